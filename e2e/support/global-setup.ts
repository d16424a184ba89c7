import { fileURLToPath } from 'node:url'
import { runProduct } from '../../apps/server/src/platform/testing/product-run.ts'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** Starts the product with demo data in a folder of its own; RETAGUARDA_E2E_URL says where. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const folder = temporaryFolder()
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: folder.path,
    RETAGUARDA_DEMO: '1',
    LOG_LEVEL: 'warn',
  }
  const { child, ended, address } = runProduct(main, env, { stderr: 'inherit' })
  process.env['RETAGUARDA_E2E_URL'] = await address()
  return async () => {
    child.kill('SIGTERM')
    await ended
    folder.remove()
  }
}

export default globalSetup
