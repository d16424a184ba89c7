import { loadavg } from 'node:os'
import {
  createNotaReader,
  type NotaReader,
} from '../../../apps/server/src/features/armazem/nota/leitura/index.ts'
import {
  loadFirst,
  ESQUEMAS_DO_PACOTE,
} from '../../../apps/server/src/features/armazem/nota/leitura/esquemas.ts'
import { readBytes } from '../../../apps/server/src/features/armazem/nota/leitura/read.ts'
import {
  AMOSTRAS,
  readAmostra,
} from '../../../apps/server/src/features/armazem/nota/leitura/testing/amostras.ts'
import { measureProduct } from './notas-tela.ts'
import { machineOf, writeSection } from '../report.ts'
import { measure, timed } from '../stats.ts'

const NOTAS = 2000
const AQUECIMENTO = 300
// The heaps of a new thread grow to their size within some thousands of notes.
const CRESCIMENTO = 4000
const MEMORIA = 1000
const LARGEST = 'ok-990-itens'
const MEBIBYTE = 1024 * 1024

const small = AMOSTRAS.filter(({ esperado, nome }) => esperado === 'accept' && nome !== LARGEST).map(
  ({ nome }) => readAmostra(nome),
)

type Rate = { wall: number; cpu: number }

/** Good notes one after the other in one thread: the number that a core reads in a second. */
const measureRate = (): Rate => {
  const pasta = process.env['NFE_XSD_DIR']
  const { esquemas } = loadFirst([...(pasta ? [pasta] : []), ESQUEMAS_DO_PACOTE])
  const read = (count: number) => {
    for (let at = 0; at < count; at += 1)
      readBytes(small[at % small.length] ?? Buffer.of(), undefined, esquemas)
  }
  read(AQUECIMENTO)
  const cpu = process.cpuUsage()
  const start = performance.now()
  read(NOTAS)
  const wall = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { wall: NOTAS / wall, cpu: NOTAS / ((user + system) / 1_000_000) }
}

/** The process's growth over a thousand more notes, in MiB, read through the thread as the server does. */
const measureGrowth = async (reader: NotaReader): Promise<number> => {
  const read = async (count: number) => {
    for (let at = 0; at < count; at += 1) await reader.read(small[at % small.length] ?? Buffer.of())
    return process.memoryUsage().rss
  }
  const before = await read(CRESCIMENTO)
  return ((await read(MEMORIA)) - before) / MEBIBYTE
}

/** Reading by itself: rows of the table, and the schemas that judged. */
const measureReading = async (): Promise<{ versao: string; rows: string[] }> => {
  const load = loadavg()[0] ?? 0
  const { wall, cpu } = measureRate()
  const reader = createNotaReader({ processos: 1 })
  try {
    const { versao } = await reader.schemaVersao()
    const growth = await measureGrowth(reader)
    const bytes = readAmostra(LARGEST)
    const [large] = await measure(40, [async () => [await timed(() => reader.read(bytes))]])
    const size = (small.reduce((sum, { length }) => sum + length, 0) / small.length / 1024).toFixed(1)
    const rows = [
      `ler, conferir esquema, assinatura e regras; notas de ${size} KB em média, por segundo de processador | ≥ 500 | ${cpu.toFixed(0)}`,
      `o mesmo, por segundo de relógio, com a carga da máquina (${load.toFixed(1)}) | | ${wall.toFixed(0)}`,
      `nota de 990 itens (${(bytes.length / MEBIBYTE).toFixed(2)} MB), pelo processo de leitura: p50 e p95 em ms | ≤ 150 | ${large?.p50.toFixed(0)} e ${large?.p95.toFixed(0)}`,
      `memória do processo a mais depois de ${MEMORIA} notas, passadas outras ${CRESCIMENTO}, em MB | plana | ${growth.toFixed(1)}`,
    ]
    return { versao, rows }
  } finally {
    await reader.close()
  }
}

/** npm run bench -- --nfe: reading, rules, schemas and signature by themselves, then the product and its screen. */
export const benchNotas = async ({ write }: { write: boolean }): Promise<void> => {
  const { versao, rows } = await measureReading()
  const body = [
    `${new Date().toISOString().slice(0, 10)}, ${machineOf()}. \`npm run bench -- --nfe\`, esquemas ${versao}`,
    ['o que | meta | medido', '--- | ---: | ---:', ...rows, ...(await measureProduct())].join('\n'),
  ].join('\n\n')
  console.log(body)
  if (write) writeSection('Notas fiscais', body)
}
