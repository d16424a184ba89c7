// npm run rehearse:race [-- --rounds 100 --orders 300 --lot 100 --processes 4 --write]: in each round that many orders at
// once, through all processes, for one unit each of a lot that does not last. `--write` puts the figures into
// docs/measurements.md.
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts'
import { createDatabase } from '../../apps/server/src/platform/db/index.ts'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { brokenInvariants } from '../../apps/server/src/testing/invariants.ts'
import { linha, stockLot } from '../../apps/server/src/testing/stock.ts'
import { createApi } from '../../e2e/support/api.ts'
import { machineOf, writeSection } from '../bench/report.ts'
import { timesOf } from '../bench/stats.ts'
import { startCluster } from '../cluster/cluster.ts'
import { createCalls, logIn } from '../cluster/load.ts'

const MOST_SHOWN = 20
const shown = (value: number, digits = 0): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    orders: { type: 'string', default: '300' },
    lot: { type: 'string', default: '100' },
    processes: { type: 'string', default: '4' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const orders = Number(values.orders)
const lot = Number(values.lot)
const processes = Number(values.processes)

const folder = temporaryFolder()
const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {} })
const { db, pool, close } = createDatabase(postgres.url, { max: 2 })

/** What was wrong in any round, and how long each answer took. */
const wrong: string[] = []
const answerTimes: number[] = []
const numbers = new Set<number>()
const seconds: number[] = []

const race = async (address: string, token: string, cliente: number, round: number): Promise<void> => {
  const { call, close: closeCalls } = createCalls(address)
  const novo = { cliente, codigo: 'CORRIDA', lote: `VOLTA ${round}`, quantidade: lot }
  const lote = await stockLot(db, novo, new Date())
  const body = { dataHoraColeta: '2030-12-31T13:15:00Z', itens: [linha(lote, 1)] }
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: orders }, async () => {
      const answer = await call('POST', '/pedidos', token, body)
      answerTimes.push(performance.now() - began)
      return answer
    }),
  )
  seconds.push((performance.now() - began) / 1000)
  closeCalls()

  const saved = answers.filter(({ status }) => status === 201)
  for (const answer of saved) numbers.add((JSON.parse(answer.text) as { numeroPedido: number }).numeroPedido)
  if (saved.length !== lot) wrong.push(`round ${round}: ${saved.length} orders saved`)
  for (const { status, text: answer } of answers)
    if (status !== 201 && !(status === 409 && answer.includes('ESTOQUE_INSUFICIENTE')))
      wrong.push(`round ${round}: ${status} ${answer.slice(0, 200)}`)
  const { quantidade, reservado } = await db
    .selectFrom('saldo')
    .select(['quantidade', 'reservado'])
    .where('id', '=', lote.saldoId)
    .executeTakeFirstOrThrow()
  if (quantidade !== lot || reservado !== lot)
    wrong.push(`round ${round}: the lot has ${quantidade}, ${reservado} of them promised`)
}

const rehearse = async (): Promise<string> => {
  const cluster = await startCluster({
    processes,
    port: 0,
    host: '127.0.0.1',
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: postgres.url,
      DATA_DIR: folder.path,
      LOG_LEVEL: 'error',
      CHAMADAS_POR_MINUTO: '1000000',
    },
  })
  if (!cluster) throw new Error('the processes did not start')
  try {
    const token = await logIn(cluster.address, 'cliente')
    const { cliente } = await createApi(cluster.address, token).me()
    for (let round = 1; round <= rounds; round += 1) {
      await race(cluster.address, token, cliente?.id ?? 0, round)
      if (round % 10 === 0) console.log(`${round} of ${rounds} rounds, ${wrong.length} wrong`)
    }
  } finally {
    await cluster.stop()
  }
  if (numbers.size !== rounds * lot) wrong.push(`${numbers.size} different order numbers`)
  wrong.push(...(await brokenInvariants(async (sql) => (await pool.query<object>(sql)).rows)))
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  return rows[0]?.version ?? ''
}

const tableOf = (): string => {
  const [answer, round] = [timesOf(answerTimes), timesOf(seconds)]
  return [
    'o que | medido',
    '--- | ---:',
    `voltas; pedidos de uma vez; unidades do lote | ${rounds}; ${orders}; ${lot}`,
    `pedidos gravados, cada um com seu número | ${shown(numbers.size)}`,
    `recusados por falta de saldo (409) | ${shown(answerTimes.length - numbers.size)}`,
    `outras respostas, saldos que não são o seu livro, pedidos sem linha | ${wrong.length}`,
    `uma volta, p50 e p95 em s | ${shown(round.p50, 2)} e ${shown(round.p95, 2)}`,
    `uma resposta, do começo da volta, p50 e p95 em ms | ${shown(answer.p50)} e ${shown(answer.p95)}`,
  ].join('\n')
}

try {
  const version = await rehearse()
  const table = tableOf()
  console.log(table)
  for (const line of wrong.slice(0, MOST_SHOWN)) console.error(line)
  const command = `\`npm run rehearse:race -- --rounds ${rounds} --orders ${orders} --lot ${lot} --processes ${processes}\``
  const today = new Date().toISOString().slice(0, 10)
  if (values.write)
    writeSection(
      'Corrida pelo último lote',
      `${today}, ${machineOf(version)}. ${command}, ${processes} processos atrás de uma porta, um PostgreSQL\n\n${table}`,
    )
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await close()
  await postgres.stop()
  folder.remove()
}
