import { runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

process.exitCode = await runNode(setup({ web: true }), ['apps/server/src/main.ts'], { channel: true })
