import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Download, Downloaded } from './download.ts'
import type { BenchServer } from './server.ts'

const ROWS = 100_000
const RUNS = 5
const SAMPLE_MS = 20
const MEBIBYTE = 1024 * 1024

/** What is exported, and the same columns in the same order as the database alone gives them. */
export type Export = { what: string; path: string; fields: readonly string[]; sql: string }

export const PEDIDO_EXPORT: Export = {
  what: 'pedidos',
  path: '/pedidos/export/CSV',
  fields: [
    'numeroPedido',
    'cliente',
    'statusAlcis',
    'transportadora',
    'dataHoraColeta',
    'urgente',
    'concluido',
  ],
  sql: `
  select numero_pedido, nome_fantasia, status_alcis, transportadora, data_hora_coleta, urgente, concluido
    from pedido join cliente on cliente.id = cliente_id
   order by numero_pedido desc limit ${ROWS}`,
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The largest growth of the process while something runs. */
const growthWhile = async <T>(run: () => Promise<T>): Promise<{ result: T; growth: number }> => {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), SAMPLE_MS)
  try {
    return { result: await run(), growth: (most - before) / MEBIBYTE }
  } finally {
    clearInterval(timer)
  }
}

/** A hundred thousand rows as CSV beside `COPY TO` of the same columns; both are read by another process. */
export const describeExport = async (
  { port, tokens }: BenchServer,
  url: string,
  { what, path, fields, sql }: Export,
): Promise<string> => {
  const child = fork(fileURLToPath(new URL('download.ts', import.meta.url)))
  const download = async (order: Download): Promise<Downloaded> => {
    child.send(order)
    const [result] = (await once(child, 'message')) as [Downloaded]
    if (result.status !== 200) throw new Error(`export: ${result.status}`)
    return result
  }
  const body = { pageSize: ROWS, page: 0, fields, filter: {} }
  const csv: number[] = []
  const copy: number[] = []
  const growths: number[] = []
  let bytes = 0
  try {
    for (let index = 0; index <= RUNS; index += 1) {
      const token = tokens.staff[index] ?? ''
      const { result, growth } = await growthWhile(() => download({ port, token, path, body }))
      const plain = await download({ url, sql })
      // The first run warms both.
      if (index === 0) continue
      csv.push(result.ms)
      copy.push(plain.ms)
      growths.push(growth)
      bytes = result.bytes
    }
  } finally {
    child.disconnect()
  }
  return (
    `CSV de até ${ROWS.toLocaleString('pt-BR')} ${what} (${(bytes / MEBIBYTE).toFixed(1)} MB): ` +
    `**${median(csv).toFixed(0)} ms**; \`COPY TO\` das mesmas colunas ${median(copy).toFixed(0)} ms ` +
    `(${(median(copy) / median(csv)).toFixed(2)} da velocidade); a memória do processo cresce até ` +
    `${Math.max(...growths).toFixed(0)} MB enquanto isso.`
  )
}
