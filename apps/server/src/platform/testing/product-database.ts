import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../db/client.ts'

/** A line of the pid file that the embedded PostgreSQL below this data folder wrote: 0 its process, 3 its port. */
export const postmasterLine = (dataDir: string, line: number): string =>
  readFileSync(join(dataDir, 'postgres/dados/postmaster.pid'), 'utf8').split('\n')[line] ?? ''

/** The address of the embedded PostgreSQL of this data folder. */
export const databaseOf = (dataDir: string): string => {
  const password = readFileSync(join(dataDir, 'postgres/senha'), 'utf8')
  return `postgres://retaguarda:${password}@127.0.0.1:${postmasterLine(dataDir, 3)}/retaguarda`
}

/** Rows of a statement, without the product that runs on this data folder: only triggers send notifications. */
export const queryProduct = async <Row extends object = object>(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  return withClient(databaseOf(dataDir), async (client) => (await client.query<Row>(statement, values)).rows)
}
