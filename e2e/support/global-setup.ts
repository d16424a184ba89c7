import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the product with demo data in a folder of its own; RETAGUARDA_E2E_URL says where. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const folder = temporaryFolder()
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder.path,
      RETAGUARDA_DEMO: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const found = /no ar em (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
  process.env['RETAGUARDA_E2E_URL'] = address
  return async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    folder.remove()
  }
}

export default globalSetup
