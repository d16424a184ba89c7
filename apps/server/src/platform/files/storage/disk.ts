import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { outsideTransaction } from '../../db/index.ts'
import { refuse } from '../../http/errors.ts'
import { type Draft, draftOf, receiveInto, syncFile } from '../draft.ts'
import { type FileStore, sha256Of, type StoredFile } from '../index.ts'
import { INSTALACAO, isChave, placeOf, segredoPlace, storing } from './places.ts'
import { createSegredos } from './segredos.ts'

const DRAFT = /\.novo$/

const syncFolder = async (path: string) => {
  // Windows cannot open folders; there the rename itself is journaled.
  if (process.platform !== 'win32') await syncFile(path, 'r')
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
  const pathOf = (chave: string) => join(folder, placeOf(chave))
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
        if (!entry.isFile() || !isChave(chave)) continue
        // The file may be removed during this look.
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined)
        if (found && found.mtime < moment) yield chave
      }
    },
    belongsTo: async (instalacao) => {
      const path = join(folder, INSTALACAO)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path, instalacao, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      })
      return (await readFile(path, 'utf8')) === instalacao
    },
    state: async () => ({ bucket: null, answers: true }),
    segredo: createSegredos((nome) => readSegredo(join(folder, segredoPlace(nome)))),
  }
}
