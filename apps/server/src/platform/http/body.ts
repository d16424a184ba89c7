import type { z } from 'zod'
import { invalid } from './errors.ts'

/**
 * Checks a body inside the action, for routes with `config.lateBody`: there the record is locked first, so that an
 * unknown record is a 404 and an old `versao` a 409 before any field is checked (api.md, order of checks).
 */
export const parseBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body ?? {}, { reportInput: true })
  if (result.success) return result.data
  throw invalid(result.error.issues)
}
