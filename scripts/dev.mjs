// The web's development server on PORT, and behind it the API, which restarts when its files or the migrations change.
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { toolScript } from './lib/node.mjs'
import { root } from './lib/paths.mjs'
import { againOnChange } from './lib/again-on-change.mjs'
import { runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

const freePort = async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return String(port)
}

const node = setup({ web: false })
const port = process.env.PORT || '3000'
const api = await freePort()
const address = `http://localhost:${port}`

await Promise.race([
  // Node watches what the server imports; the migrations are read.
  againOnChange(join(root, 'apps/server/migrations'), (stop) =>
    runNode(node, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
      env: { PORT: api, HOST: 'localhost', PUBLIC_URL: address },
      stop,
    }),
  ),
  runNode(node, [toolScript('vite'), 'apps/web', '--port', port, '--strictPort', '--clearScreen', 'false'], {
    env: { RETAGUARDA_API: `http://localhost:${api}` },
  }),
])
// The other process ends too, because the work needs both.
process.kill(process.pid, 'SIGTERM')
