import type { z } from 'zod'
import { invalid } from './errors.ts'

/**
 * Checks a body inside the action, for routes with `config.lateBody`: there the record is locked first, so that an
 * unknown record is a 404 and an old `versao` a 409 before any field is looked at (api.md, order of checks).
 */
export const parseBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body ?? {}, { reportInput: true })
  if (result.success) return result.data
  throw invalid(result.error.issues)
}

/** The `versao` that the sender holds, from the body or `If-Match`; absent means unchecked (api.md, Version). */
export const versaoSent = (body: unknown): number | undefined => {
  if (typeof body !== 'object' || body === null || !('versao' in body)) return undefined
  return typeof body.versao === 'number' && Number.isSafeInteger(body.versao) ? body.versao : undefined
}

const IfMatch = /^(?:W\/)?"?(\d{1,9})"?$/

/** The `versao` that a call without a body holds: `If-Match`. */
export const versaoOf = (ifMatch: string | undefined): number | undefined => {
  const sent = IfMatch.exec(ifMatch ?? '')?.[1]
  return sent === undefined ? undefined : Number(sent)
}
