import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { LARGE_BODIES, LARGE_BODIES_PUBLIC } from '../http/limits.ts'
import { createQueue } from '../jobs/queue.ts'
import type { Draft, Incoming } from './draft.ts'

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
  /** The address of the bucket, null on a disk, and whether it answers now. */
  state: () => Promise<{ bucket: string | null; answers: boolean }>
  /** A secret beside the files and not in the database; the first call creates it. */
  segredo: (nome: string) => Promise<Buffer>
}
