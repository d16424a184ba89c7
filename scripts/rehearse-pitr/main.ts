// npm run rehearse:pitr: PostgreSQL 15 with pgBackRest and deploy/pgbackrest/pgbackrest.conf, the product saving orders
// while the backup runs, then a mistake (all orders deleted), and the way back to the moment before it. Needs Debian's
// pgbackrest and postgresql-15 and, because PostgreSQL refuses root, root (docs/operations.md, 'Back to a moment').
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withClient } from '../../apps/server/src/platform/db/client.ts'
import { freePort } from '../../apps/server/src/platform/db/embedded/postmaster.ts'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { brokenInvariants } from '../../apps/server/src/testing/invariants.ts'
import { logIn, orderOf } from '../cluster/load.ts'
import { debianPostgres } from '../lib/debian-postgres.ts'
import { until } from '../rehearse-failover/database.ts'
import { keepSaving } from '../rehearse-failover/load.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/pgbackrest/pgbackrest.conf', import.meta.url))
const CLERKS = 4
const MORE = 30

const folder = temporaryFolder()
const [home, data] = [join(folder.path, 'postgres'), join(folder.path, 'postgres/dados')]
const config = join(home, 'pgbackrest.conf')
const postgres = debianPostgres(home)
const product = productProcess()

const pgbackrest = (...args: string[]) =>
  postgres.run('pgbackrest', `--config=${config}`, '--stanza=retaguarda', ...args)

const demand = (what: string, holds: boolean): void => {
  if (!holds) throw new Error(`Não confere: ${what}`)
  console.log(`✓ ${what}`)
}
const shown = (seconds: number): string => `${seconds.toFixed(1).replace('.', ',')} s`

const prepare = async (port: number): Promise<void> => {
  mkdirSync(join(home, 'repositorio'), { recursive: true })
  writeFileSync(
    config,
    readFileSync(CONFIG, 'utf8')
      .replace('/var/lib/pgbackrest', join(home, 'repositorio'))
      .replace('/var/lib/postgresql/15/retaguarda', `${data}\npg1-socket-path=${home}\npg1-port=${port}`) +
      `\n[global]\nlock-path=${home}\n`,
  )
  const { uid, gid } = postgres.owner
  for (const path of [join(home, 'repositorio'), config]) chownSync(path, uid, gid)
  await postgres.init(data, port, [
    'archive_mode = on',
    `archive_command = 'pgbackrest --config=${config} --stanza=retaguarda archive-push %p'`,
  ])
}

const rehearse = async (): Promise<void> => {
  const port = await freePort()
  await prepare(port)
  await postgres.start(data)
  const admin = `postgres://postgres@127.0.0.1:${port}`
  await withClient(`${admin}/postgres`, (client) => client.query('create database retaguarda'))
  const query = (sql: string, values: unknown[] = []) =>
    withClient(
      `${admin}/retaguarda`,
      async (client) => (await client.query<{ n: number; now: string }>(sql, values)).rows,
    )
  await pgbackrest('stanza-create')
  await pgbackrest('check')

  const address = await product.start({ DATABASE_URL: `${admin}/retaguarda`, CHAMADAS_POR_MINUTO: '100000' })
  const token = await logIn(address, 'cliente')
  const over = new AbortController()
  const load = keepSaving(address, token, await orderOf(address, token), CLERKS, over.signal)
  const full = await pgbackrest('backup', '--type=full')
  const during = load.acknowledged.length
  demand(`cópia inteira em ${shown(full)}, com ${during} pedidos gravados enquanto isso`, during > 0)
  await until('orders after the backup', async () =>
    load.acknowledged.length >= during + MORE ? true : undefined,
  )
  over.abort()
  await load.done
  const ids = load.acknowledged.map(({ id }) => id)

  const [moment] = await query('select clock_timestamp()::text as now')
  await query('set session_replication_role = replica; delete from pedido')
  demand('o engano: nenhum pedido', (await query('select count(*)::int as n from pedido'))[0]?.n === 0)
  await product.stop()
  await postgres.stop(data)

  const back = await pgbackrest(
    'restore',
    '--delta',
    '--type=time',
    `--target=${moment?.now}`,
    '--target-action=promote',
  )
  const replayed = await postgres.start(data)
  console.log(`  volta em ${shown(back)}, e ${shown(replayed)} até o PostgreSQL atender`)
  const again = await product.start({ DATABASE_URL: `${admin}/retaguarda` })
  const [there] = await query('select count(*)::int as n from pedido where id = any($1)', [ids])
  demand(
    `os ${ids.length} pedidos de antes do engano estão lá (${ids.length - during} depois da cópia)`,
    there?.n === ids.length,
  )
  demand('saldos, itens e contagens fecham', (await brokenInvariants(query)).length === 0)
  const body = await orderOf(again, await logIn(again, 'cliente'))
  const answer = await fetch(`${again}/pedidos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await logIn(again, 'cliente')}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  demand('e o próximo pedido é gravado', answer.status === 201)
}

try {
  await rehearse()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await product.dispose()
  await postgres.stop(data, 'immediate').catch(() => {})
  folder.remove()
}
