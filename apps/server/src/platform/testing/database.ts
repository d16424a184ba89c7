import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { inject } from 'vitest'
import { withClient } from '../db/client.ts'
import { createDatabase, type Database } from '../db/index.ts'
import { createRecorder } from './statements/recorder.ts'

/** One for all databases of this process, because they belong to one run. */
let recorder: KyselyPlugin | undefined

export type TestDatabase = { url: string; database: Database; drop: () => Promise<void> }

/** Runs statements on the run's whole server. */
export const administer = (...statements: string[]): Promise<void> =>
  withClient(inject('postgresUrl'), async (client) => {
    for (const sql of statements) await client.query(sql)
  })

/** The connections of a test to its database. */
export const connect = (url: string, listed: boolean) => {
  recorder ??= createRecorder(inject('seen'))
  const plugins = listed ? [recorder] : []
  const database = createDatabase(url, { max: 10, plugins })
  // As on a standby, a long reading that writes fails.
  const readOnly = new URL(url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  const reading = createDatabase(readOnly.href, { max: 4, plugins })
  database.longReads = { take: async () => reading.db }
  const close = async () => void (await Promise.all([database.close(), reading.close()]))
  return { database, close }
}

/**
 * A separate database for the test: `from` the run's migrated template, or empty for tests of migrations. A database with
 * random statements is not `listed`, because each run would list others.
 */
export const createTestDatabase = async (
  from: 'modelo' | 'template1' = 'modelo',
  listed = true,
): Promise<TestDatabase> => {
  const name = `teste_${randomUUID().replaceAll('-', '')}`
  const template = from === 'modelo' ? inject('modelo') : from
  await administer(`create database ${name} template ${template} strategy file_copy`)
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${name}`
  const { database, close } = connect(address.href, listed)
  const drop = async () => {
    await close()
    await administer(`drop database ${name} with (force)`)
  }
  return { url: address.href, database, drop }
}
