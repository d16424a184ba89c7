import type {
  FaltarInput,
  FilaSeparacao,
  LerInput,
  LinhaSeparacao,
  PedidoSeparacao,
  SeparacaoTerminada,
} from '@app/contract/armazem/separacao'
import type { EntregarInput } from '@app/contract/armazem/andamento'
import { PEDIDOS_POR_PESSOA } from '@app/contract/armazem/separacao'
import { lateSince } from '@app/rules/armazem/pedido'
import { checkSoma, checkTermino, compareRota, isPronta, restaDe } from '@app/rules/armazem/separacao'
import { addQuantity } from '@app/rules/casca/quantidade'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { withFileWork } from '../../../platform/files/work.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { raiseFatos } from '../../casca/notificacao/index.ts'
import { keepFotoDaFalta, namedFotos, readFotoDaFalta } from '../expedicao/index.ts'
import { cutFaltas, moveByWork } from '../pedido/index.ts'
import {
  auditadoOf,
  demandCodigo,
  demandEmSeparacao,
  demandLigada,
  lockTrabalho,
  recordAto,
} from './passo.ts'
import {
  clearFaltas,
  findPassos,
  type LinhaRow,
  listFila,
  listLinhas,
  listMeus,
  listSeparadores,
  lockTrabalhos,
  type Separador,
  setDevolvida,
  setFaltaAceita,
  setLinha,
  setTerminada,
  setTomada,
  type Trabalho,
} from './store.ts'

/** More orders than a warehouse looks at; the first to leave come first. */
const FILA_LIMITE = 300

const iso = (em: Date | null) => em?.toISOString() ?? null

/** The orders that wait for picking or are being picked. */
export const listFilaSeparacao = async (ctx: Context): Promise<FilaSeparacao[]> => {
  await demandLigada(ctx.db, ctx, 'separacao')
  const rows = await listFila(ctx.db, ctx.scope, FILA_LIMITE)
  return rows.map((row) => ({
    pedido: row.pedido,
    numeroPedido: row.numeroPedido,
    cliente: row.cliente,
    dataHoraColeta: row.dataHoraColeta.toISOString(),
    urgente: row.urgente,
    atrasadoDesde: iso(lateSince(row, row, ctx.now())),
    linhas: row.linhas,
    prontas: row.prontas,
    separador: row.separador,
    comigo: row.separadorId === ctx.usuario.id,
    tomadaEm: iso(row.tomadaEm),
  }))
}

const toLinha = ({ pedido: _pedido, ...linha }: LinhaRow): LinhaSeparacao => linha

const toPedidos = (trabalhos: readonly Trabalho[], linhas: readonly LinhaRow[]): PedidoSeparacao[] => {
  const byPedido = Map.groupBy(linhas, ({ pedido }) => pedido)
  return trabalhos.map((row) => ({
    pedido: row.pedido,
    numeroPedido: row.numeroPedido,
    cliente: row.cliente,
    dataHoraColeta: row.dataHoraColeta.toISOString(),
    urgente: row.urgente,
    situacao: row.etapa,
    restoEmPedido: row.restoEmPedido,
    linhas: (byPedido.get(row.pedido) ?? []).toSorted(compareRota).map(toLinha),
  }))
}

const meusOf = async (db: Executor, ctx: Context): Promise<PedidoSeparacao[]> => {
  const meus = await listMeus(db, ctx.scope, ctx.usuario.id)
  const linhas = await listLinhas(
    db,
    meus.map(({ pedido }) => pedido),
  )
  return toPedidos(meus, linhas)
}

/** What I have in hand, also what has left picking meanwhile, so that its goods go back to the shelf. */
export const listMinhaSeparacao = async (ctx: Context): Promise<PedidoSeparacao[]> => {
  await demandLigada(ctx.db, ctx, 'separacao')
  return meusOf(ctx.db, ctx)
}

/** Gives an order to a person: the one who asks, or `para` by somebody else's act. */
const take = async (db: Executor, ctx: Context, row: Trabalho, para?: Separador): Promise<void> => {
  const { numeroPedido: numero, etapa, separadorId, separador } = row
  const dono = para?.id ?? ctx.usuario.id
  if (separadorId === dono && etapa === 'EM_SEPARACAO' && row.terminadaEm === null) return
  const espera =
    row.concluido && (etapa === 'CRIADO' || (etapa === 'EM_SEPARACAO' && row.terminadaEm === null))
  if (!espera) refuse('SEPARACAO_NAO_ESPERA', { numero })
  if (etapa === 'EM_SEPARACAO' && separadorId !== null)
    refuse('SEPARACAO_TOMADA', { numero, quem: separador ?? 'outra pessoa' })
  const moveu = etapa === 'CRIADO'
  if (moveu) await moveByWork(db, ctx, row.pedido, 'EM_SEPARACAO')
  await setTomada(db, row.pedido, { separadorId: dono, em: ctx.now(), moveu })
  const depois = { ...row, versao: moveu ? row.versao + 1 : row.versao }
  if (para) await recordAto(db, ctx, depois, 'entregue', { quem: para.nome })
  else await recordAto(db, ctx, depois, 'tomada')
}

const lockAll = async (db: Executor, ctx: Context, pedidos: readonly number[]): Promise<Trabalho[]> => {
  const wanted = [...new Set(pedidos)]
  const rows = await lockTrabalhos(db, ctx.scope, wanted)
  if (rows.length < wanted.length) refuse('NOT_FOUND')
  return rows
}

/** Takes orders, all or none: a picker who asked for one that is gone looks at the queue anew. */
export const takePedidos = (ctx: Context, pedidos: readonly number[]): Promise<PedidoSeparacao[]> =>
  ctx.transaction(async (db) => {
    await demandLigada(db, ctx, 'separacao')
    for (const row of await lockAll(db, ctx, pedidos)) await take(db, ctx, row)
    const meus = await meusOf(db, ctx)
    if (meus.length > PEDIDOS_POR_PESSOA) refuse('SEPARACAO_MUITOS', { maximo: PEDIDOS_POR_PESSOA })
    return meus
  })

/** The picker hears of orders that somebody put into his hands. */
const tellEntrega = (db: Executor, ctx: Context, rows: readonly Trabalho[], { id }: Separador) =>
  raiseFatos(
    db,
    rows.map(({ pedido, numeroPedido, cliente, clienteId }) => ({
      tipo: 'PEDIDO_ENTREGUE' as const,
      causa: `${pedido}:${id}:${ctx.now().getTime()}`,
      clienteId,
      pessoas: [id],
      autorId: ctx.usuario.id,
      link: '/separacao/coletor',
      rotulo: `${numeroPedido} · ${cliente}`,
    })),
    ctx.now(),
  )

/** Gives orders that nobody has to a picker, all or none. */
export const givePedidos = (ctx: Context, { pedidos, usuario }: EntregarInput): Promise<void> =>
  ctx.transaction(async (db) => {
    await demandLigada(db, ctx, 'separacao')
    const para = (await listSeparadores(db)).find(({ id }) => id === usuario) ?? refuse('NOT_FOUND')
    const rows = await lockAll(db, ctx, pedidos)
    for (const row of rows) await take(db, ctx, row, para)
    const novos = rows.filter(({ separadorId }) => separadorId !== para.id)
    if (para.id !== ctx.usuario.id) await tellEntrega(db, ctx, novos, para)
    const dele = await listMeus(db, ctx.scope, para.id)
    if (dele.length > PEDIDOS_POR_PESSOA) refuse('SEPARACAO_MUITOS', { maximo: PEDIDOS_POR_PESSOA })
  })

/**
 * Gives an order back to the queue with what is on its trolley. One that nobody touched returns to its former stage.
 * Besides the picker, whoever may take an order a step back may do it, because people go home.
 */
export const returnPedido = (ctx: Context, pedido: number): Promise<PedidoSeparacao[]> =>
  ctx.transaction(async (db) => {
    const row = await lockTrabalho(db, ctx, pedido)
    const { numeroPedido: numero } = row
    if (row.separadorId === null || row.terminadaEm !== null) refuse('SEPARACAO_DE_OUTRO', { numero })
    if (row.separadorId !== ctx.usuario.id && !ctx.can('PEDIDO_VOLTAR'))
      refuse('SEPARACAO_DE_OUTRO', { numero })
    const touched = (await listLinhas(db, [pedido])).some(
      ({ separado, falta }) => separado > 0 || falta !== null,
    )
    await setDevolvida(db, pedido)
    await recordAto(db, ctx, row, 'devolvida')
    if (!touched && row.moveu && row.etapa === 'EM_SEPARACAO') await moveByWork(db, ctx, pedido, 'CRIADO')
    return meusOf(db, ctx)
  })

/** The order in this person's hands, in its stage, and its lines; every refusal names the order. */
const demandMinha = async (db: Executor, ctx: Context, pedido: number) => {
  await demandLigada(db, ctx, 'separacao')
  const row = await lockTrabalho(db, ctx, pedido)
  demandEmSeparacao(row)
  if (row.separadorId !== ctx.usuario.id || row.terminadaEm !== null)
    refuse('SEPARACAO_DE_OUTRO', { numero: row.numeroPedido })
  return { row, linhas: await listLinhas(db, [pedido]) }
}

const linhaOf = (linhas: readonly LinhaRow[], saldo: number, { numeroPedido: numero }: Trabalho): LinhaRow =>
  linhas.find((linha) => linha.saldo === saldo) ?? refuse('SEPARACAO_LINHA', { numero })

/** One reading: goods onto the trolley, or back to the shelf. */
export const scanLinha = (
  ctx: Context,
  pedido: number,
  { saldo, codigo, quantidade }: LerInput,
): Promise<LinhaSeparacao> =>
  ctx.transaction(async (db) => {
    const { row, linhas } = await demandMinha(db, ctx, pedido)
    const linha = linhaOf(linhas, saldo, row)
    if (quantidade > 0) demandCodigo(ctx, codigo, linha, linhas)
    const wrong = checkSoma(linha, quantidade)
    if (wrong) refuse(wrong.code, wrong.params)
    // What was found after all, or put back, is no longer short.
    const depois = { ...linha, separado: addQuantity(linha.separado, quantidade), falta: null, motivo: null }
    await setLinha(db, pedido, saldo, { ...depois, lidaEm: ctx.now() })
    if (isPronta(depois) && depois.quantidade > 0)
      await recordAto(db, ctx, row, 'linha', { item: auditadoOf(linha, depois.separado) })
    return toLinha(depois)
  })

/** The rest of a line was not found. */
export const missLinha = async (
  ctx: Context,
  pedido: number,
  { saldo, motivo, foto }: FaltarInput,
): Promise<LinhaSeparacao> => {
  const files = await readFotoDaFalta(foto)
  return withFileWork(ctx, [namedFotos], files, (work) =>
    ctx.transaction(async (db) => {
      const { row, linhas } = await demandMinha(db, ctx, pedido)
      const linha = linhaOf(linhas, saldo, row)
      const falta = restaDe({ ...linha, falta: null })
      if (falta <= 0) refuse('SEPARACAO_PASSA', { falta: 0 })
      const depois = { ...linha, falta, motivo }
      await setLinha(db, pedido, saldo, { ...depois, lidaEm: ctx.now() })
      for (const file of files)
        await keepFotoDaFalta(db, ctx, work, { id: pedido, clienteId: row.clienteId, saldo, file })
      await recordAto(db, ctx, row, 'falta', { item: auditadoOf(linha, falta), motivo })
      return toLinha(depois)
    }),
  )
}

/** A supervisor knows of a shortage: it asks for no more answers, and the history says who took it. */
export const acceptFalta = (ctx: Context, pedido: number, saldo: number): Promise<void> =>
  ctx.transaction(async (db) => {
    await demandLigada(db, ctx, 'separacao')
    const row = await lockTrabalho(db, ctx, pedido)
    const linha = linhaOf(await listLinhas(db, [pedido]), saldo, row)
    if (linha.falta === null) refuse('SEPARACAO_SEM_FALTA', { numero: row.numeroPedido })
    if (!(await setFaltaAceita(db, pedido, saldo))) return
    await recordAto(db, ctx, row, 'faltaAceita', { item: auditadoOf(linha, linha.falta) })
  })

/**
 * Ends the picking. What was short leaves the order, by the client's setting into a linked one. The order moves on
 * at once, or waits for its check where that is on.
 */
export const finishSeparacao = (ctx: Context, pedido: number): Promise<SeparacaoTerminada> =>
  ctx.transaction(async (db) => {
    const { row, linhas } = await demandMinha(db, ctx, pedido)
    const wrong = checkTermino(linhas)
    if (wrong) refuse(wrong)
    const faltas = new Map(
      linhas.flatMap(({ saldo, falta }) => (falta === null ? [] : [[saldo, falta] as const])),
    )
    const ligado = faltas.size > 0 ? await cutFaltas(db, ctx, pedido, faltas, row.restoEmPedido) : null
    await clearFaltas(db, pedido)
    await setTerminada(db, pedido, ctx.now())
    const now = await lockTrabalho(db, ctx, pedido)
    await recordAto(db, ctx, now, 'terminada', { linhas: linhas.length })
    // With checking on, another person counts the goods before the order goes on.
    if ((await findPassos(db)).conferencia) return { pedido, situacao: now.etapa, ligado }
    const { etapa } = await moveByWork(db, ctx, pedido, 'A_FATURAR')
    return { pedido, situacao: etapa, ligado }
  })
