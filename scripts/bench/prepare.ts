import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts'
import { createDatabase, migrate, seedProfiles } from '../../apps/server/src/platform/db/index.ts'

/** `nome` tells one kind of database from another; `rows` says what it is filled with. */
type Options = {
  nome: string
  rows: string
  fresh: boolean
  log: (line: string) => void
  fill: (url: string) => Promise<void>
}
export type Prepared = { url: string; dataDir: string; stop: () => Promise<void> }

const MIGRATIONS = new URL('../../apps/server/migrations/', import.meta.url)

const withClient = async <T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** What a kept database was filled with; after a change of tables or sizes it is filled again. */
const fingerprint = ({ rows }: Options): string => {
  const hash = createHash('sha256').update(`${rows} `)
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(readFileSync(new URL(file, MIGRATIONS)))
  return hash.digest('hex')
}

const isFilled = (url: string, mark: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()`,
    )
    return rows[0]?.comment === mark
  })

const withProfiles = async (url: string): Promise<void> => {
  const database = createDatabase(url, { max: 2 })
  await seedProfiles(database.db)
  await database.close()
}

/** A database of the bench's own, on the given server or on one in `.data/bench-…`, kept for the next run. */
export const prepareDatabase = async (options: Options): Promise<Prepared> => {
  const { nome, rows, fresh, log, fill } = options
  const dataDir = resolve('.data', `bench-${nome}`)
  const given = process.env['DATABASE_URL']
  if (fresh && !given) rmSync(dataDir, { recursive: true, force: true })
  const server = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres({ dataDir, log })
  const name = `retaguarda_bench_${nome.replace('-', '_')}`
  const address = new URL(server.url)
  address.pathname = `/${name}`
  const mark = fingerprint(options)
  try {
    await withClient(server.url, async (client) => {
      const found = await client.query('select 1 from pg_database where datname = $1', [name])
      const kept = found.rowCount === 1 && !fresh && (await isFilled(address.href, mark))
      if (kept) return
      log(`Preenchendo ${rows}…`)
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(`create database ${name}`)
      await migrate(address.href)
      await withProfiles(address.href)
      await fill(address.href)
      await client.query(`comment on database ${name} is '${mark}'`)
    })
  } catch (error) {
    await server.stop()
    throw error
  }
  return { url: address.href, dataDir, stop: server.stop }
}
