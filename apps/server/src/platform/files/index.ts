import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { outsideTransaction } from '../db/index.ts'
import { AppError, refuse } from '../http/errors.ts'
import { LARGE_BODIES, LARGE_BODIES_PUBLIC } from '../http/limits.ts'
import { createQueue } from '../jobs/queue.ts'
import { type Draft, draftOf, type Incoming, receiveInto, syncFile } from './draft.ts'

export type StoredFile = { chave: string; length: number; sha256: Buffer }
/** First and last byte, both inclusive. */
export type Range = { start: number; end: number }
/** The bytes of a file: in memory, or received on the disk already. */
export type Content = Buffer | Draft

export const sha256Of = (content: Content): Buffer =>
  Buffer.isBuffer(content) ? createHash('sha256').update(content).digest() : content.sha256

// Each of them holds up to 40 MB.
const WAITING = LARGE_BODIES + LARGE_BODIES_PUBLIC
const inTurn = createQueue({ atOnceOfOne: 2, waiting: WAITING, waitingOfOne: WAITING })

/** The whole bytes, for work that needs them all; files on the disk are loaded two at a time. */
export const withBytes = <T>(content: Content, work: (bytes: Buffer) => Promise<T>): Promise<T> =>
  Buffer.isBuffer(content) ? work(content) : inTurn('', async () => work(await readFile(content.path)))

/** The bytes of the attachments. A row may name them by `chave` only after `put` has returned. */
export type FileStore = {
  /**
   * Stores the file whole and synced, so that it survives a power cut. A draft becomes the stored file; a second put
   * copies it.
   */
  put: (content: Content) => Promise<StoredFile>
  /** Takes bytes piece by piece; the caller must drop a draft that it does not put. */
  receive: () => Promise<Incoming>
  /** Removes a draft that was not stored. */
  drop: (draft: Draft) => Promise<void>
  /** Refuses NOT_FOUND when the bytes are gone. */
  open: (chave: string, range?: Range) => Promise<Readable>
  remove: (chave: string) => Promise<void>
  /** Files last written before the moment, whether whole or cut off. */
  listBefore: (moment: Date) => AsyncIterable<string>
  /**
   * Whether these files belong to the installation of that name; the first installation that asks becomes the owner.
   */
  belongsTo: (instalacao: string) => Promise<boolean>
  /** A secret beside the files and not in the database; the first call creates it. */
  segredo: (nome: string) => Promise<Buffer>
}

const CHAVE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const DRAFT = /\.novo$/

const syncFolder = async (path: string) => {
  // Windows cannot open folders; there the rename itself is journaled.
  if (process.platform !== 'win32') await syncFile(path, 'r')
}

/** A full or read-only disk gets a plain message, and no half file stays (quality.md). */
const storing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    throw Object.assign(new AppError('ARMAZENAMENTO', { headers: { 'retry-after': '30' } }), { cause })
  }
}

const SEGREDO_BYTES = 32

/** It is written whole under another name first, so that a reader at the same moment finds all of it or nothing. */
const readSegredo = async (path: string): Promise<Buffer> => {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}.novo`
  await writeFile(draft, randomBytes(SEGREDO_BYTES), { flag: 'wx', mode: 0o600, flush: true })
  await link(draft, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(draft, { force: true })
  await syncFolder(dirname(path))
  return readFile(path)
}

/** Stores on the local disk, spread over 256 folders; a file is whole or absent, also after a power cut. */
export const createDiskStore = (folder: string): FileStore => {
  const segredos = new Map<string, Promise<Buffer>>()
  const pathOf = (chave: string) => {
    if (!CHAVE.test(chave)) refuse('NOT_FOUND')
    return join(folder, chave.slice(0, 2), chave)
  }
  const makeFolderOf = async (path: string) => {
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    if (made) await syncFolder(folder)
  }
  /** Writes the bytes beside their place, and moves them there when the disk holds them. */
  const place = async (chave: string, write: (draft: string) => Promise<void>) => {
    const path = pathOf(chave)
    await makeFolderOf(path)
    const draft = draftOf(path)
    try {
      await write(draft)
      await syncFile(draft, 'r+')
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }
  const putBytes = async (bytes: Buffer): Promise<StoredFile> => {
    const chave = randomUUID()
    await place(chave, (draft) => writeFile(draft, bytes, { flag: 'wx', mode: 0o600 }))
    return { chave, length: bytes.byteLength, sha256: sha256Of(bytes) }
  }
  const putDraft = async (draft: Draft): Promise<StoredFile> => {
    const { length, sha256 } = draft
    const chave = draft.kept ? randomUUID() : draft.chave
    const kept = pathOf(chave)
    await place(chave, async (path) => {
      if (draft.kept) await copyFile(draft.path, path)
    })
    Object.assign(draft, { path: kept, kept: true })
    return { chave, length, sha256 }
  }
  return {
    put: async (content) => {
      outsideTransaction('A file is written')
      return storing(() => (Buffer.isBuffer(content) ? putBytes(content) : putDraft(content)))
    },
    receive: async () => {
      outsideTransaction('A file is received')
      const chave = randomUUID()
      const path = pathOf(chave)
      const incoming = await storing(async () => {
        await makeFolderOf(path)
        return receiveInto(chave, draftOf(path))
      })
      return { ...incoming, write: (bytes) => storing(() => incoming.write(bytes)) }
    },
    drop: async (draft) => {
      if (!draft.kept) await rm(draft.path, { force: true })
    },
    open: async (chave, range) => {
      outsideTransaction('A file is read')
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
        // The file may be removed during this look.
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
    segredo: (nome) => {
      const known = segredos.get(nome) ?? readSegredo(join(folder, `segredo-${nome}`))
      segredos.set(nome, known)
      // After a failure the next call tries again.
      known.catch(() => segredos.delete(nome))
      return known
    },
  }
}
