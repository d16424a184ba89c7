import { EXPORT_LIMIT, type ExportRequest, type Recorte } from '@app/contract/casca/paging'
import { localDay } from '@app/rules/casca/tempo'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { type CsvColumn, type CsvKeys, writeCsvHead } from '../../db/csv.ts'
import { fieldMessage, refuseField, refuseFields } from '../errors.ts'

/** Steps that are written at the same time, while the previous one is sent. */
const AT_A_TIME = 2

/** The lines of an export, step by step: memory holds only the keys, the steps being written and the one being sent. */
async function* inSteps(
  keys: readonly string[],
  write: (keys: string) => Promise<string>,
): AsyncGenerator<string> {
  const waiting = [...keys]
  const begin = (some: string) => {
    const step = write(some)
    // It is awaited below; this handler keeps an earlier failure from ending the process.
    step.catch(() => {})
    return step
  }
  const begun = waiting.splice(0, AT_A_TIME).map(begin)
  for (let step = begun.shift(); step; step = begun.shift()) {
    const lines = await step
    begun.push(...waiting.splice(0, 1).map(begin))
    yield lines
  }
}

/** The requested columns under the requested labels and in the requested order; all columns by default. */
export const columnsAsked = (
  known: ReadonlyMap<string, CsvColumn>,
  usual: readonly string[],
  { fields, labels }: Pick<ExportRequest, 'fields' | 'labels'>,
): CsvColumn[] => {
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

/** The records that people chose, if they chose. */
export const recorteOf = ({ ids, menos }: Recorte): { recorte?: Recorte } =>
  ids || menos ? { recorte: { ids, menos } } : {}

/** The contents of an export. */
type Export = {
  /** 'pedidos' gives the file name pedidos-2026-11-21.csv. */
  name: string
  columns: readonly CsvColumn[]
  keys: CsvKeys
  /** How many records there are, sent or not. */
  total: number
  write: (keys: string) => Promise<string>
}

const BOM = '\ufeff'

const thousands = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.')

/**
 * A CSV as Brazilian spreadsheets open it (api.md): UTF-8 with BOM, semicolons, comma for decimals. It is written while
 * it is read, so that memory does not grow with the rows. The first step is read before anything is sent, so that a
 * refusal is still an ordinary answer. A later failure breaks the connection, because a file that ends early would look
 * whole. With an encoding the texts reach the socket without a copy of each.
 */
export const sendCsv = async (
  reply: FastifyReply,
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  { name, columns, keys, total, write }: Export,
) => {
  const steps = inSteps(keys.steps, write)
  const [head, first] = await Promise.all([writeCsvHead(db, columns), steps.next()])
  const text = async function* () {
    yield BOM + head
    for (let step = first; !step.done; step = await steps.next()) yield step.value
  }
  if (total > keys.count && keys.count >= EXPORT_LIMIT)
    void reply.header('warning', `299 - "exportados ${thousands(keys.count)} de ${thousands(total)}"`)
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="${name}-${localDay(now(), config.TZ_EXIBICAO)}.csv"`,
    )
    .send(Readable.from(text(), { objectMode: false, encoding: 'utf8' }))
}
