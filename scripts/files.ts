// npm run files:verify: reads every file that a row names. npm run files:move: moves the disk's files into the bucket of
// ARQUIVOS_S3. Both while the product runs (docs/operations.md).
import { type Config, ConfigError, readConfig } from '../apps/server/src/platform/config.ts'
import { createDatabase, type Database } from '../apps/server/src/platform/db/index.ts'
import { withServer } from '../apps/server/src/platform/db/server.ts'
import { bucketOf, createFileStore, filesFolder } from '../apps/server/src/platform/files/storage/index.ts'
import { moveFiles } from '../apps/server/src/platform/files/storage/move.ts'
import { verifyFiles } from '../apps/server/src/platform/files/verify.ts'
import { StartError } from '../apps/server/src/platform/start-error.ts'
import { getSegredo } from '../apps/server/src/platform/store/segredo.ts'

const verify = async (config: Config, { db }: Database): Promise<string> => {
  const files = createFileStore(config)
  const { total, faulty } = await verifyFiles({ db, files }, ({ tabela, chave, falha }) =>
    console.log(`${tabela}\t${chave}\t${falha}`),
  )
  if (faulty > 0) throw new StartError(`${faulty} de ${total} arquivos estão com falha.`)
  return `${total} arquivos lidos: todos conferem.`
}

const move = async (config: Config, { db }: Database): Promise<string> => {
  const bucket = bucketOf(config)
  if (!bucket) throw new StartError('Informe o bucket em ARQUIVOS_S3.')
  const files = createFileStore(config)
  if (!(await files.belongsTo((await getSegredo(db, 'instalacao')).toString('hex'))))
    throw new StartError('O bucket ou a pasta dos arquivos é de outra instalação.')
  const { total, bytes } = await moveFiles(filesFolder(config), { bucket, files })
  return `${total} arquivos (${Math.round(bytes / 1024 ** 2)} MB) estão agora no bucket.`
}

const COMMANDS = new Map([
  ['verify', verify],
  ['move', move],
])

try {
  const command = COMMANDS.get(process.argv[2] ?? '')
  if (!command) throw new StartError(`Informe um de: ${[...COMMANDS.keys()].join(', ')}`)
  const config = readConfig(process.env)
  await withServer(config, async ({ url }) => {
    const database = createDatabase(url, { max: 2 })
    try {
      console.log(await command(config, database))
    } finally {
      await database.close()
    }
  })
} catch (error) {
  const known = error instanceof StartError || error instanceof ConfigError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
