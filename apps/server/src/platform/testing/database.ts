import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { inject } from 'vitest'
import { withClient } from '../db/client.ts'
import { grantApplication } from '../db/grants.ts'
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

/** The connections of a test to its database, which `drop` removes. */
const connect = (url: string, listed: boolean): TestDatabase => {
  recorder ??= createRecorder(inject('seen'))
  const plugins = listed ? [recorder] : []
  const database = createDatabase(url, { max: 10, plugins })
  // As on a standby, a long reading that writes fails.
  const readOnly = new URL(url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  const reading = createDatabase(readOnly.href, { max: 4, plugins })
  database.longReads = { take: async () => reading.db }
  const drop = async () => {
    await Promise.all([database.close(), reading.close()])
    await administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
  }
  return { url, database, drop }
}

const createCopy = async (from: 'modelo' | 'template1'): Promise<URL> => {
  const name = `teste_${randomUUID().replaceAll('-', '')}`
  const template = from === 'modelo' ? inject('modelo') : from
  await administer(`create database ${name} template ${template} strategy file_copy`)
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${name}`
  return address
}

/**
 * A separate database for the test: `from` the run's migrated template, or empty for tests of migrations. A database with
 * random statements is not `listed`, because each run would list others.
 */
export const createTestDatabase = async (
  from: 'modelo' | 'template1' = 'modelo',
  listed = true,
): Promise<TestDatabase> => connect((await createCopy(from)).href, listed)

/**
 * A copy of the migrated template that the test uses as the application does in production: by a role that owns no table
 * and may change neither the audit log nor the ledger (docs/operations.md).
 */
export const createApplicationDatabase = async (): Promise<TestDatabase> => {
  const address = await createCopy('modelo')
  const owner = address.href
  const role = `aplicacao_${randomUUID().slice(0, 8)}`
  Object.assign(address, { username: role, password: 'x' })
  // The application makes the queue's tables itself, and the template has the owner's.
  await withClient(owner, (client) =>
    client.query(`create role ${role} login password 'x'; drop schema graphile_worker cascade`),
  )
  await grantApplication(owner, address.href)
  const { url, database, drop } = connect(address.href, true)
  const dropAll = async () => {
    await drop()
    await administer(`drop role ${role}`)
  }
  return { url, database, drop: dropAll }
}
