import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkServer, createDatabase, grantApplication, migrate } from '../db/index.ts'
import { type Place, withServer } from '../db/server.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import { type BucketConfig, bucketOf, filesFolder } from '../files/storage/index.ts'
import { StartError } from '../start-error.ts'
import { copyBucket } from './bucket.ts'
import { dumpDatabase } from './dump.ts'
import { copyFiles, isEmptyFolder } from './files.ts'
import { demandEmpty, loadSchema } from './load.ts'
import { type Manifest, manifestPath, readManifest } from './manifest.ts'

const FILES = 'arquivos'

/** Copies what the copy has not yet of the files, wherever they are; `previous` is the copy before this one. */
const copyAll = async (place: Place & BucketConfig, folder: string, previous: string | undefined) => {
  const target = join(folder, FILES)
  const copied = await copyFiles(filesFolder(place), target)
  const bucket = bucketOf(place)
  if (!bucket) return copied
  const fetched = await copyBucket(bucket, target, previous && join(previous, FILES)).catch(
    (cause: unknown) => {
      throw new StartError('O bucket dos arquivos (ARQUIVOS_S3) não respondeu ou recusou.', { cause })
    },
  )
  return { total: copied.total + fetched.total, bytes: copied.bytes + fetched.bytes }
}

/**
 * Copies the whole product into an empty folder, whether it runs or not. Files are copied first, then tables as of one
 * instant, then the files added in between: so the file of every row is there, and there may be a few files that no row
 * names. Files of a bucket that the `previous` copy holds are shared with it.
 */
export const backup = async (
  place: Place & BucketConfig,
  folder: string,
  previous?: string,
): Promise<Manifest> => {
  if (!(await isEmptyFolder(folder))) throw new StartError(`A pasta ${folder} não está vazia.`)
  if (!place.DATABASE_URL && !existsSync(join(place.DATA_DIR, 'postgres')))
    throw new StartError(`Não há dados em ${place.DATA_DIR}: confira DATA_DIR ou DATABASE_URL.`)
  return withServer(place, async ({ url }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const before = await copyAll(place, folder, previous)
    const database = await dumpDatabase(url, folder)
    const after = await copyAll(place, folder, previous)
    const manifest: Manifest = {
      ...database,
      arquivos: { total: before.total + after.total, bytes: before.bytes + after.bytes },
    }
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    writeFileSync(manifestPath(folder), text, { mode: 0o600, flush: true })
    return manifest
  })
}

/**
 * Restores a copy into an empty database and an empty folder of files, from where they may move to a bucket. The tables are created as they were when the
 * copy was taken, filled, and then migrated to this version.
 */
export const restore = async (place: Place, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  const files = filesFolder(place)
  if (!(await isEmptyFolder(files))) throw new StartError(`A pasta ${files} já tem arquivos.`)
  await withServer(place, async ({ url, ownerUrl }) => {
    const database = createDatabase(url, { max: 2 })
    try {
      await checkServer(database.pool)
      await demandEmpty(ownerUrl)
      await migrate(ownerUrl, undefined, manifest.migracoes)
      if (ownerUrl !== url) await grantApplication(ownerUrl, url)
      await migrateJobs(database)
    } finally {
      await database.close()
    }
    try {
      await copyFiles(join(folder, FILES), files)
      await loadSchema(url, folder, manifest, 'graphile_worker')
      await loadSchema(ownerUrl, folder, manifest, 'public')
    } catch (error) {
      // The tables are empty again, so the files are removed too and a second try can start.
      await rm(files, { recursive: true, force: true })
      throw error
    }
    await migrate(ownerUrl)
    if (ownerUrl !== url) await grantApplication(ownerUrl, url)
  })
  return manifest
}
