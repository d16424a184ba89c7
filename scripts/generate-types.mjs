// Writes the database's TypeScript types from a freshly migrated database; --check only compares.
// Run through 'npm run types', which brings the right Node.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { swiftFolder } from '../apps/server/src/platform/testing/temporary-folder.ts'
import { root } from './lib/paths.mjs'

const target = join(root, 'apps/server/src/platform/db/types.gen.ts')
const codegen = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')

// As the connection parses them (apps/server/src/platform/db/connect.ts).
const mapping = { int8: 'number', date: 'string' }

const folder = swiftFolder()
const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {}, durable: false })
try {
  await migrate(postgres.url)
  const fresh = join(folder.path, 'types.gen.ts')
  const options = ['--dialect=postgres', `--url=${postgres.url}`, `--out-file=${fresh}`]
  const parsing = ['--numeric-parser=number', `--type-mapping=${JSON.stringify(mapping)}`]
  execFileSync(process.execPath, [codegen, ...options, ...parsing], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const wanted = readFileSync(fresh, 'utf8')
  if (!process.argv.includes('--check')) {
    writeFileSync(target, wanted)
    console.log(`Tipos escritos em ${target}`)
  } else if (wanted !== readFileSync(target, 'utf8')) {
    console.error("types.gen.ts não corresponde às migrações: rode 'npm run types'.")
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  folder.remove()
}
