import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import type { Services } from '../../apps/server/src/platform/context.ts'
import { createDatabase, type Database } from '../../apps/server/src/platform/db/index.ts'
import type { Who } from './cases.ts'
import type { Caller } from './http.ts'
import type { Prepared } from './prepare.ts'

export type BenchServer = {
  http: Server
  port: number
  /** Tokens of many people, as each may call 600 times a minute. */
  tokens: Record<Who, string[]>
  services: Services
  warmSessions: (caller: Caller) => Promise<void>
  stop: () => Promise<void>
}

/** How many people of each kind, and what they are; a company's and a post's are the first one's. */
const KINDS = {
  staff: { count: 200, tipo: 'interno', role: 'ROLE_ADMIN' },
  cliente: { count: 20, tipo: 'cliente', role: 'ROLE_CLIENTE' },
  posto: { count: 200, tipo: 'posto', role: 'ATENDENTE' },
} as const satisfies Record<Who, object>
const POOL = 20

/** New people at each run, so that the previous run's calls do not count against the limit. */
const insertPeople = async ({ pool }: Database, kind: Who): Promise<number[]> => {
  const { count, tipo, role } = KINDS[kind]
  // Each run adds people to the first post, which the database holds to its licences.
  if (tipo === 'posto')
    await pool.query('update posto_autorizado set licencas = licencas + $1 where id = 1', [count])
  const { rows } = await pool.query<{ id: number }>(
    `insert into usuario (nome, email, senha_hash, role, tipo, cliente_id, posto_id)
     select 'Medição', n || $1, '-', $2, $3::text, case $3::text when 'cliente' then 1 end, case $3::text when 'posto' then 1 end
       from generate_series(1, $4::int) n
     returning id`,
    [`-${randomUUID()}@retaguarda.example`, role, tipo, count],
  )
  return rows.map(({ id }) => id)
}

/** The product on a real port, with the bench's database and open sessions. */
export const startServer = async (
  { url, dataDir }: Prepared,
  kinds: readonly Who[],
): Promise<BenchServer> => {
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: join(dataDir, 'medicao'),
    LOG_LEVEL: 'silent',
    RETAGUARDA_DEMO: '0',
    COPIAS_GUARDAR: '0',
    // 'web' leaves the hand-over to another process, as in a larger installation.
    PROCESSO: process.env['PROCESSO'] ?? 'tudo',
  })
  const database = createDatabase(url, { max: POOL })
  const app = await buildApp({ config, database })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const tokens: Record<Who, string[]> = { staff: [], cliente: [], posto: [] }
  for (const kind of kinds)
    for (const id of await insertPeople(database, kind)) {
      const { access } = await app.services.transaction((db) => app.services.sessions.issue(db, id))
      tokens[kind].push(access)
    }
  let warm = false
  return {
    http: app.server,
    port,
    tokens,
    services: app.services,
    warmSessions: async (caller) => {
      if (warm) return
      warm = true
      for (const token of Object.values(tokens).flat())
        await caller.call({ method: 'GET', path: '/user/me' }, token)
    },
    stop: async () => {
      await app.close()
      await database.close()
    },
  }
}
