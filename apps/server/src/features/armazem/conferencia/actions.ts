import type {
  ConferenciaTerminada,
  ContarInput,
  FecharVolumeInput,
  FilaConferencia,
  PedidoConferencia,
  VolumesDoPedido,
} from '@app/contract/armazem/conferencia'
import { CAMPOS_PEDIDO_ROTULO, STATUS_LABELS } from '@app/contract/armazem/pedido'
import { checkContagem, diferencasDe } from '@app/rules/armazem/conferencia'
import { plainOf } from '@app/rules/casca/campos'
import { addQuantity } from '@app/rules/casca/quantidade'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { moveByWork } from '../pedido/index.ts'
import {
  auditadoOf,
  demandCodigo,
  demandLigada,
  findPassos,
  lockTrabalho,
  recordAto,
  recordAtos,
  setLinha,
  setReaberta,
  type Trabalho,
} from '../separacao/index.ts'
import * as store from './store.ts'

/** More orders than a warehouse looks at; the first to leave come first. */
const FILA_LIMITE = 300

const doPedido = ({ pedido, numeroPedido, cliente, dataHoraColeta, urgente }: Trabalho) => ({
  pedido,
  numeroPedido,
  cliente,
  dataHoraColeta: dataHoraColeta.toISOString(),
  urgente,
})

/** The orders that wait for a check or are being checked. */
export const listFilaConferencia = async (ctx: Context): Promise<FilaConferencia[]> => {
  await demandLigada(ctx.db, ctx, 'conferencia')
  const { separacao } = await findPassos(ctx.db)
  const rows = await store.listFila(ctx.db, ctx.scope, separacao, FILA_LIMITE)
  return rows.map((row) => ({
    ...doPedido(row),
    linhas: row.linhas,
    separador: row.separador,
    conferente: row.conferente,
    comigo: row.conferenteId === ctx.usuario.id,
    separei: row.separadorId === ctx.usuario.id,
  }))
}

/** The state of a check as its person sees it; what the order wants is told only where the closed count differs. */
const toPedido = async (db: Executor, row: Trabalho): Promise<PedidoConferencia> => {
  const conferencia = await store.findConferencia(db, row.pedido)
  const linhas = await store.listLinhas(db, row.pedido)
  const diferencas = diferencasDe(linhas)
  return {
    ...doPedido(row),
    situacao: row.etapa,
    separador: row.separador,
    linhas: linhas.map(({ quantidade: _quantidade, contado: _contado, ...linha }) => linha),
    contagem: await store.listContagem(db, row.pedido),
    volumes: await store.listVolumes(db, row.pedido),
    completo: diferencas.length === 0,
    diferencas: conferencia?.fechadaEm ? diferencas : null,
  }
}

const meusOf = async (db: Executor, ctx: Context): Promise<PedidoConferencia[]> => {
  const answers: PedidoConferencia[] = []
  for (const row of await store.listMeus(db, ctx.scope, ctx.usuario.id)) answers.push(await toPedido(db, row))
  return answers
}

/** What I am checking, also what has left checking meanwhile. */
export const listMinhaConferencia = async (ctx: Context): Promise<PedidoConferencia[]> => {
  await demandLigada(ctx.db, ctx, 'conferencia')
  return meusOf(ctx.db, ctx)
}

/** Takes an order that somebody else has picked. */
export const takeConferencia = (ctx: Context, pedido: number): Promise<PedidoConferencia[]> =>
  ctx.transaction(async (db) => {
    await demandLigada(db, ctx, 'conferencia')
    const row = await lockTrabalho(db, ctx, pedido)
    const { numeroPedido: numero } = row
    const porLeitor = (await findPassos(db)).separacao
    if (!row.concluido || row.etapa !== 'EM_SEPARACAO' || (porLeitor && row.terminadaEm === null))
      refuse('CONFERENCIA_NAO_ESPERA', { numero })
    if (row.separadorId === ctx.usuario.id) refuse('CONFERENCIA_MESMA_PESSOA', { numero })
    const now = await store.findConferencia(db, pedido)
    if (now && now.terminadaEm === null && now.conferenteId !== ctx.usuario.id)
      refuse('CONFERENCIA_TOMADA', { numero, quem: now.conferente })
    const outra = (await store.listMeus(db, ctx.scope, ctx.usuario.id)).find((one) => one.pedido !== pedido)
    if (outra) refuse('CONFERENCIA_UMA', { numero: outra.numeroPedido })
    if (!now || now.terminadaEm !== null) {
      await store.insertConferencia(db, pedido, { conferenteId: ctx.usuario.id, em: ctx.now() })
      await recordAto(db, ctx, row, 'conferenciaTomada')
    }
    return meusOf(db, ctx)
  })

/** Gives an order back to the queue; the next person counts anew. Who may take an order a step back may do it too. */
export const returnConferencia = (ctx: Context, pedido: number): Promise<PedidoConferencia[]> =>
  ctx.transaction(async (db) => {
    const row = await lockTrabalho(db, ctx, pedido)
    const now = await store.findConferencia(db, pedido)
    const mine = now?.conferenteId === ctx.usuario.id || ctx.can('PEDIDO_VOLTAR')
    if (!now || now.terminadaEm !== null || !mine)
      refuse('CONFERENCIA_DE_OUTRO', { numero: row.numeroPedido })
    await store.deleteConferencia(db, pedido)
    await recordAto(db, ctx, row, 'conferenciaDevolvida')
    return meusOf(db, ctx)
  })

/** The order that is being checked, in its stage; every refusal names the order. */
const demandAberta = async (db: Executor, ctx: Context, pedido: number) => {
  await demandLigada(db, ctx, 'conferencia')
  const row = await lockTrabalho(db, ctx, pedido)
  const { numeroPedido: numero, etapa } = row
  if (etapa !== 'EM_SEPARACAO') refuse('CONFERENCIA_SAIU', { numero, situacao: STATUS_LABELS[etapa] })
  const now = await store.findConferencia(db, pedido)
  if (!now || now.terminadaEm !== null) return refuse('CONFERENCIA_DE_OUTRO', { numero })
  return { row, now, linhas: await store.listLinhas(db, pedido) }
}

/** The order in this person's hands. */
const demandMinha = async (db: Executor, ctx: Context, pedido: number) => {
  const aberta = await demandAberta(db, ctx, pedido)
  if (aberta.now.conferenteId !== ctx.usuario.id)
    refuse('CONFERENCIA_DE_OUTRO', { numero: aberta.row.numeroPedido })
  return aberta
}

const linhaOf = (linhas: readonly store.LinhaRow[], saldo: number, { numeroPedido: numero }: Trabalho) =>
  linhas.find((linha) => linha.saldo === saldo) ?? refuse('SEPARACAO_LINHA', { numero })

/** One reading into an open volume, or out of it; it opens a closed count. */
export const countLinha = (
  ctx: Context,
  pedido: number,
  { saldo, codigo, quantidade, volume }: ContarInput,
): Promise<PedidoConferencia> =>
  ctx.transaction(async (db) => {
    const { row, linhas } = await demandMinha(db, ctx, pedido)
    const linha = linhaOf(linhas, saldo, row)
    if (quantidade > 0) demandCodigo(ctx, codigo, linha, linhas)
    const volumes = await store.listVolumes(db, pedido)
    const found = volumes.find(({ numero }) => numero === volume)
    const novo = Math.max(0, ...volumes.map(({ numero }) => numero)) + 1
    if (found ? found.fechado : volume !== novo) refuse('CONFERENCIA_VOLUME', { volume })
    const contagem = await store.listContagem(db, pedido)
    const contado = contagem.find((one) => one.volume === volume && one.saldo === saldo)?.quantidade ?? 0
    const wrong = checkContagem(linha, contado, quantidade)
    if (wrong) refuse(wrong.code, wrong.params)
    const depois = addQuantity(contado, quantidade)
    await store.setContado(db, pedido, { volume, saldo, quantidade: depois, em: ctx.now() })
    await store.setFechada(db, pedido, null)
    return toPedido(db, row)
  })

/** A volume is full and weighed. */
export const closeVolume = (
  ctx: Context,
  pedido: number,
  { numero, peso }: FecharVolumeInput,
): Promise<PedidoConferencia> =>
  ctx.transaction(async (db) => {
    const { row } = await demandMinha(db, ctx, pedido)
    const found = (await store.listVolumes(db, pedido)).find((one) => one.numero === numero)
    if (!found || found.fechado) refuse('CONFERENCIA_VOLUME', { volume: numero })
    const full = (await store.listContagem(db, pedido)).some(({ volume }) => volume === numero)
    if (!full) refuse('CONFERENCIA_VOLUME_VAZIO', { volume: numero })
    await store.setVolumeFechado(db, pedido, { numero, peso, em: ctx.now() })
    await recordAto(db, ctx, row, 'volume', { numero, peso })
    return toPedido(db, row)
  })

/** Closes the count: only now the differences are told. */
export const closeContagem = (ctx: Context, pedido: number): Promise<PedidoConferencia> =>
  ctx.transaction(async (db) => {
    const { row, linhas } = await demandMinha(db, ctx, pedido)
    const diferencas = diferencasDe(linhas)
    await store.setFechada(db, pedido, ctx.now())
    await recordAtos(db, ctx, row, [
      { ato: 'contagem', diferencas: diferencas.length },
      ...diferencas.map(({ saldo, quantidade, contado }) => ({
        ato: 'diferenca',
        item: auditadoOf(linhaOf(linhas, saldo, row), quantidade),
        contado,
      })),
    ])
    return toPedido(db, row)
  })

/**
 * The counts of one lot begin anew; the volumes that held it are open again. Besides who checks, whoever may take an
 * order a step back may ask for it once the count is closed.
 */
export const recountLinha = (ctx: Context, pedido: number, saldo: number): Promise<PedidoConferencia> =>
  ctx.transaction(async (db) => {
    const { row, now, linhas } = await demandAberta(db, ctx, pedido)
    const supervisor = now.fechadaEm !== null && ctx.can('PEDIDO_VOLTAR')
    if (now.conferenteId !== ctx.usuario.id && !supervisor)
      refuse('CONFERENCIA_DE_OUTRO', { numero: row.numeroPedido })
    const linha = linhaOf(linhas, saldo, row)
    await store.clearContado(db, pedido, saldo)
    await store.setFechada(db, pedido, null)
    await recordAto(db, ctx, row, 'recontada', { item: auditadoOf(linha, linha.contado) })
    return toPedido(db, row)
  })

/** Ends a check without differences: the order moves on by itself. */
export const finishConferencia = (ctx: Context, pedido: number): Promise<ConferenciaTerminada> =>
  ctx.transaction(async (db) => {
    const { row, linhas } = await demandMinha(db, ctx, pedido)
    if (linhas.length === 0 || diferencasDe(linhas).length > 0) refuse('CONFERENCIA_DIFERENCA')
    const full = new Set((await store.listContagem(db, pedido)).map(({ volume }) => volume))
    const volumes = (await store.listVolumes(db, pedido)).filter(({ numero }) => full.has(numero))
    const open = volumes.find(({ fechado }) => !fechado)
    if (open) refuse('CONFERENCIA_VOLUME_ABERTO', { volume: open.numero })
    await store.setTerminada(db, pedido, ctx.now())
    const peso = volumes.reduce((sum, one) => addQuantity(sum, one.peso ?? 0), 0)
    await recordAto(db, ctx, row, 'conferida', { volumes: volumes.length, peso })
    const { etapa } = await moveByWork(db, ctx, pedido, 'A_FATURAR')
    return { pedido, situacao: etapa }
  })

/**
 * Gives an order that still differs back to picking. What was counted of a lot is what lies on its trolley, so that the
 * picker finds exactly the lines that lack something or have too much.
 */
export const returnToSeparacao = (ctx: Context, pedido: number): Promise<ConferenciaTerminada> =>
  ctx.transaction(async (db) => {
    const { row, now, linhas } = await demandMinha(db, ctx, pedido)
    if (row.terminadaEm === null) refuse('CONFERENCIA_SEM_SEPARACAO', { numero: row.numeroPedido })
    const diferencas = diferencasDe(linhas)
    if (now.fechadaEm === null || diferencas.length === 0) refuse('CONFERENCIA_DIFERENCA')
    for (const { saldo, contado } of diferencas)
      await setLinha(db, pedido, saldo, { separado: contado, falta: null, motivo: null })
    await setReaberta(db, pedido)
    await store.deleteConferencia(db, pedido)
    await recordAto(db, ctx, row, 'voltou', { diferencas: diferencas.length })
    return { pedido, situacao: row.etapa }
  })

/** What the labels of an order's volumes say; they are numbered without holes. */
export const getVolumes = async (ctx: Context, pedido: number): Promise<VolumesDoPedido> => {
  const row = (await store.findRotulo(ctx.db, ctx.scope, pedido)) ?? refuse('NOT_FOUND')
  const volumes = await store.listVolumes(ctx.db, pedido)
  return {
    ...doPedido(row),
    ...plainOf(CAMPOS_PEDIDO_ROTULO, row),
    volumes: volumes.map((volume, at) => ({ ...volume, numero: at + 1 })),
  }
}
