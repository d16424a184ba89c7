import type { ErrorMessage } from '@app/contract/casca/errors'
import { Id } from '@app/contract/casca/paging'
import { z } from 'zod'
import { AppError, invalid, refuseField } from '../errors.ts'

/** What a route found unknown in a body that its action checks later. */
const unknownIn = new WeakMap<object, ErrorMessage[]>()

/** Keeps the unknown fields of a body until `parseBody` checks it. */
export const noteUnknown = (body: unknown, messages: ErrorMessage[]): void => {
  if (typeof body === 'object' && body !== null && messages.length > 0) unknownIn.set(body, messages)
}

const unknownOf = (body: unknown): ErrorMessage[] =>
  (typeof body === 'object' && body !== null && unknownIn.get(body)) || []

/** The findings of a schema, and after them the fields that it does not know, each field once. */
export const refusalOf = (
  issues: readonly z.core.$ZodIssue[],
  unknown: readonly ErrorMessage[],
): AppError => {
  const { messages } = invalid(issues).body
  const named = new Set(messages.map(({ fieldName }) => fieldName))
  return new AppError('INVALID_REQUEST', {
    messages: [...messages, ...unknown.filter(({ fieldName }) => !named.has(fieldName))],
  })
}

/**
 * Checks a body inside the action, for routes with `config.lateBody`: there the record is locked first, so that an
 * unknown record is a 404 and an old `versao` a 409 before any field is checked (api.md, order of checks).
 */
export const parseBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body ?? {}, { reportInput: true })
  const unknown = unknownOf(body)
  if (result.success && unknown.length === 0) return result.data
  throw refusalOf(result.error?.issues ?? [], unknown)
}

/** The record that the body of a PUT without an id in its path names. */
export const idOfBody = (body: unknown): number => {
  const found = z.object({ id: Id }).safeParse(body)
  if (found.success) return found.data.id
  const sent = z.object({ id: z.unknown() }).safeParse(body).data?.id
  return refuseField('id', sent === undefined || sent === null ? 'EMPTY_REQUIRED_FIELD' : 'CAST_ERROR')
}
