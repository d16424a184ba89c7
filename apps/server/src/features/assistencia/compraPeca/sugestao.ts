import {
  CAMPOS_COMPRA_PEDIDA,
  type CompraPeca,
  type Sugestao,
  type SugestaoExportRequest,
  type SugestaoInput,
  type SugestaoQuery,
} from '@app/contract/assistencia/compraPeca'
import { linhasDaSugestao } from '@app/rules/assistencia/compraPeca'
import { newRow } from '@app/rules/casca/campos'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { columnsAsked, recorteOf } from '../../../platform/http/answers/csv.ts'
import { fieldMessage, refuseField, refuseFields } from '../../../platform/http/errors.ts'
import { lockEstoquesDoPosto } from '../estoquePeca/index.ts'
import { lockOrdens } from '../ordemServico/index.ts'
import { existsPosto } from '../postoAutorizado/index.ts'
import { insertPedida } from './actions.ts'
import { listPrecos } from './store.ts'
import {
  countSugestao,
  listEspera,
  listSugeridas,
  listSugestao,
  listSugestaoKeys,
  SUGESTAO_COLUMNS,
  writeSugestaoLines,
} from './store-sugestao.ts'

/** Rows that the screen shows; the export has all. */
const MOST_LINHAS = 500

/** Staff name the post; a post's people have their own. */
const postoOf = async (db: Executor, { scope }: Context, id: number | undefined): Promise<number> => {
  if (scope.tipo === 'posto') return scope.postoId
  if (id === undefined) return refuseField('posto', 'EMPTY_REQUIRED_FIELD')
  return (await existsPosto(db, scope, id)) ? id : refuseField('posto', 'OPCAO_INVALIDA')
}

/** 'Sugestão de compra': what the post should order, and why. */
export const getSugestao = async (ctx: Context, { posto }: SugestaoQuery): Promise<Sugestao> => {
  const postoId = await postoOf(ctx.db, ctx, posto)
  return {
    linhas: await listSugestao(ctx.db, postoId, MOST_LINHAS),
    total: await countSugestao(ctx.db, postoId),
  }
}

const USUAL = [...SUGESTAO_COLUMNS.keys()]

export const exportSugestao = async (ctx: Context, asked: SugestaoExportRequest) => {
  const postoId = await postoOf(ctx.db, ctx, asked.filter?.posto)
  const columns = columnsAsked(SUGESTAO_COLUMNS, USUAL, asked)
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const corte = { limit: asked.pageSize, offset: asked.page * asked.pageSize, ...recorteOf(asked) }
  return {
    name: 'sugestao-de-compra',
    columns,
    keys: await listSugestaoKeys(ctx.db, postoId, corte, csv),
    total: await countSugestao(ctx.db, postoId),
    write: (some: string) => writeSugestaoLines(ctx.db, postoId, csv, some),
  }
}

/**
 * The chosen parts become one purchase. Whoever asks at the same time waits for the balances' locks and then finds that
 * the suggestion has changed, so nothing that is on the way is asked for twice.
 */
export const createCompraDaSugestao = (ctx: Context, sent: SugestaoInput): Promise<CompraPeca> =>
  ctx.transaction(async (db) => {
    const postoId = await postoOf(db, ctx, sent.posto?.id)
    const pecaIds = sent.itens.map(({ peca }) => peca.id)
    const precos = new Map((await listPrecos(db, pecaIds)).map(({ id, preco }) => [id, preco]))
    const unknown = sent.itens.flatMap(({ peca }, at) =>
      precos.has(peca.id) ? [] : [fieldMessage(`itens[${at}].peca`, 'OPCAO_INVALIDA')],
    )
    if (unknown.length > 0) refuseFields(unknown)
    // Orders are locked before balances, as in every act on an order.
    const esperam = await listEspera(db, postoId, pecaIds)
    await lockOrdens(
      db,
      esperam.map(({ ordemServicoId }) => ordemServicoId),
    )
    await lockEstoquesDoPosto(db, postoId, pecaIds)
    const sugeridas = await listSugeridas(db, postoId, pecaIds)
    const changed = sent.itens.flatMap(({ peca, esperado }, at) => {
      const sugerida = sugeridas.get(peca.id) ?? 0
      return sugerida === esperado
        ? []
        : [fieldMessage(`itens[${at}].quantidade`, 'SUGESTAO_MUDOU', { sugerida: String(sugerida) })]
    })
    if (changed.length > 0) refuseFields(changed)
    const linhas = linhasDaSugestao(
      sent.itens.map(({ peca, quantidade }) => ({ pecaId: peca.id, quantidade })),
      await listEspera(db, postoId, pecaIds),
    )
    return insertPedida(
      db,
      ctx,
      { postoId, ...newRow(CAMPOS_COMPRA_PEDIDA, sent) },
      linhas.map((linha) => ({ ...linha, preco: precos.get(linha.pecaId) ?? 0 })),
    )
  })
