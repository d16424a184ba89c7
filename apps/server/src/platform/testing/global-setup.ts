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
    /** The run's own server; its database 'modelo' is the migrated template of createTestDatabase. */
    postgresUrl: string
    /** The folder in which the run's statements are recorded. */
    seen: string
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = swiftFolder()
  const seen = process.env[SEEN_BY_RUN] ?? join(folder.path, 'comandos')
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder.path, 'banco'),
    log: () => {},
    durable: false,
  })
  await withClient(postgres.url, (client) => client.query('create database modelo'))
  const template = new URL(postgres.url)
  template.pathname = '/modelo'
  await migrate(template.href)
  const modelo = createDatabase(template.href, { max: 2, plugins: [createRecorder(seen)] })
  await migrateJobs(modelo)
  await seedProfiles(modelo.db)
  if (process.env['RETAGUARDA_REPARTIDA'])
    await divideTables(DIVISIBLE, { ownerUrl: template.href, now: new Date(), log: () => {} })
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
