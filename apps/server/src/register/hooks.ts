import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import type { Executor } from '../platform/db/index.ts'
import type { ReceivedFile } from '../platform/files/read.ts'
import type { FileWork } from '../platform/files/work.ts'
import type { NamesFiles } from '../platform/store/arquivo.ts'

type Save<Record, Input> = {
  db: Executor
  ctx: Context
  /** What was sent; null is the record before a creation. */
  input: Input
  before: Record | null
}

/** The files of a body, read before the transaction, and how the record names them within it. */
type FilesRead<Change, Input> = {
  files: readonly ReceivedFile[]
  save: (change: Change & { work: FileWork }) => Promise<Input>
}

type Removal<Record> = { db: Executor; ctx: Context; record: Record }

/** The rules that a register needs beyond its schemas; each runs in the transaction of the change, and may refuse. */
export type RegisterHooks<
  Record extends z.ZodObject = z.ZodObject,
  Input extends z.ZodObject = z.ZodObject,
> = {
  /** Answers what is to be stored: what was sent, completed or put right. */
  beforeSave?: (save: Save<z.output<Record>, Partial<z.output<Input>>>) => Promise<Partial<z.output<Input>>>
  beforeDelete?: (removal: Removal<z.output<Record>>) => Promise<void>
  /** Of records that belong to a service point: which ones' people hear of a change, besides its own when left out. */
  ouvintes?: (db: Executor, postoId: number) => Promise<number[]>
  /** Of records that name files: what becomes of these with a save and a removal, after the rules above. */
  files?: {
    owners: readonly NamesFiles[]
    /** Before the transaction: what it refuses is refused within it, in its turn. */
    read: (
      ctx: Context,
      input: Partial<z.output<Input>>,
    ) => Promise<FilesRead<Save<z.output<Record>, Partial<z.output<Input>>>, Partial<z.output<Input>>>>
    remove: (removal: Removal<z.output<Record>> & { work: FileWork }) => Promise<void>
  }
}
