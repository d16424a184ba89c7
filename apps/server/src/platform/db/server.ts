import pg from 'pg'
import type { Config } from '../config.ts'
import { findRunning, startEmbeddedPostgres } from './embedded.ts'
import { connectionFailure } from './open.ts'

export type Place = Pick<
  Config,
  'DATABASE_URL' | 'DATABASE_URL_DIRETA' | 'DATABASE_URL_MIGRACAO' | 'DATA_DIR'
>
type Server = { url: string; ownerUrl: string }

const demandAnswer = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect().catch((error: unknown) => {
    throw connectionFailure(error)
  })
  await client.end()
}

/**
 * Runs work on the installation's server: the given one, the own one of a running product, or the own one started only
 * for this.
 */
export const withServer = async <T>(
  { DATABASE_URL, DATABASE_URL_DIRETA, DATABASE_URL_MIGRACAO, DATA_DIR }: Place,
  work: (server: Server) => Promise<T>,
): Promise<T> => {
  if (DATABASE_URL) {
    const url = DATABASE_URL_DIRETA ?? DATABASE_URL
    const ownerUrl = DATABASE_URL_MIGRACAO ?? url
    for (const each of new Set([url, ownerUrl])) await demandAnswer(each)
    return work({ url, ownerUrl })
  }
  const running = findRunning(DATA_DIR)
  if (running) return work({ url: running, ownerUrl: running })
  const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: () => {} })
  try {
    return await work({ url: postgres.url, ownerUrl: postgres.url })
  } finally {
    await postgres.stop()
  }
}
