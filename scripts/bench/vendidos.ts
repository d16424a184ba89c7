import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type VendaImportacao, VENDAS_CSV, VENDAS_XLSX } from '@app/contract/assistencia/relogioVendido'
import type pg from 'pg'
import { writeWorkbook, XLSX_TYPE } from '../../apps/server/src/platform/spreadsheet/write.ts'
import type { BenchServer } from './server.ts'

const LIMITE = 'limite'
const MB = 1024 * 1024

/** A file of as many sales, a piece at a time, so that the file itself takes no memory. */
function* bodyOf(linhas: number, modelos: readonly string[], serie: string): Generator<Buffer> {
  yield Buffer.from(
    `--${LIMITE}\r\nContent-Disposition: form-data; name="arquivo"; filename="vendas.csv"\r\n\r\nNúmero de série;Modelo;Vendido em;Revendedor;Garantia (meses)\r\n`,
  )
  for (let at = 0; at < linhas; at += 5_000) {
    const rows = Array.from({ length: Math.min(5_000, linhas - at) }, (_, more) => {
      const n = at + more
      const dia = String((n % 28) + 1).padStart(2, '0')
      return `${serie}${n};${modelos[n % modelos.length] ?? ''};${dia}/0${(n % 9) + 1}/2025;Joalheria ${n % 400};24\r\n`
    })
    yield Buffer.from(rows.join(''))
  }
  yield Buffer.from(`\r\n--${LIMITE}--\r\n`)
}

/** The same as a workbook, which is made in memory. */
function* workbookOf(linhas: number, modelos: readonly string[], serie: string): Generator<Buffer> {
  const rows = Array.from({ length: linhas }, (_, n) => [
    `${serie}${n}`,
    modelos[n % modelos.length] ?? '',
    `${String((n % 28) + 1).padStart(2, '0')}/0${(n % 9) + 1}/2025`,
    `Joalheria ${n % 400}`,
    '24',
  ])
  yield Buffer.from(
    `--${LIMITE}\r\nContent-Disposition: form-data; name="arquivo"; filename="vendas.xlsx"\r\nContent-Type: ${XLSX_TYPE}\r\n\r\n`,
  )
  const titulos = ['Número de série', 'Modelo', 'Vendido em', 'Revendedor', 'Garantia (meses)']
  yield writeWorkbook([{ name: 'Vendas', widths: [20, 12, 12, 24, 12], rows: [titulos, ...rows] }])
  yield Buffer.from(`\r\n--${LIMITE}--\r\n`)
}

/** Memory of the process, looked at twice a second until the answer is called. */
const watchMemory = () => {
  const start = process.memoryUsage().rss
  let most = start
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 500)
  return () => {
    clearInterval(timer)
    return (most - start) / MB
  }
}

/** A million sold watches by a streamed CSV: read, checked and stored, the same again, and one row too many. */
export const describeVendidos = async ({ port, tokens }: BenchServer, direct: pg.Client): Promise<string> => {
  const { rows } = await direct.query<{ codigo: string }>(
    'select codigo from modelo_produto where mascara_serie is null limit 20',
  )
  // The imports of one person in a while are limited, so the workbook is somebody else's.
  let turn = 0
  const call = (path: string, init: RequestInit = {}, type?: string) => {
    const authorization = `Bearer ${tokens.staff[turn] ?? ''}`
    return fetch(`http://127.0.0.1:${port}/relogioVendido${path}`, {
      ...init,
      headers: { authorization, ...(type !== undefined && { 'content-type': type }) },
    })
  }
  const modelos = rows.map(({ codigo }) => codigo)
  const serie = `B${Date.now().toString(36).toUpperCase()}N`
  const send = async (linhas: number, pieces = bodyOf(linhas, modelos, serie)) => {
    const rowsOf = Readable.from(pieces)
    const memory = watchMemory()
    const start = performance.now()
    const init = { method: 'POST', body: Readable.toWeb(rowsOf), duplex: 'half' } as RequestInit
    const answer = await call('/importacao', init, `multipart/form-data; boundary=${LIMITE}`)
    const seconds = (performance.now() - start) / 1000
    return { answer: (await answer.json()) as VendaImportacao & { error?: string }, seconds, grown: memory() }
  }
  const store = async ({ answer }: { answer: VendaImportacao }) => {
    const memory = watchMemory()
    const start = performance.now()
    await call(`/importacao/${answer.id}/gravar`, { method: 'POST' })
    let stored = answer
    while (stored.estado !== 'gravada') {
      await wait(250)
      stored = (await (await call(`/importacao/${answer.id}`)).json()) as VendaImportacao
    }
    return { gravadas: stored.gravadas, seconds: (performance.now() - start) / 1000, grown: memory() }
  }
  const pasta = await send(VENDAS_XLSX, workbookOf(VENDAS_XLSX, modelos, `${serie}X`))
  const pastaGravada = await store(pasta)
  turn += 1
  const first = await send(VENDAS_CSV)
  const stored = await store(first)
  const grown = Math.max(first.grown, stored.grown)
  const again = await send(VENDAS_CSV)
  const beyond = await send(VENDAS_CSV + 1)
  const s = (seconds: number) => `${seconds.toFixed(1)} s`
  return [
    'relógios vendidos, 1.000.000 de linhas em CSV | meta | medido',
    '--- | ---: | ---:',
    `enviar, ler e conferir | | ${s(first.seconds)}`,
    `gravar (${stored.gravadas} entraram) | | ${s(stored.seconds)}`,
    `os dois juntos | ≤ 60 s | ${s(first.seconds + stored.seconds)}`,
    `memória a mais no processo, no pior momento | não cresce com o arquivo | ${grown.toFixed(0)} MB`,
    `o mesmo arquivo de novo (${again.answer.iguais} iguais, ${again.answer.certas} novas) | | ${s(again.seconds)}`,
    `100.000 linhas em XLSX: enviar, ler e conferir | | ${s(pasta.seconds)}`,
    `gravá-las (${pastaGravada.gravadas} entraram) | | ${s(pastaGravada.seconds)}`,
    `1.000.001 linhas | recusado | ${beyond.answer.error ?? 'aceito'}, em ${s(beyond.seconds)}`,
  ].join('\n')
}
