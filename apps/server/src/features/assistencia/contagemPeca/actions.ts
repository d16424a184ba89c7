import {
  ACAO_CONTAGEM_INPUTS,
  ACAO_CONTAGEM_LABELS,
  type AcaoContagem,
  type ContagemPeca,
  type ContagemPecaInput,
  type ContarPecaInput,
  MOST_ITENS_CONTAGEM,
  SITUACAO_CONTAGEM_LABELS,
} from '@app/contract/assistencia/contagemPeca'
import {
  diferencaDe,
  fitsContagem,
  isADecidir,
  isContadaUmaVez,
  isDeOutraPessoa,
  isSegundaDeOutra,
  TRANSICOES_CONTAGEM,
} from '@app/rules/assistencia/contagemPeca'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { fieldMessage, refuse, refuseField, refuseFields } from '../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { moveEstoquePeca, recordEstoquePeca } from '../estoquePeca/index.ts'
import { existsPosto, listPostosQueVeem } from '../postoAutorizado/index.ts'
import {
  type ContagemRow,
  findContagem,
  insertContagem,
  type ItemRow,
  listAjustadosDepois,
  listEstoquesDaContagem,
  listItens,
  lockContagem,
  lockSaldos,
  type Movida,
  setAjustados,
  setContado,
  setSegunda,
  updateContagem,
} from './store.ts'
import { isDaSegunda, primeiraDe, quemOf, toContagem, toItem, vistoEm } from './view.ts'

export const getContagem = async (ctx: Context, id: number): Promise<ContagemPeca> => {
  const row = (await findContagem(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return toContagem(row, await listItens(ctx.db, id), ctx)
}

/** Records the change, and answers the count as it is now. */
const recorded = async (
  db: Executor,
  ctx: Context,
  id: number,
  mudancas: readonly Mudanca[],
): Promise<ContagemPeca> => {
  const row = (await findContagem(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const postos = await listPostosQueVeem(db, row.posto.id)
  const { versao } = row
  await recordChange(db, ctx, { entidade: 'contagemPeca', id, versao, clienteId: null, postos, mudancas })
  return toContagem(row, await listItens(db, id), ctx)
}

const postoOf = async (db: Executor, { scope }: Context, sent: ContagemPecaInput): Promise<number> => {
  if (scope.tipo === 'posto') return scope.postoId
  const id = sent.posto?.id ?? refuseField('posto', 'EMPTY_REQUIRED_FIELD')
  return (await existsPosto(db, scope, id)) ? id : refuseField('posto', 'OPCAO_INVALIDA')
}

/** Opens a count of all parts that the post stocks, or of some. */
export const createContagem = (ctx: Context, sent: ContagemPecaInput): Promise<ContagemPeca> =>
  ctx.transaction(async (db) => {
    const postoId = await postoOf(db, ctx, sent)
    const estoques = await listEstoquesDaContagem(db, postoId, {
      busca: sent.busca ?? '',
      local: sent.local ?? '',
      pecas: sent.pecas?.map(({ id }) => id) ?? null,
    })
    if (estoques.length === 0) refuseField('busca', 'CONTAGEM_VAZIA')
    if (estoques.length > MOST_ITENS_CONTAGEM)
      refuseField('busca', 'CONTAGEM_GRANDE', {
        pecas: String(estoques.length),
        maximo: String(MOST_ITENS_CONTAGEM),
      })
    const { descricao } = sent
    const nova = { postoId, descricao, criadoPor: ctx.usuario.id, criadoEm: ctx.now() }
    const id = await insertContagem(db, nova, estoques)
    return recorded(db, ctx, id, [{ campo: 'contagemPeca', acao: 'criado', para: id }])
  })

/** Keeps one number as it is counted, with the ledger's balance of that moment; orders go on meanwhile. */
export const countPeca = (
  ctx: Context,
  id: number,
  { item, contado, esperado }: ContarPecaInput,
): Promise<ContagemPeca> =>
  ctx.transaction(async (db) => {
    const row = (await lockContagem(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, row.posto.id)
    const segunda = row.situacao === 'SEGUNDA'
    if (row.situacao !== 'ABERTA' && !segunda) refuse('CONTAGEM_FECHADA')
    const found = (await listItens(db, id)).find((one) => one.id === item.id)
    if (!found || (segunda && !isDaSegunda(found))) return refuseField('item', 'OPCAO_INVALIDA')
    if (segunda && isSegundaDeOutra(primeiraDe(found).contadoPorId, quemOf(ctx)))
      refuseField('contado', 'CONTAGEM_SEGUNDA_DE_OUTRA')
    const visto = vistoEm(row.situacao, found)
    if (visto !== esperado && visto !== contado)
      refuseField('contado', 'CONTAGEM_OUTRO_NUMERO', { contado: String(visto ?? 'nada') })
    const saldo = (await lockSaldos(db, [found.estoque])).get(found.estoque)
    await (segunda ? setSegunda : setContado)(db, found, {
      contado,
      saldo: saldo?.quantidade ?? 0,
      por: ctx.usuario.id,
      em: ctx.now(),
    })
    return recorded(db, ctx, id, [])
  })

type Ajuste = { id: number; motivo: string }

/**
 * The chosen differences enter the ledger, as much as each was at its count: what orders used since then stays used. A
 * balance that was adjusted after its count is not adjusted again.
 */
const adjust = async (
  db: Executor,
  ctx: Context,
  contagem: ContagemRow,
  itens: readonly ItemRow[],
  ajustes: readonly Ajuste[],
): Promise<void> => {
  const byId = new Map(itens.map((item) => [item.id, item]))
  const saldos = await lockSaldos(
    db,
    itens.map(({ estoque }) => estoque),
  )
  const depois = await listAjustadosDepois(
    db,
    ajustes.map(({ id }) => id),
  )
  const seen = new Set<number>()
  const wrong = ajustes.flatMap(({ id }, at) => {
    const field = `itens[${at}].id`
    const item = byId.get(id)
    const repeated = seen.has(id)
    seen.add(id)
    if (!item || repeated) return [fieldMessage(field, 'OPCAO_INVALIDA')]
    if (!isADecidir(toItem(item))) return [fieldMessage(field, 'CONTAGEM_SEM_DIFERENCA')]
    if (contagem.segunda && isContadaUmaVez(toItem(item)))
      return [fieldMessage(field, 'CONTAGEM_ESPERA_SEGUNDA')]
    if (isDeOutraPessoa(itens, item, quemOf(ctx))) return [fieldMessage(field, 'CONTAGEM_OUTRA_PESSOA')]
    if (depois.has(id)) return [fieldMessage(field, 'CONTAGEM_AJUSTADA_DEPOIS')]
    const { quantidade = 0, reservado = 0 } = saldos.get(item.estoque) ?? {}
    return quantidade + (diferencaDe(item) ?? 0) < reservado
      ? [fieldMessage(field, 'AJUSTE_ABAIXO', { reservado: String(reservado) })]
      : []
  })
  if (wrong.length > 0) refuseFields(wrong)
  const agora = ctx.now()
  const movimentos = ajustes.flatMap(({ id, motivo }) => {
    const item = byId.get(id)
    if (!item) return []
    const fisico = diferencaDe(item) ?? 0
    return [
      {
        estoqueId: item.estoque,
        tipo: 'AJUSTE' as const,
        fisico,
        reservado: 0,
        motivo,
        contagemId: contagem.id,
      },
    ]
  })
  await moveEstoquePeca(db, movimentos, { agora, usuarioId: ctx.usuario.id })
  await setAjustados(
    db,
    ajustes.map(({ id }) => id),
    { por: ctx.usuario.id, em: agora },
  )
  for (const { estoqueId, fisico } of movimentos) {
    const de = saldos.get(estoqueId)?.quantidade ?? 0
    await recordEstoquePeca(db, ctx, estoqueId, [{ campo: 'quantidade', de, para: de + fisico }])
  }
}

/** The columns that an act sets. */
const movedBy = (ctx: Context, acao: AcaoContagem, body: unknown): Omit<Movida, 'situacao'> => {
  switch (acao) {
    case 'fechar':
      return { fechado_em: ctx.now(), fechado_por: ctx.usuario.id }
    case 'reabrir':
      return { fechado_em: null, fechado_por: null }
    case 'pedirSegunda':
      return { segunda_em: ctx.now(), segunda_por: ctx.usuario.id }
    case 'encerrar':
      return { encerrado_em: ctx.now() }
    case 'cancelar':
      return {
        encerrado_em: ctx.now(),
        motivo: parseBody(ACAO_CONTAGEM_INPUTS.cancelar, body).motivo,
      }
    case 'ajustar':
      return {}
  }
}

/** One act of the table with all its consequences, or nothing; the last adjustment ends the count. */
export const moveContagem = (
  ctx: Context,
  id: number,
  acao: AcaoContagem,
  body: unknown,
): Promise<ContagemPeca> =>
  ctx.transaction(async (db) => {
    const before = (await lockContagem(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, before.posto.id)
    const itens = await listItens(db, id)
    const sent = versaoSent(ctx, body)
    await demandVersao(db, { entidade: 'contagemPeca', id, versao: before.versao }, sent, () =>
      toContagem(before, itens, ctx),
    )
    const moved = movedBy(ctx, acao, body)
    const ajustes = acao === 'ajustar' ? parseBody(ACAO_CONTAGEM_INPUTS.ajustar, body).itens : []
    if (!fitsContagem({ ...before, itens: itens.map(toItem) }, acao))
      refuse('CONTAGEM_ACAO', { acao: ACAO_CONTAGEM_LABELS[acao] })
    if (acao === 'ajustar') await adjust(db, ctx, before, itens, ajustes)
    const adjusted = new Set(ajustes.map((ajuste) => ajuste.id))
    const done =
      acao === 'ajustar' && !itens.some((item) => isADecidir(toItem(item)) && !adjusted.has(item.id))
    const situacao = done ? 'ENCERRADA' : TRANSICOES_CONTAGEM[acao].para
    await updateContagem(db, id, { ...moved, ...(done && { encerrado_em: ctx.now() }), situacao })
    return recorded(db, ctx, id, [
      ...(situacao === before.situacao
        ? []
        : [
            {
              campo: 'situacao',
              de: SITUACAO_CONTAGEM_LABELS[before.situacao],
              para: SITUACAO_CONTAGEM_LABELS[situacao],
            },
          ]),
      ...(moved.motivo === undefined ? [] : [{ campo: 'motivo', de: null, para: moved.motivo }]),
      ...(ajustes.length > 0 ? [{ campo: 'ajustadas', de: null, para: ajustes.length }] : []),
      ...semVersao('contagemPeca', sent),
    ])
  })
