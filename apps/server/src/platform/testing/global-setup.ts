import { join } from 'node:path'
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
    /** The run's server; its database 'teste_modelo' is the migrated template of createTestDatabase. */
    postgresUrl: string
    /** The folder in which the run's statements are recorded. */
    seen: string
  }
}

type Server = { url: string; stop: () => Promise<void> }

/** Another version of PostgreSQL that the tests shall run on, as a superuser of it; without it the own one is started. */
const given = process.env['TESTES_DATABASE_URL']

const startServer = async (folder: string): Promise<Server> => {
  const stop = async () => {}
  if (given) return { url: given, stop }
  return startEmbeddedPostgres({ dataDir: join(folder, 'banco'), log: () => {}, durable: false })
}

/** The migrated database of which each test gets a copy, made anew. */
const makeTemplate = async (serverUrl: string): Promise<string> => {
  await withClient(serverUrl, async (client) => {
    await client.query('drop database if exists teste_modelo with (force)')
    await client.query('create database teste_modelo')
  })
  const template = new URL(serverUrl)
  template.pathname = '/teste_modelo'
  await migrate(template.href)
  return template.href
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = swiftFolder()
  const seen = process.env[SEEN_BY_RUN] ?? join(folder.path, 'comandos')
  const postgres = await startServer(folder.path)
  const template = await makeTemplate(postgres.url)
  const modelo = createDatabase(template, { max: 2, plugins: [createRecorder(seen)] })
  await migrateJobs(modelo)
  await seedProfiles(modelo.db)
  if (process.env['RETAGUARDA_REPARTIDA'])
    await divideTables(DIVISIBLE, { ownerUrl: template, now: new Date(), log: () => {} })
  await modelo.close()
  project.provide('postgresUrl', postgres.url)
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
