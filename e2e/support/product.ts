import { fileURLToPath } from 'node:url'
import { databaseOf, queryProduct } from '../../apps/server/src/platform/testing/product-database.ts'
import { runProduct } from '../../apps/server/src/platform/testing/product-run.ts'
import { swiftFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

type Options = { stderr?: 'pipe' | 'inherit' }

/** The product in a folder of its own; `stop` ends it and removes the folder. */
export const startProduct = (env: NodeJS.ProcessEnv, options: Options = {}) => {
  const folder = swiftFolder()
  const whole = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: folder.path,
    // A run opens more windows as one person than anybody would.
    CHAMADAS_POR_MINUTO: '100000',
    ...env,
  }
  const { child, ended, address, output } = runProduct(main, whole, options)
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    folder.remove()
  }
  return { folder: folder.path, address, output, stop }
}

/** Another product than the one of the run, for as long as `use` takes. */
export const withProduct = async (
  env: NodeJS.ProcessEnv,
  use: (address: string) => Promise<void>,
): Promise<void> => {
  const product = startProduct(env)
  try {
    await use(await product.address())
  } finally {
    await product.stop()
  }
}

/** Another process on the run's database and its files, as behind a proxy. */
export const withSecondProcess = async (use: (address: string) => Promise<void>): Promise<void> => {
  const folder = process.env['RETAGUARDA_E2E_DADOS']
  if (!folder) throw new Error('the global set-up has not started the server')
  const env = { DATABASE_URL: databaseOf(folder), PROCESSO: 'web', RETAGUARDA_DEMO: '1', LOG_LEVEL: 'warn' }
  await withProduct(env, use)
}

/** A statement on the run's database without its server, so no push reports it. */
export const sql = <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> => {
  const folder = process.env['RETAGUARDA_E2E_DADOS']
  if (!folder) throw new Error('the global set-up has not started the server')
  return queryProduct<Row>(folder, statement, values)
}
