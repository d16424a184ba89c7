import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database } from '../db/index.ts'

export type TestDatabase = { url: string; database: Database; drop: () => Promise<void> }

const administer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A database of the test's own, `from` the migrated template or, for tests of migrations, empty. */
export const createTestDatabase = async (from: 'modelo' | 'template1' = 'modelo'): Promise<TestDatabase> => {
  const name = `teste_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${from}`)
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${name}`
  const database = createDatabase(address.href, { max: 10 })
  const drop = async () => {
    await database.close()
    await administer(`drop database ${name} with (force)`)
  }
  return { url: address.href, database, drop }
}
