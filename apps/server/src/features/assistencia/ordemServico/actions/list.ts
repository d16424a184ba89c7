import { OrdemServicoSort } from '@app/contract/assistencia/ordemServico'
import type {
  OrdemServicoExportRequest,
  OrdemServicoListRequest,
  OrdemServicoResumo,
} from '@app/contract/assistencia/ordemServico'
import type { PageQuery } from '@app/contract/casca/paging'
import type { Context } from '../../../../platform/context.ts'
import { columnsAsked, recorteOf } from '../../../../platform/http/answers/csv.ts'
import { halPage, pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { parseSort } from '../../../../platform/http/answers/list.ts'
import { osColumns, writeOsLines } from '../store/lista/export.ts'
import { type Filtro, numeroOf } from '../store/lista/filter.ts'
import { countOs, listOs, listOsKeys, type Ordem } from '../store/lista/list.ts'
import { toResumo } from '../view.ts'
import { filtroOf, quandoOf } from './filtro.ts'

type Asked = Ordem & { page: number; size: number }

const find = async (ctx: Context, filtro: Filtro, { page, size, ...ordem }: Asked) => {
  const quando = quandoOf(ctx)
  const total = await countOs(ctx.db, ctx.scope, filtro, quando)
  const rows = await listOs(ctx.db, ctx.scope, filtro, quando, {
    ...ordem,
    limit: size,
    offset: page * size,
    total,
  })
  return { content: rows.map((row) => toResumo(row, ctx)), total, page, size }
}

/** Newest first by default. */
export const findByFiltro = async (ctx: Context, request: OrdemServicoListRequest) => {
  const { page, pageSize: size, order, direction, filter } = request
  const asked = { page, size, sort: order ?? 'creationDateTime', direction: direction ?? 'desc' } as const
  return pageAnswer(await find(ctx, filtroOf(ctx, filter ?? {}), asked))
}

const sortOf = (sort = 'creationDateTime,desc') =>
  parseSort(sort, (name) => OrdemServicoSort.safeParse(name).data)

/** The HAL list. */
export const listHal = async (ctx: Context, { page, size, sort }: PageQuery) =>
  halPage('ordemServico', await find(ctx, {}, { page, size, ...sortOf(sort) }), '/ordemServico')

const FOUND = 20

/** By number, customer, telephone, document, serial number, purchase or part: orders of that number first, then the newest others. */
export const searchOs = async (ctx: Context, busca: string): Promise<OrdemServicoResumo[]> => {
  const ordem = { sort: 'creationDateTime', direction: 'desc', limit: FOUND, offset: 0 } as const
  const look = (filtro: Filtro) => listOs(ctx.db, ctx.scope, filtro, quandoOf(ctx), ordem)
  const numero = numeroOf(busca)
  const numbered = numero ? await look({ numero }) : []
  // A number with its year can only be an order's number.
  const others = numero?.ano === undefined ? await look({ busca }) : []
  const rows = [...numbered, ...others.filter(({ id }) => numbered.every((row) => row.id !== id))]
  return rows.slice(0, FOUND).map((row) => toResumo(row, ctx))
}

/** The list's own columns. */
const USUAL = [
  'numero',
  'osType',
  'statusOS',
  'consumidor',
  'relogio.modelo',
  'creationDateTime',
  'diasCorridos',
  'semaforo',
]

/** What an export of orders sends: which columns, and which orders by the list's filters. */
export const exportOs = async (ctx: Context, asked: OrdemServicoExportRequest) => {
  const quando = quandoOf(ctx)
  const columns = columnsAsked(osColumns(quando), USUAL, asked)
  const csv = { columns, zone: quando.zone }
  const filtro = { ...filtroOf(ctx, asked.filter ?? {}), ...recorteOf(asked) }
  const ordem: Ordem = { sort: asked.order ?? 'creationDateTime', direction: asked.direction ?? 'desc' }
  const corte = { ...ordem, limit: asked.pageSize, offset: asked.page * asked.pageSize }
  const keys = await listOsKeys(ctx.db, ctx.scope, filtro, quando, corte, csv)
  const total = await countOs(ctx.db, ctx.scope, filtro, quando)
  const write = (some: string) => writeOsLines(ctx.db, ctx.scope, csv, some)
  return { name: 'ordens-de-servico', columns, keys, total, write }
}
