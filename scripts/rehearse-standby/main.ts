// npm run rehearse:standby: PostgreSQL 15 with a standby that answers reports and exports (DATABASE_URL_LEITURA). People
// save orders all the time; each order must stand in the export that is asked for right after it: with the standby in
// step, paused, frozen, back and gone. Needs Debian's postgresql-15 and, because PostgreSQL refuses root, root.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../apps/server/src/platform/db/client.ts'
import { freePort } from '../../apps/server/src/platform/db/embedded/postmaster.ts'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { machineOf } from '../bench/report.ts'
import { createCalls, logIn, orderOf } from '../cluster/load.ts'
import { debianPostgres } from '../lib/debian-postgres.ts'
import { keepSaving } from '../rehearse-failover/load.ts'

const CLERKS = 4
const EXPORTS = 100
const FEW = 10
/** After a reading that the standby could not answer the next ones do not ask it for 10 s. */
const REST_MS = 10_500

const folder = temporaryFolder()
const [main, replica] = [join(folder.path, 'postgres/principal'), join(folder.path, 'postgres/replica')]
const postgres = debianPostgres(join(folder.path, 'postgres'))
const product = productProcess()

const median = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`
  return `${at(0.5)} (p50), ${at(0.95)} (p95), ${at(1)} o pior`
}

const startBoth = async () => {
  const [port, other] = [await freePort(), await freePort()]
  await postgres.init(main, port)
  await postgres.start(main)
  const primary = `postgres://postgres@127.0.0.1:${port}`
  await withClient(`${primary}/postgres`, (client) => client.query('create database retaguarda'))
  await postgres.program('pg_basebackup', '-D', replica, '-d', primary, '-R', '-X', 'stream')
  postgres.configure(replica, other, ['hot_standby_feedback = on'])
  await postgres.start(replica)
  return { primary, standby: `postgres://postgres@127.0.0.1:${other}` }
}

const rehearse = async (): Promise<boolean> => {
  const { primary, standby } = await startBoth()
  const onStandby = (statement: string) =>
    withClient(`${standby}/postgres`, async (client) => (await client.query<{ pid: number }>(statement)).rows)
  const address = await product.start({
    DATABASE_URL: `${primary}/retaguarda`,
    DATABASE_URL_LEITURA: `${standby}/retaguarda`,
    CHAMADAS_POR_MINUTO: '1000000',
  })
  const token = await logIn(address, 'cliente')
  const body = await orderOf(address, token)
  const { call, close } = createCalls(address)
  const over = new AbortController()
  const load = keepSaving(address, token, body, CLERKS, over.signal)

  const counted = async () => {
    const { text } = await call('GET', '/metrics')
    const of = (by: string) =>
      Number(new RegExp(`^long_reads_total\\{by="${by}"\\} (\\d+)$`, 'm').exec(text)?.[1])
    return { standby: of('standby'), primary: of('primary') }
  }
  let held = true
  /** Saves an order and exports it, `times` times; who answered the exports is demanded. */
  const round = async (what: string, times: number, by: 'standby' | 'primary'): Promise<void> => {
    const before = await counted()
    const took: number[] = []
    let missing = 0
    for (let at = 0; at < times; at += 1) {
      const { text } = await call('POST', '/pedidos', token, body)
      const { numeroPedido } = JSON.parse(text) as { numeroPedido: number }
      const began = performance.now()
      const csv = await call('POST', '/pedidos/export/CSV', token, {
        fields: ['numeroPedido'],
        filter: { numeroPedido },
      })
      took.push(performance.now() - began)
      if (csv.status !== 200 || !csv.text.includes(String(numeroPedido))) missing += 1
    }
    const after = await counted()
    const answered = { standby: after.standby - before.standby, primary: after.primary - before.primary }
    const right = missing === 0 && answered[by] === times
    held &&= right
    console.log(
      `${right ? '✓' : '✗'} ${what}: ${times} exportações, ${answered.standby} pela réplica, ${missing} sem o pedido recém-gravado; ${median(took)}`,
    )
  }
  await round('réplica em dia', EXPORTS, 'standby')
  await onStandby('select pg_wal_replay_pause()')
  await round('réplica parada no tempo', FEW, 'primary')
  await onStandby('select pg_wal_replay_resume()')
  await wait(REST_MS)
  await round('réplica de volta', FEW, 'standby')
  const pids = await onStandby('select pid from pg_stat_activity where pid is not null')
  const freeze = (signal: NodeJS.Signals) => {
    for (const { pid } of pids)
      try {
        process.kill(pid, signal)
      } catch {
        // Its connection has ended since.
      }
  }
  freeze('SIGSTOP')
  await round('réplica que não responde', FEW, 'primary')
  freeze('SIGCONT')
  await wait(REST_MS)
  await round('réplica de volta', FEW, 'standby')
  await postgres.stop(replica, 'immediate')
  await round('réplica que caiu', FEW, 'primary')
  await postgres.start(replica)
  await wait(REST_MS)
  await round('réplica de volta', FEW, 'standby')
  over.abort()
  await load.done
  close()
  const wrong = load.wrong.length + load.refused.size
  console.log(
    `${wrong === 0 ? '✓' : '✗'} ${load.acknowledged.length} pedidos gravados enquanto isso, ${wrong} recusas`,
  )
  return held && wrong === 0
}

console.log(`${new Date().toISOString().slice(0, 10)}, ${machineOf()}`)
try {
  if (!(await rehearse())) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await product.dispose()
  for (const data of [replica, main]) await postgres.stop(data, 'immediate').catch(() => {})
  folder.remove()
}
