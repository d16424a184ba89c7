// Run by scripts/start.mjs when a server died and is not started again: its own PostgreSQL must not stay behind.
import { readConfig } from '../apps/server/src/platform/config.ts'
import { stopRemains } from '../apps/server/src/platform/db/embedded.ts'

const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
if (!DATABASE_URL) await stopRemains(DATA_DIR)
// The channel to the start script would keep it waiting.
process.disconnect?.()
