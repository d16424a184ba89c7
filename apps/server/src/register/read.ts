import { ESCOLHA_MAXIMO, type EscolhaResposta } from '@app/contract/casca/massa'
import { type Direction, MAX_PAGE_SIZE, type PageQuery, type Recorte } from '@app/contract/casca/paging'
import { slugOf } from '@app/contract/casca/register'
import type { Context } from '../platform/context.ts'
import { columnsAsked, recorteOf } from '../platform/http/answers/csv.ts'
import { refuse, refuseField } from '../platform/http/errors.ts'
import { halPage, pageAnswer, self } from '../platform/http/answers/hal.ts'
import { parseSort } from '../platform/http/answers/list.ts'
import { conditionsOf } from './filter.ts'
import { nest, type Prepared, type Values } from './fields.ts'
import {
  type Condition,
  countRows,
  csvColumns,
  findRow,
  listIds,
  listKeys,
  lookUpRows,
  type Order,
  pageRows,
  type Words,
  writeLines,
} from './store.ts'

/** A record on the wire. */
export type Shown = Values & { _links: { self: { href: string } } }

/** A row in wire form, with the address of its record. */
export const shownRecord = ({ view, absent }: Prepared, row: Values): Shown => ({
  ...nest(row, absent),
  ...self(`${view.path}/${Number(row['id'])}`),
})

const fieldOf = ({ sorts }: Prepared, name: string): string | undefined =>
  Object.hasOwn(sorts, name) ? sorts[name] : undefined

/** Without a `sort` the register's own order. */
const orderOf = (register: Prepared, sort: string = register.view.sort): Order => {
  const { sort: field, direction } = parseSort(sort, (name) => fieldOf(register, name))
  return { field, direction }
}

type Asked = { order?: string | null | undefined; direction?: Direction | null | undefined }

/** `order` and `direction` of a body; a missing one has its default. */
const bodyOrder = (register: Prepared, { order, direction }: Asked): Order => {
  const usual = orderOf(register)
  if (!order) return { ...usual, direction: direction ?? usual.direction }
  const field = fieldOf(register, order) ?? refuseField('order', 'ORDEM_DESCONHECIDA')
  return { field, direction: direction ?? 'asc' }
}

/** Adds to the rows of one page what does not stand in the database. */
export type Completed<Row = Values> = (ctx: Context, rows: Row[]) => Promise<Row[]>

type Lists = { filtered?: Readonly<Record<string, unknown>>; completed?: Completed | undefined }

export const listHal = async (
  ctx: Context,
  register: Prepared,
  { page, size, sort }: PageQuery,
  { filtered = {}, completed = async (_ctx, rows) => rows }: Lists,
) => {
  const usual = conditionsOf(register.view.filters, filtered, ctx.config.TZ_EXIBICAO)
  const window = { ...orderOf(register, sort), limit: size, offset: page * size }
  const rows = await pageRows(ctx.db, ctx.scope, register, usual, window)
  const total = await countRows(ctx.db, ctx.scope, register, usual)
  const shown = rows.map((row) => shownRecord(register, row))
  const content = await completed(ctx, shown)
  return halPage(register.view.name, { content, total, page, size }, register.view.path)
}

type Filter = { filter?: Readonly<Record<string, unknown>> | null | undefined }
type ListAsked = Asked & Filter & { page: number; pageSize: number }

export const listByFiltro = async (
  ctx: Context,
  register: Prepared,
  asked: ListAsked,
  completed: Completed = async (_ctx, rows) => rows,
) => {
  const conditions = conditionsOf(register.view.filters, asked.filter, ctx.config.TZ_EXIBICAO)
  const { page, pageSize: size } = asked
  const window = { ...bodyOrder(register, asked), limit: size, offset: page * size }
  const rows = await pageRows(ctx.db, ctx.scope, register, conditions, window)
  const total = await countRows(ctx.db, ctx.scope, register, conditions)
  const shown = rows.map((row) => shownRecord(register, row))
  return pageAnswer({ content: await completed(ctx, shown), total, page, size })
}

/** Up to a page of active records, for a field that refers to one. */
export const lookUp = async (
  ctx: Context,
  register: Prepared,
  fields: readonly string[],
  q: string | undefined,
): Promise<Shown[]> => {
  const text = q?.trim()
  const conditions: Condition[] = [{ kind: 'equals', fields: ['status'], value: true }]
  if (text) conditions.push({ kind: 'contains', fields, text })
  const window = { ...orderOf(register), limit: MAX_PAGE_SIZE }
  const rows = await lookUpRows(ctx.db, ctx.scope, register, conditions, window)
  return rows.map((row) => shownRecord(register, row))
}

/** The records that a filter finds, for an act on all of them. */
export const chooseRows = async (
  ctx: Context,
  register: Prepared,
  { filter, menos }: Filter & { menos?: number[] | null | undefined },
): Promise<EscolhaResposta> => {
  const conditions: Condition[] = [
    ...conditionsOf(register.view.filters, filter, ctx.config.TZ_EXIBICAO),
    { kind: 'chosen', recorte: { menos } },
  ]
  const ids = await listIds(ctx.db, ctx.scope, register, conditions, {
    ...orderOf(register),
    limit: ESCOLHA_MAXIMO,
  })
  return { ids, total: await countRows(ctx.db, ctx.scope, register, conditions) }
}

export const getRecord = async (ctx: Context, register: Prepared, id: number): Promise<Shown> =>
  shownRecord(register, (await findRow(ctx.db, ctx.scope, register, id)) ?? refuse('NOT_FOUND'))

/** The labels of a register's fields: the list's, otherwise the form's. */
/** An export that may be imported again says its options as the import reads them; any other says them in words. */
const wordsOf = ({ view }: Prepared) => {
  const inWords = view.planilha === undefined
  const words = new Map<string, Words>()
  for (const { fields } of view.groups)
    for (const { name, label, ...field } of fields)
      words.set(name, {
        label,
        format: 'format' in field ? field.format : undefined,
        options: inWords && field.type === 'option' ? field.options : undefined,
      })
  for (const { name, label, format, options } of view.columns)
    words.set(name, { label, format, options: inWords ? (options ?? words.get(name)?.options) : undefined })
  return words
}

type ExportAsked = ListAsked &
  Recorte & { fields?: string[] | null | undefined; labels?: string[] | null | undefined }

/** The contents of an export: which columns, and which rows. */
export const exportRows = async (ctx: Context, register: Prepared, asked: ExportAsked) => {
  const usual = register.view.columns.map(({ name }) => name)
  const columns = columnsAsked(csvColumns(register, wordsOf(register)), usual, asked)
  const { recorte } = recorteOf(asked)
  const conditions: Condition[] = [
    ...conditionsOf(register.view.filters, asked.filter, ctx.config.TZ_EXIBICAO),
    ...(recorte ? [{ kind: 'chosen', recorte } as const] : []),
  ]
  const { page, pageSize } = asked
  const order = bodyOrder(register, asked)
  const window = { ...order, limit: pageSize, offset: page * pageSize }
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const keys = await listKeys(ctx.db, ctx.scope, register, conditions, window, csv)
  const total = await countRows(ctx.db, ctx.scope, register, conditions)
  const write = (some: string) => writeLines(ctx.db, ctx.scope, register, order, csv, some)
  return { name: slugOf(register.view), columns, keys, total, write }
}
