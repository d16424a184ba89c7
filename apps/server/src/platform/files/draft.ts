import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { hasNoControls } from './text.ts'

/** A file received on the disk, not yet stored: a save names it, or it is dropped with its request. */
export type Draft = {
  chave: string
  path: string
  length: number
  sha256: Buffer
  /** Its first bytes, by which its type is told. */
  start: Buffer
  /** No control characters anywhere in it. */
  text: boolean
  /** Stored by now, at `path`. */
  kept: boolean
}

/** A file that is coming in, hashed on the way. */
export type Incoming = {
  write: (bytes: Buffer) => Promise<void>
  end: () => Promise<Draft>
  /** Removes what has come so far. */
  abort: () => Promise<void>
}

/** As much of a file as its type is told by. */
export const START_BYTES = 4100

/** Where a file is written before it stands at `path`. */
export const draftOf = (path: string): string => `${path}.novo`

/** Waits until the disk has what was written. */
export const syncFile = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const file = await open(path, flags)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Begins a draft; nothing of it is in memory but its first bytes. */
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
