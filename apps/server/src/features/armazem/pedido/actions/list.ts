import { FIND_ALL_LIMIT } from '@app/contract/casca/paging'
import type { Direction, PageQuery } from '@app/contract/casca/paging'
import { PedidoSort } from '@app/contract/armazem/pedido'
import type { PedidoFilter, PedidoListRequest, PedidoResumo } from '@app/contract/armazem/pedido'
import { dayRange, rangeOf } from '@app/rules/casca/tempo'
import { Readable } from 'node:stream'
import type { Context } from '../../../../platform/context.ts'
import { refuseField } from '../../../../platform/http/errors.ts'
import { halPage, pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { isGiven, parseSort } from '../../../../platform/http/answers/list.ts'
import { listDocumentos } from '../store/anexo.ts'
import type { Figura } from '../store/figura.ts'
import type { Filtro } from '../store/filter.ts'
import { countPedidos, listPedidos, listPedidosBelow } from '../store/list.ts'
import { toResumo } from '../view.ts'

type Found = { content: PedidoResumo[]; total: number; page: number; size: number }
type Asked = { page: number; size: number; sort: PedidoSort; direction: Direction }

const find = async (ctx: Context, filtro: Filtro, asked: Asked): Promise<Found> => {
  const now = ctx.now()
  const total = await countPedidos(ctx.db, ctx.scope, filtro, now)
  const rows = await listPedidos(ctx.db, ctx.scope, filtro, now, { ...asked, total })
  const { page, size } = asked
  const content = rows.map((row) => toResumo(row, ctx))
  return { content: await withDocumentos(ctx, content), total, page, size }
}

/** A company's own list says which papers each order has; staff's names the company instead. */
const withDocumentos = async (
  { db, scope }: Context,
  content: readonly PedidoResumo[],
): Promise<PedidoResumo[]> => {
  if (scope.tipo !== 'cliente' || content.length === 0) return [...content]
  const documentos = await listDocumentos(
    db,
    scope,
    content.map(({ id }) => id),
  )
  return content.map((row) => ({ ...row, documentos: documentos.get(row.id) ?? [] }))
}

/** A text that is not a number matches no order, because a person may still be typing in the filter. */
const numeroOf = (sent: string | number): number | null => {
  const numero = typeof sent === 'number' ? sent : /^\d+$/.test(sent) ? Number(sent) : Number.NaN
  return Number.isSafeInteger(numero) && numero > 0 ? numero : null
}

const figuraOf = (ctx: Context, sent: PedidoFilter): Figura | undefined => {
  if (!isGiven(sent.quando)) return undefined
  const zone = ctx.config.TZ_EXIBICAO
  return {
    quando: sent.quando,
    ...(isGiven(sent.de) && { desde: dayRange(sent.de, zone).from }),
    ...(isGiven(sent.ate) && { fim: dayRange(sent.ate, zone).until }),
    ...(isGiven(sent.deixou) && { deixou: sent.deixou }),
    ...(isGiven(sent.passagem) && { passagem: sent.passagem }),
    ...(isGiven(sent.saida) && { saida: sent.saida }),
  }
}

/** An empty field of a search panel filters nothing. */
export const filtroOf = (ctx: Context, sent: PedidoFilter): Filtro => {
  const figura = figuraOf(ctx, sent)
  return {
    ...(isGiven(sent.numeroPedido) && { numeroPedido: numeroOf(sent.numeroPedido) }),
    ...(isGiven(sent.situacao) && { situacao: sent.situacao }),
    ...(isGiven(sent.cliente) && { codigoCliente: sent.cliente }),
    ...(isGiven(sent.status) && { statusAlcis: sent.status }),
    ...(sent.dashboard === true && { dashboard: true }),
    ...(isGiven(sent.dataHoraColeta) && {
      coleta:
        rangeOf(sent.dataHoraColeta, ctx.config.TZ_EXIBICAO) ??
        refuseField('dataHoraColeta', 'DATA_INVALIDA'),
    }),
    ...(isGiven(sent.clienteId) && { clienteId: sent.clienteId }),
    ...(figura && { figura }),
  }
}

const present = (filter: PedidoFilter): PedidoFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => isGiven(value)))

/** Filters at the top level, or in `filter` as the export sends them (decisions 29). */
export const findByFiltro = async (ctx: Context, request: PedidoListRequest) => {
  const { page, pageSize, order, direction, filter, ...top } = request
  const filtro = filtroOf(ctx, { ...present(filter ?? {}), ...present(top) })
  const sort = order ?? 'numeroPedido'
  return pageAnswer(await find(ctx, filtro, { page, size: pageSize, sort, direction: direction ?? 'desc' }))
}

/** Newest number first by default (spec §9). */
const sortOf = (sort = 'numeroPedido,desc') => parseSort(sort, (name) => PedidoSort.safeParse(name).data)

/** The HAL lists; a client's code narrows them, and a client user's list is always narrowed to the own company. */
export const listHal = async (
  ctx: Context,
  { page, size, sort }: PageQuery,
  codigoCliente: string | undefined,
) => {
  const filtro = filtroOf(ctx, { cliente: codigoCliente })
  return halPage('pedidos', await find(ctx, filtro, { page, size, ...sortOf(sort) }), '/pedidos')
}

const BATCH = 500

async function* stream(ctx: Context): AsyncGenerator<string> {
  let below = Number.MAX_SAFE_INTEGER
  let left = FIND_ALL_LIMIT
  let separator = '['
  while (left > 0) {
    const rows = await listPedidosBelow(ctx.db, ctx.scope, below, Math.min(BATCH, left))
    for (const row of rows) {
      yield separator + JSON.stringify(toResumo(row, ctx))
      separator = ','
    }
    left -= rows.length
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) break
    below = last.numeroPedido
  }
  yield separator === '[' ? '[]' : ']'
}

/**
 * `findAll`: the newest orders as one array that is streamed, so that memory never holds it whole, and whether there
 * are more.
 */
export const findAllPedidos = async (ctx: Context): Promise<{ body: Readable; more: boolean }> => {
  const total = await countPedidos(ctx.db, ctx.scope, {}, ctx.now())
  return { body: Readable.from(stream(ctx), { objectMode: false }), more: total > FIND_ALL_LIMIT }
}
