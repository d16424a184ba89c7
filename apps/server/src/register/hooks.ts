import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import type { Executor } from '../platform/db/index.ts'
import type { ReceivedFile } from '../platform/files/read.ts'
import type { FileWork } from '../platform/files/work.ts'
import type { NamesFiles } from '../platform/store/arquivo.ts'

type Save<Record, Input> = {
  db: Executor
  ctx: Context
  /** The request; null is the record before a creation. */
  input: Input
  before: Record | null
}

/** The files of a body, read before the transaction, and how the record names them within it. */
type FilesRead<Change, Input> = {
  files: readonly ReceivedFile[]
  save: (change: Change & { work: FileWork }) => Promise<Input>
}

type Removal<Record> = { db: Executor; ctx: Context; record: Record }

/** The rules of a register beyond its schemas; each runs in the transaction of the change, and may refuse. */
export type RegisterHooks<
  Record extends z.ZodObject = z.ZodObject,
  Input extends z.ZodObject = z.ZodObject,
> = {
  /** Answers what is stored: the sent values, completed or corrected. */
  beforeSave?: (save: Save<z.output<Record>, Partial<z.output<Input>>>) => Promise<Partial<z.output<Input>>>
  beforeDelete?: (removal: Removal<z.output<Record>>) => Promise<void>
  /** For records of a service point: the posts whose people hear of a change; by default only its own. */
  ouvintes?: (db: Executor, postoId: number) => Promise<number[]>
  /** For records that name files: what happens to these on a save and a removal, after the rules above. */
  files?: {
    owners: readonly NamesFiles[]
    /** Runs before the transaction; its refusal is thrown within the transaction, in the right order. */
    read: (
      ctx: Context,
      input: Partial<z.output<Input>>,
    ) => Promise<FilesRead<Save<z.output<Record>, Partial<z.output<Input>>>, Partial<z.output<Input>>>>
    remove: (removal: Removal<z.output<Record>> & { work: FileWork }) => Promise<void>
  }
}
