import { constants } from 'node:fs'
import { copyFile, mkdir, opendir, readdir, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The file of a save in progress: no row names it. */
const DRAFT = /\.novo$/

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const copyOne = async (source: string, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  const { atime, mtime } = await stat(source)
  await utimes(target, atime, mtime)
}

/** A folder that does not exist counts as empty. */
export const isEmptyFolder = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0

/** Copies every file that is not there yet; a file that is removed meanwhile is left out. */
export const copyFiles = async (from: string, to: string): Promise<{ total: number; bytes: number }> => {
  const copied = { total: 0, bytes: 0 }
  const entries = await opendir(from, { recursive: true }).catch(() => undefined)
  if (!entries) return copied
  for await (const entry of entries) {
    if (!entry.isFile() || DRAFT.test(entry.name)) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    const known = await stat(target).catch(() => undefined)
    if (known) continue
    try {
      await copyOne(source, target)
      copied.total += 1
      copied.bytes += (await stat(target)).size
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  return copied
}
