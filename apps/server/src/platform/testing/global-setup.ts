import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { withClient } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { createDatabase, migrate, seedProfiles } from '../db/index.ts'
import { DIVISIBLE, divideTables } from '../db/partitions/partitions.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import { listUnmade, readDone } from './examples/list.ts'
import { ALL_TESTS, CALLS } from './examples/recorder.ts'
import { listUnlisted, readSeen } from './statements/list.ts'
import { SEEN_BY_RUN } from './statements/place.ts'
import { createRecorder } from './statements/recorder.ts'
import { swiftFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** The migrated database that each test gets a copy of; each run has its own, as runs may share a server. */
    modelo: string
    /** The folder in which the run's statements are recorded. */
    seen: string
  }
}

type Server = { url: string; stop: () => Promise<void> }

/** How docs/operations.md creates a database, whatever the locale of a given server. */
const AS_DOCUMENTED = `template template0 encoding 'UTF8' locale_provider icu icu_locale 'pt-BR' locale 'C.UTF-8'`

/**
 * The own PostgreSQL, or another version that the tests shall run on, as a superuser of it. There other runs may be at
 * work, such as that of a copy of the tree within a test, so the template goes with its run and nothing else does.
 */
const startServer = async (folder: string, modelo: string): Promise<Server> => {
  const url = process.env['TESTES_DATABASE_URL']
  const query = (statement: string) => async (client: Client) => void (await client.query(statement))
  const server: Server = url
    ? { url, stop: () => withClient(url, query(`drop database ${modelo} with (force)`)) }
    : await startEmbeddedPostgres({ dataDir: join(folder, 'banco'), log: () => {}, durable: false })
  await withClient(server.url, query(`create database ${modelo} ${url ? AS_DOCUMENTED : ''}`))
  return server
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = swiftFolder()
  const seen = process.env[SEEN_BY_RUN] ?? join(folder.path, 'comandos')
  const modelo = `modelo_${randomUUID().slice(0, 8)}`
  const postgres = await startServer(folder.path, modelo)
  const template = new URL(postgres.url)
  template.pathname = `/${modelo}`
  await migrate(template.href)
  const database = createDatabase(template.href, { max: 2, plugins: [createRecorder(seen)] })
  await migrateJobs(database)
  await seedProfiles(database.db)
  if (process.env['RETAGUARDA_REPARTIDA'])
    await divideTables(DIVISIBLE, { ownerUrl: template.href, now: new Date(), log: () => {} })
  await database.close()
  project.provide('postgresUrl', postgres.url)
  project.provide('modelo', modelo)
  project.provide('seen', seen)
  return async () => {
    await postgres.stop()
    const unlisted = process.env[SEEN_BY_RUN] ? [] : listUnlisted(readSeen(seen))
    const unmade = process.env[ALL_TESTS] ? listUnmade(readDone(join(seen, CALLS))) : []
    folder.remove()
    if (unmade.length > 0)
      throw new Error(`Not made by any test; run 'npm run examples -- <tests>':\n\n${unmade.join('\n')}`)
    if (unlisted.length > 0)
      throw new Error(`Not in apps/server/statements; run 'npm run statements':\n\n${unlisted.join('\n\n')}`)
  }
}
