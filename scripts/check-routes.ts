// Checks that the table of access rights has every route; the product is assembled but not started.
import { tmpdir } from 'node:os'
import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { createDatabase } from '../apps/server/src/platform/db/index.ts'
import { matrixFaults } from '../apps/server/src/platform/testing/matrix/matrix-routes.ts'

const DATABASE_URL = 'postgres://127.0.0.1/ninguem'
const config = readConfig({ DATABASE_URL, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' })
const app = await buildApp({ config, database: createDatabase(DATABASE_URL, { max: 1 }), work: false })
const faults = matrixFaults(app)
for (const fault of faults) console.error(fault)
if (faults.length > 0)
  console.error('Quem pode o quê está em apps/server/src/platform/testing/matrix/matrix.ts.')
// Nothing was started, so nothing needs to be closed.
process.exit(faults.length === 0 ? 0 : 1)
