import { supervise } from './lib/supervise.mjs'
import { setup } from './setup.mjs'

// These settings use less memory while idle, for less than a tenth of the saves per second (docs/measurements.md).
const server = ['--max-semi-space-size=2', '--v8-pool-size=2', 'apps/server/src/main.ts']
process.exitCode = await supervise(setup({ web: true }), server, ['scripts/stop-postgres.ts'])
