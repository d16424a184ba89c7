import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { createDatabase, type Database } from '../../apps/server/src/platform/db/index.ts'
import type { Caller } from './http.ts'
import type { Prepared } from './prepare.ts'

export type BenchServer = {
  http: Server
  port: number
  /** Tokens of many people, as each may call 600 times a minute. */
  staff: string[]
  clientes: string[]
  warmSessions: (caller: Caller) => Promise<void>
  stop: () => Promise<void>
}

const STAFF = 200
const CLIENT_USERS = 20
const POOL = 20

type Person = { email: string; tipo: 'interno' | 'cliente'; clienteId: number | null }

const people: Person[] = [
  ...Array.from({ length: STAFF }, (_, index): Person => ({
    email: `staff${index}`,
    tipo: 'interno',
    clienteId: null,
  })),
  ...Array.from({ length: CLIENT_USERS }, (_, index): Person => ({
    email: `cliente${index}`,
    tipo: 'cliente',
    clienteId: 1,
  })),
]

/** New people at each run: the calls of the last run count for nobody. */
const insertPeople = async ({ pool }: Database): Promise<number[]> => {
  const run = randomUUID()
  const { rows } = await pool.query<{ id: number }>(
    `insert into usuario (nome, email, senha_hash, role, tipo, cliente_id)
     select 'Medição', email || $4, '-', case tipo when 'cliente' then 'ROLE_CLIENTE' else 'ROLE_ADMIN' end, tipo, cliente_id
       from unnest($1::text[], $2::text[], $3::bigint[]) with ordinality as pessoa (email, tipo, cliente_id, ordem)
      order by ordem
     returning id`,
    [
      people.map(({ email }) => email),
      people.map(({ tipo }) => tipo),
      people.map(({ clienteId }) => clienteId),
      `-${run}@retaguarda.example`,
    ],
  )
  return rows.map(({ id }) => id)
}

/** The product itself on a real port, over the bench's database, with sessions already open. */
export const startServer = async ({ url, dataDir }: Prepared): Promise<BenchServer> => {
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: join(dataDir, 'medicao'),
    LOG_LEVEL: 'silent',
    RETAGUARDA_DEMO: '0',
    // 'web' leaves the hand-over to another process, as a larger installation does.
    PROCESSO: process.env['PROCESSO'] ?? 'tudo',
  })
  const database = createDatabase(url, { max: POOL })
  const app = await buildApp({ config, database })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const tokens: string[] = []
  for (const id of await insertPeople(database)) {
    const { access } = await app.services.transaction((db) => app.services.sessions.issue(db, id))
    tokens.push(access)
  }
  const [staff, clientes] = [tokens.slice(0, STAFF), tokens.slice(STAFF)]
  let warm = false
  return {
    http: app.server,
    port,
    staff,
    clientes,
    warmSessions: async (caller) => {
      if (warm) return
      warm = true
      for (const token of tokens) await caller.call({ method: 'GET', path: '/user/me' }, token)
    },
    stop: async () => {
      await app.close()
      await database.close()
    },
  }
}
