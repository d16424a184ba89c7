import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import type { Executor } from '../platform/db/index.ts'

type Save<Record, Input> = {
  db: Executor
  ctx: Context
  /** What was sent; null is the record before a creation. */
  input: Input
  before: Record | null
}

/** The rules that a register needs beyond its schemas; each runs in the transaction of the change, and may refuse. */
export type RegisterHooks<
  Record extends z.ZodObject = z.ZodObject,
  Input extends z.ZodObject = z.ZodObject,
> = {
  /** Answers what is to be stored: what was sent, completed or put right. */
  beforeSave?: (save: Save<z.output<Record>, Partial<z.output<Input>>>) => Promise<Partial<z.output<Input>>>
  beforeDelete?: (removal: { db: Executor; ctx: Context; record: z.output<Record> }) => Promise<void>
}
