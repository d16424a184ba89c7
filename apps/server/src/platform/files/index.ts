import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError, refuse } from '../http/errors.ts'

export type StoredFile = { chave: string; length: number; sha256: Buffer }
/** First and last byte, both inclusive. */
export type Range = { start: number; end: number }

/** The attachments' bytes. A row names them by `chave` only after `put` has come back. */
export type FileStore = {
  put: (bytes: Uint8Array) => Promise<StoredFile>
  /** Refuses NOT_FOUND when the bytes are gone. */
  open: (chave: string, range?: Range) => Promise<Readable>
  remove: (chave: string) => Promise<void>
  /** What was last written before the moment, whole or cut off in the middle. */
  listBefore: (moment: Date) => AsyncIterable<string>
  /** Whether these files are of the installation of that name; the first to ask gives it. */
  belongsTo: (instalacao: string) => Promise<boolean>
}

const CHAVE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const DRAFT = /\.novo$/
const draftOf = (path: string): string => `${path}.novo`

const syncFolder = async (path: string) => {
  // Windows opens no folders; there the rename itself is journaled.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const write = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** On the local disk, spread over 256 folders; whole or not there at all, also after a power cut. */
export const createDiskStore = (folder: string): FileStore => {
  const pathOf = (chave: string) => {
    if (!CHAVE.test(chave)) refuse('NOT_FOUND')
    return join(folder, chave.slice(0, 2), chave)
  }
  const place = async (chave: string, bytes: Uint8Array) => {
    const path = pathOf(chave)
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    if (made) await syncFolder(folder)
    const draft = draftOf(path)
    try {
      await write(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }
  return {
    put: async (bytes) => {
      const chave = randomUUID()
      try {
        await place(chave, bytes)
      } catch (cause) {
        // A full or read-only disk: said plainly, and nothing half is left (quality.md).
        throw Object.assign(new AppError('ARMAZENAMENTO', { headers: { 'retry-after': '30' } }), { cause })
      }
      return { chave, length: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest() }
    },
    open: async (chave, range) => {
      const file = await open(pathOf(chave), 'r').catch(() => refuse('NOT_FOUND'))
      return createReadStream('', { fd: file, ...range })
    },
    remove: async (chave) => {
      const path = pathOf(chave)
      for (const each of [path, draftOf(path)]) await rm(each, { force: true })
    },
    listBefore: async function* (moment) {
      for await (const entry of await opendir(folder, { recursive: true })) {
        const chave = entry.name.replace(DRAFT, '')
        if (!entry.isFile() || !CHAVE.test(chave)) continue
        // It may be removed while we look.
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined)
        if (found && found.mtime < moment) yield chave
      }
    },
    belongsTo: async (instalacao) => {
      const path = join(folder, 'instalacao')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path, instalacao, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      })
      return (await readFile(path, 'utf8')) === instalacao
    },
  }
}
