import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { checkServer, createDatabase, type Database, sortsAsPortuguese } from './connect.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { grantApplication } from './grants.ts'
import { migrate } from './migrate.ts'
import { seedProfiles } from './profiles.ts'

const POOL_SIZE = 20
// A connection that is not given back must not prevent a clean stop of the server.
const CLOSE_LIMIT = 5_000

type Options = {
  config: Pick<
    Config,
    'DATABASE_URL' | 'DATABASE_URL_DIRETA' | 'DATABASE_URL_LEITURA' | 'DATABASE_URL_MIGRACAO' | 'DATA_DIR'
  >
  log: (line: string) => void
  onError: (error: Error) => void
}

/** Why the given server cannot be used, in one line. */
export const connectionFailure = (error: unknown): unknown => {
  if (error instanceof StartError || !(error instanceof Error) || !('code' in error)) return error
  const reason = error.message || error.code
  return new StartError(`Não foi possível usar o PostgreSQL de DATABASE_URL: ${String(reason)}`, {
    cause: error,
  })
}

type Given = { url: string } & Partial<Record<'direct' | 'standby' | 'migration', string | undefined>>

const connectGiven = async (
  { url, direct, standby, migration }: Given,
  { log, onError }: Pick<Options, 'log' | 'onError'>,
) => {
  const onFallback = ({ message }: Error) =>
    log(`Relatórios e exportações leem o servidor principal por um momento; a réplica: ${message}`)
  const database = createDatabase(url, { max: POOL_SIZE, onError, direct, standby, onFallback })
  // A migration holds a lock of its session.
  const migrationUrl = migration ?? direct ?? url
  try {
    await checkServer(database.pool)
    // An order that surprises is no reason to stay away, and a database's locale cannot be changed later.
    if (!(await sortsAsPortuguese(database.pool)))
      log('O banco não põe nomes em ordem como o português: crie-o com o locale de docs/operations.md.')
    await migrate(migrationUrl)
    if (migration !== undefined && migration !== url) await grantApplication(migration, url)
    await seedProfiles(database.db)
    return database
  } catch (error) {
    await database.close()
    throw connectionFailure(error)
  }
}

/** The product's database, ready for use: the given server or an own one, migrated to this version. */
export const openDatabase = async ({ config, log, onError }: Options): Promise<Database> => {
  if (config.DATABASE_URL) {
    const { DATABASE_URL: url, DATABASE_URL_DIRETA: direct, DATABASE_URL_MIGRACAO: migration } = config
    return connectGiven({ url, direct, standby: config.DATABASE_URL_LEITURA, migration }, { log, onError })
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log })
  try {
    const database = await connectGiven({ url: postgres.url }, { log, onError })
    const close = async () => {
      await Promise.race([database.close(), wait(CLOSE_LIMIT, undefined, { ref: false })])
      await postgres.stop()
    }
    return { ...database, close }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
