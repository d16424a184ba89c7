import { errorText, isOAuth, messagesOf, OAUTH_NAMES } from '@app/contract/casca/errors'
import type { ErrorBody, ErrorCode, ErrorMessage, ErrorParams } from '@app/contract/casca/errors'
import type { z } from 'zod'
import { STATUS } from './status.ts'

type Options = {
  status?: number
  /** Words of its own for the code, where the record's noun says more. */
  text?: string
  params?: ErrorParams
  messages?: ErrorMessage[]
  /** Further members of the body: `atual`, `alteradoPor`, `alteradoEm` of a version conflict. */
  extra?: Partial<
    Pick<ErrorBody, 'atual' | 'alteradoPor' | 'alteradoEm' | 'mfa_token' | 'mfa_metodos' | 'novos'>
  >
  headers?: Record<string, string>
}

/** The only error that reaches a client with its own words; `http/failures.ts` answers all others. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, options: Options = {}) {
    const { params, extra, headers = {} } = options
    const { text = errorText(code, params) } = options
    super(text)
    this.name = 'AppError'
    this.code = code
    this.statusCode = options.status ?? STATUS[code] ?? 400
    this.headers = headers
    const own: ErrorMessage[] = isOAuth(code)
      ? []
      : [{ fieldName: null, code, text, ...(params && { params }) }]
    this.body = {
      error: isOAuth(code) ? OAUTH_NAMES[code] : code,
      error_description: text,
      messages: options.messages ?? own,
      ...extra,
    }
  }
}

/** Refuses the whole request. */
export function refuse(code: ErrorCode, params?: ErrorParams): never {
  throw new AppError(code, { ...(params && { params }) })
}

/** A message about one field, for `refuseFields`. */
export const fieldMessage = (fieldName: string, code: ErrorCode, params?: ErrorParams): ErrorMessage => ({
  fieldName,
  code,
  text: errorText(code, params),
  ...(params && { params }),
})

/** Refuses one field; the status is the code's (400, or 409 for stock and duplicates). */
export function refuseField(fieldName: string, code: ErrorCode, params?: ErrorParams): never {
  refuseFields([fieldMessage(fieldName, code, params)])
}

/** Refuses every wrong field at once; a 409 among them makes the answer a 409. */
export function refuseFields(messages: ErrorMessage[]): never {
  const statuses = messages.map(({ code }) => STATUS[code as ErrorCode] ?? 400)
  const [only] = messages
  const code = messages.length === 1 && only ? (only.code as ErrorCode) : 'INVALID_REQUEST'
  throw new AppError(code, {
    status: Math.max(400, ...statuses),
    messages,
    ...(only?.params && { params: only.params }),
  })
}

/**
 * Makes several checks of one body and refuses the fields of all that fail at once, so that nobody learns of them one by
 * one (api.md); a refusal of the whole request ends them.
 */
export const checkTogether = async (checks: readonly (() => unknown)[]): Promise<void> => {
  const messages: ErrorMessage[] = []
  for (const check of checks) {
    try {
      await check()
    } catch (error) {
      if (!(error instanceof AppError) || error.body.messages.some(({ fieldName }) => fieldName === null))
        throw error
      messages.push(...error.body.messages)
    }
  }
  if (messages.length > 0) refuseFields(messages)
}

/** Refuses an old `versao`, with the current record, so that the form can show both. */
export function refuseVersao(
  atual: unknown,
  alteradoPor: string | null,
  alteradoEm: Date | null,
  text?: string,
): never {
  const extra = { atual, alteradoPor, alteradoEm: alteradoEm?.toISOString() ?? null }
  throw new AppError('VERSAO_ANTIGA', { extra, ...(text !== undefined && { text }) })
}

/** The refusal of a call that is made too often; it says when to try again. */
export const tooMuch = (milliseconds: number): AppError => {
  const segundos = Math.max(1, Math.ceil(milliseconds / 1000))
  return new AppError('MUITAS_TENTATIVAS', {
    params: { segundos },
    headers: { 'retry-after': String(segundos) },
  })
}

/** Whether a call was refused because it was made too often. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'MUITAS_TENTATIVAS'

export function refuseForNow(milliseconds: number): never {
  throw tooMuch(milliseconds)
}

/** The refusal of a schema's findings, every wrong field at once. */
export const invalid = (issues: readonly z.core.$ZodIssue[]): AppError =>
  new AppError('INVALID_REQUEST', { messages: messagesOf(issues) })
