import type { TestProject } from 'vitest/node'
import { withClient } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { createDatabase, migrate, seedProfiles } from '../db/index.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's own server; its database 'modelo' is the migrated template of createTestDatabase. */
    postgresUrl: string
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = temporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {}, durable: false })
  await withClient(postgres.url, (client) => client.query('create database modelo'))
  const template = new URL(postgres.url)
  template.pathname = '/modelo'
  await migrate(template.href)
  const modelo = createDatabase(template.href, { max: 2 })
  await migrateJobs(modelo)
  await seedProfiles(modelo.db)
  await modelo.close()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    folder.remove()
  }
}
