import { ApiError, loadCatalogue } from './errors.ts'
import type { ApiMessage } from './errors.ts'
import { getSession, isLeaving, rereadTokens, setTokens } from '../session/session-store.ts'
import type { Tokens } from '../session/session-store.ts'

/** Client of the token call (spec §7): a public one, so its secret is empty. */
const CLIENT = `Basic ${btoa('retaguarda-web:')}`

type Handlers = { sessionEnded: () => void; warning: (text: string) => void }

let handlers: Handlers = { sessionEnded: () => undefined, warning: () => undefined }

/** The application sets the reactions to a session's end and to warnings, because this module knows no screen. */
export const onHttp = (given: Handlers) => void (handlers = given)

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON, unless it is already a form or a file. */
  body?: unknown
  query?: Record<string, string | number | boolean | null | undefined>
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Without a session: the calls under /public. */
  anonymous?: boolean
  /** The caller shows the warnings of the answer itself. */
  ownWarnings?: boolean
}

const withQuery = (path: string, query: RequestOptions['query']) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value))
  const text = parameters.toString()
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path
}

const isBinary = (body: unknown): body is FormData | Blob | URLSearchParams =>
  body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams

async function call(path: string, options: RequestOptions, token: string | undefined) {
  const { body, method = 'GET', signal } = options
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined && !isBinary(body)) headers.set('content-type', 'application/json')
  const payload = body === undefined ? null : isBinary(body) ? body : JSON.stringify(body)
  try {
    return await fetch(withQuery(path, options.query), {
      method,
      headers,
      body: payload,
      signal: signal ?? null,
    })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError(0, {})
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return {}
  }
}

async function asError(response: Response) {
  const body = await readJson(response)
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const error = new ApiError(
    response.status,
    isRecord(body) ? body : {},
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  )
  if (error.wordless && !error.unavailable) await loadCatalogue().catch(() => undefined)
  return error
}

/** POST /oauth/token, form-encoded, with the client's basic authentication. */
export async function requestToken(form: Record<string, string>): Promise<Tokens> {
  const response = await call(
    '/oauth/token',
    {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'retaguarda-web', ...form }),
      headers: { authorization: CLIENT },
    },
    undefined,
  )
  if (!response.ok) throw await asError(response)
  const body = await readJson(response)
  if (!isRecord(body) || typeof body['access_token'] !== 'string') throw new ApiError(response.status, {})
  const refresh = body['refresh_token']
  return { access_token: body['access_token'], refresh_token: typeof refresh === 'string' ? refresh : null }
}

/** One tab at a time, because a refresh token works once; the other tabs use the result of the first. */
const alone = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('retaguarda.renovar', task) : task()

let renewing: Promise<string | null> | null = null

async function renewOnce(stale: string): Promise<string | null> {
  const tokens = rereadTokens()
  if (!tokens) return null
  if (tokens.access_token !== stale) return tokens.access_token
  if (!tokens.refresh_token) return null
  try {
    const next = await requestToken({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    setTokens({ ...next, refresh_token: next.refresh_token ?? tokens.refresh_token })
    return next.access_token
  } catch (error) {
    // Only a refusal ends the session; an unreachable server does not.
    if (error instanceof ApiError && !error.passing) return null
    throw error
  }
}

const renew = (stale: string) => {
  renewing ??= alone(() => renewOnce(stale)).finally(() => (renewing = null))
  return renewing
}

/** The answer of an authorised call; when the token has expired, it is renewed once. Refusals throw `ApiError`. */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const token = options.anonymous ? undefined : getSession().tokens?.access_token
  let response = await call(path, options, token)
  if (response.status === 401 && token && !isLeaving()) {
    const renewed = await renew(token)
    if (renewed) response = await call(path, options, renewed)
    if (response.status === 401) {
      const error = await asError(response)
      // Only the first such answer ends the session; the others find none.
      if (getSession().tokens) handlers.sessionEnded()
      throw error
    }
  }
  if (!response.ok) throw await asError(response)
  return response
}

const warningsOf = (answer: unknown) =>
  isRecord(answer) && Array.isArray(answer['messages'])
    ? answer['messages'].filter((m: unknown): m is ApiMessage => isRecord(m) && m['type'] === 'WARNING')
    : []

/** Calls the API and reads its JSON; warnings of a successful answer are also shown (spec §8). */
export async function api<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(path, options)
  const answer: T = response.status === 204 ? undefined : await response.json()
  if (!options.ownWarnings) for (const { text } of warningsOf(answer)) if (text) handlers.warning(text)
  return answer
}
