// npm run partitions [-- table…]: divides what is only added to by month, while the product works (docs/operations.md).
import { ConfigError, readConfig } from '../apps/server/src/platform/config.ts'
import { DIVISIBLE, divideTables } from '../apps/server/src/platform/db/partitions/partitions.ts'
import { withServer } from '../apps/server/src/platform/db/server.ts'
import { StartError } from '../apps/server/src/platform/start-error.ts'

try {
  const names = process.argv.slice(2)
  const known = DIVISIBLE.map(({ nome }) => nome)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StartError(`Não se reparte: ${unknown.join(', ')}. Informe de: ${known.join(', ')}`)
  const tables = DIVISIBLE.filter(({ nome }) => names.length === 0 || names.includes(nome))
  await withServer(readConfig(process.env), ({ ownerUrl }) =>
    divideTables(tables, { ownerUrl, now: new Date(), log: console.log }),
  )
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
