import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { hasNoControls } from './text.ts'

/** A file received on the disk but not stored yet: a save names it, or it is removed at the end of its request. */
export type Draft = {
  chave: string
  path: string
  length: number
  sha256: Buffer
  /** Its first bytes, which determine its type. */
  start: Buffer
  /** True while it has no control characters. */
  text: boolean
  /** True when it is stored, at `path`. */
  kept: boolean
}

/** A file that is arriving; it is hashed on the way. */
export type Incoming = {
  write: (bytes: Buffer) => Promise<void>
  end: () => Promise<Draft>
  /** Removes the part that has arrived. */
  abort: () => Promise<void>
}

/** The number of bytes that determine a file's type. */
export const START_BYTES = 4100

/** Where a file is written before it moves to `path`. */
export const draftOf = (path: string): string => `${path}.novo`

/** Waits until the disk holds the written data. */
export const syncFile = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const file = await open(path, flags)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Begins a draft; memory holds only its first bytes. */
export const receiveInto = async (chave: string, path: string): Promise<Incoming> => {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let length = 0
  let text = true
  return {
    write: async (bytes) => {
      if (length < START_BYTES) start = Buffer.concat([start, bytes.subarray(0, START_BYTES - length)])
      length += bytes.byteLength
      text &&= hasNoControls(bytes)
      hash.update(bytes)
      await file.writeFile(bytes)
    },
    end: async () => {
      await file.close()
      return { chave, path, length, sha256: hash.digest(), start, text, kept: false }
    },
    abort: async () => {
      await file.close()
      await rm(path, { force: true })
    },
  }
}
