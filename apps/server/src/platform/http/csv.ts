import { EXPORT_LIMIT, type ExportRequest } from '@app/contract/paging'
import type { Format } from '@app/contract/register'
import { formatDay, instantFormat, localDay } from '@app/rules/tempo'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import { fieldMessage, refuseField, refuseFields } from './errors.ts'

export type CsvColumn<Row> = { label: string; format: Format; value: (row: Row) => unknown }

/** Rows of one step of an export: as many as memory holds at a time. */
const STEP = 1000

/** Begins a formula in a spreadsheet, or hides one behind a blank (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n]/

const neutral = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const documentText = (bare: string): string => {
  if (/^\d{11}$/.test(bare)) return bare.replace(/^(...)(...)(...)/, '$1.$2.$3-')
  return bare.length === 14 ? bare.replace(/^(..)(...)(...)(....)/, '$1.$2.$3/$4-') : bare
}

/** A decimal comma, no dots between thousands: a spreadsheet reads it as a number. */
const numberText = (value: number): string => String(value).replace('.', ',')

const textOf = (value: unknown, format: Format, instant: (date: Date) => string): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (value instanceof Date) return instant(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  switch (format) {
    case 'day':
      return formatDay(text)
    case 'instant':
      return instant(new Date(text))
    case 'document':
      return neutral(documentText(text))
    case 'cep':
      return neutral(text.replace(/^(\d{5})(\d{3})$/, '$1-$2'))
    default:
      return neutral(text)
  }
}

/**
 * The rows of the given ids, step by step: nothing is held between the steps but the ids and the step that is read
 * while the one before it is written.
 */
export async function* inSteps<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const begin = (at: number) => {
    const step = read(ids.slice(at, at + STEP))
    // Waited for below; until then a failure is nobody's news.
    step.catch(() => {})
    return step
  }
  let next = ids.length > 0 ? begin(0) : undefined
  for (let at = STEP; next; at += STEP) {
    const rows: readonly Row[] = await next
    next = at < ids.length ? begin(at) : undefined
    yield rows
  }
}

/** The asked columns under the asked labels, in the asked order; all of them unless asked. */
export const columnsAsked = <Row>(
  known: ReadonlyMap<string, CsvColumn<Row>>,
  usual: readonly string[],
  { fields, labels }: Pick<ExportRequest, 'fields' | 'labels'>,
): CsvColumn<Row>[] => {
  const names = fields ?? usual
  if (labels && labels.length !== names.length) refuseField('labels', 'TITULOS_DIFERENTES')
  const unknown = names.flatMap((name, at) =>
    known.has(name) ? [] : [fieldMessage(`fields[${at}]`, 'COLUNA_DESCONHECIDA', { campo: name })],
  )
  if (unknown.length > 0) refuseFields(unknown)
  return names.flatMap((name, at) => {
    const column = known.get(name)
    return column ? [{ ...column, label: labels?.[at] ?? column.label }] : []
  })
}

type Csv<Row> = {
  /** 'pedidos': the file is pedidos-2026-11-21.csv. */
  name: string
  columns: readonly CsvColumn<Row>[]
  steps: AsyncIterator<readonly Row[]>
  /** How many rows are sent, and how many there are. */
  sent: number
  total: number
}

const thousands = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.')

/**
 * A CSV as Brazilian spreadsheets open it (api.md): UTF-8 with BOM, semicolons, comma for decimals. It is written while
 * it is read, so that memory does not grow with the rows. The first step is read before anything is sent, so that a
 * refusal is still an ordinary answer; a failure after that breaks the connection off, because a file that ends early
 * would look whole.
 */
export const sendCsv = async <Row>(
  reply: FastifyReply,
  { now, config }: Pick<Context, 'now' | 'config'>,
  { name, columns, steps, sent, total }: Csv<Row>,
) => {
  const instant = instantFormat(config.TZ_EXIBICAO)
  const write = (rows: readonly Row[]): string =>
    stringify(
      rows.map((row) => columns.map(({ value, format }) => textOf(value(row), format, instant))),
      { delimiter: ';', record_delimiter: '\r\n' },
    )
  const head = stringify([columns.map(({ label }) => neutral(label))], {
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
  })
  const first = await steps.next()
  const text = async function* () {
    yield head
    for (let step = first; !step.done; step = await steps.next()) yield write(step.value)
  }
  if (total > sent && sent >= EXPORT_LIMIT)
    void reply.header('warning', `299 - "exportados ${thousands(sent)} de ${thousands(total)}"`)
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="${name}-${localDay(now(), config.TZ_EXIBICAO)}.csv"`,
    )
    .send(Readable.from(text(), { objectMode: false }))
}
