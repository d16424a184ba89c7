import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'

/** One message of the API's error shape; `fieldName` is a path such as `itens[2].quantidade`. */
export type ApiMessage = {
  type?: string
  fieldName?: string | null
  code?: string
  text?: string
  params?: ErrorParams | undefined
}

type ErrorBody = { error?: string; error_description?: string; messages?: ApiMessage[] } & Record<
  string,
  unknown
>

/**
 * The text of a service that does not answer (spec §8). It is in this file, because nothing else can be loaded then.
 */
export const UNAVAILABLE = 'Serviço temporariamente indisponível.'

/** The text for an unknown code (spec §8, 'Defaults'). */
const DEFAULT_ERROR = 'Ops, desculpe houve um erro interno ao processar requisição.'

/** Anything but a successful answer. `status` 0 is a call that never reached the server. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly messages: ApiMessage[]
  /** The whole answer, because some calls add members (`atual`, `alteradoPor` of a conflict). */
  readonly body: Record<string, unknown>
  /** Seconds until another try makes sense, when the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    const messages = Array.isArray(body.messages) ? body.messages : []
    const code =
      messages[0]?.code ?? body.error ?? (status === 0 || status === 503 ? 'UNAVAILABLE' : 'SEM_CODIGO')
    super(code)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.messages = messages
    this.body = body
    this.retryAfter = retryAfter
  }

  /** Whether a message has only a code, so that the catalogue is needed. */
  get wordless() {
    return this.messages.length === 0 || this.messages.some(({ text }) => !text)
  }

  /** No answer, or one that asks to try again later. */
  get unavailable() {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }

  /** Whether another try makes sense: no verdict on the call, and none on the session. */
  get passing() {
    return this.unavailable || this.status === 429
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Who changed the record meanwhile, and when, from the refusal of an old version. */
export const changeOf = ({ body }: ApiError) => ({
  por: textOrNull(body['alteradoPor']),
  em: textOrNull(body['alteradoEm']),
})

/** Code to words; empty until a refusal without words has come. */
let catalogue: ((code: string, params?: ErrorParams) => string | undefined) | undefined

/** Loads the catalogue's words. The server usually sends words itself, so no first load contains them. */
export async function loadCatalogue() {
  catalogue ??= await import('@app/contract/casca/errors').then(({ ERROR_TEXTS, errorText }) => {
    const isCode = (code: string): code is ErrorCode => code in ERROR_TEXTS
    return (code: string, params?: ErrorParams) => (isCode(code) ? errorText(code, params) : undefined)
  })
}

/** The catalogue's words for a code; the default text for an unknown one. */
const catalogueText = (code: string, params?: ErrorParams) => catalogue?.(code, params) ?? DEFAULT_ERROR

/** The server's own words win; the catalogue is used when it sent only a code. */
export const messageText = ({ text, code = '', params }: ApiMessage) => text || catalogueText(code, params)

/** One sentence for a toast or a strip. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return DEFAULT_ERROR
  if (error.unavailable) return UNAVAILABLE
  if (error.status === 429) return tooManyText(error.retryAfter)
  const first = error.messages[0]
  return first ? messageText(first) : catalogueText(error.code)
}

/** 'Muitas tentativas …', with the waiting time when the server gives one. */
export function tooManyText(seconds: number | undefined) {
  if (seconds === undefined) return 'Muitas tentativas. Aguarde um pouco e tente novamente.'
  if (seconds < 60)
    return `Muitas tentativas. Tente novamente em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`
  const minutes = Math.ceil(seconds / 60)
  return `Muitas tentativas. Tente novamente em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`
}

/** `itens[2].quantidade` → `itens.2.quantidade`, the way forms name their fields. */
export const fieldPath = (fieldName: string) => fieldName.replaceAll(/\[(\d+)\]/g, '.$1')

const hasPath = (values: unknown, path: string) => {
  let at: unknown = values
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(step in at)) return false
    at = Reflect.get(at, step)
  }
  return true
}

/**
 * Sorts the messages of a refused save: those of the form's fields by path (the first per field counts), and the
 * others, which are shown above the form.
 */
export function mapFieldErrors(error: ApiError, values: unknown) {
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const message of error.messages) {
    const path = message.fieldName ? fieldPath(message.fieldName) : ''
    if (path && hasPath(values, path)) fields[path] ??= messageText(message)
    else others.push(messageText(message))
  }
  return { fields, others }
}
