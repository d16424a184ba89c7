// scripts/start.mjs runs this when a server died and is not restarted, because its own PostgreSQL must not stay behind.
import { readConfig } from '../apps/server/src/platform/config.ts'
import { stopRemains } from '../apps/server/src/platform/db/embedded.ts'

const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
if (!DATABASE_URL) await stopRemains(DATA_DIR)
// The channel to the start script would keep it waiting.
process.disconnect?.()
