import { runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

// Room for young objects above this, and more threads of the engine, only hold memory: saves per second are the same
// (docs/measurements.md).
const server = ['--max-semi-space-size=2', '--v8-pool-size=2', 'apps/server/src/main.ts']
process.exitCode = await runNode(setup({ web: true }), server, { channel: true })
