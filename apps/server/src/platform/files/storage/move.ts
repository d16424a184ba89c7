import { createReadStream } from 'node:fs'
import { opendir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { FileStore } from '../index.ts'
import type { Bucket } from './bucket.ts'
import { hashOf } from './hash.ts'
import { isChave, placeOf, segredoNameOf } from './places.ts'

/** Puts one file into the bucket and reads it back; only then the disk's is removed. */
const moveOne = async (path: string, chave: string, bucket: Bucket): Promise<number> => {
  const { length, sha256 } = await hashOf(createReadStream(path))
  await bucket.put(placeOf(chave), { path, length, sha256 })
  const back = await bucket.open(placeOf(chave))
  if (!back || !(await hashOf(back)).sha256.equals(sha256))
    throw new StartError(`O bucket não guardou ${chave} como foi enviado. O arquivo continua no disco.`)
  await rm(path, { force: true })
  return length
}

/**
 * Moves what stands on the disk into the bucket while the product works: it serves each file from where it is. What was
 * moved stays moved when this is cut off, and the next call goes on. Secrets are copied and stay on the disk too.
 */
export const moveFiles = async (
  folder: string,
  { bucket, files }: { bucket: Bucket; files: FileStore },
): Promise<{ total: number; bytes: number }> => {
  const moved = { total: 0, bytes: 0 }
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const segredo = segredoNameOf(entry.name)
    if (segredo) await files.segredo(segredo)
    if (!isChave(entry.name)) continue
    try {
      moved.bytes += await moveOne(join(entry.parentPath, entry.name), entry.name, bucket)
      moved.total += 1
    } catch (error) {
      // The product removed the file meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
  return moved
}
