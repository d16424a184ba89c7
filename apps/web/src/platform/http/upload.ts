import { ApiError } from './errors.ts'
import { send } from './http.ts'
import { getSession } from '../session/session-store.ts'

type Upload = {
  method?: 'PUT' | 'POST'
  /** 0 to 1. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** fetch reports no upload progress, so a file is sent by XMLHttpRequest. */
const travel = (path: string, body: FormData, { method = 'PUT', onProgress, signal }: Upload) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, path)
    request.setRequestHeader('accept', 'application/json')
    const token = getSession().tokens?.access_token
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const answer = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else reject(new ApiError(request.status, answer))
    })
    request.addEventListener('error', () => reject(new ApiError(0, {})))
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    request.send(body)
  })

/** Sends a file and reports its progress. Refusals throw `ApiError`, an abort the usual `AbortError`. */
export async function upload(
  path: string,
  body: FormData,
  options: Upload,
): Promise<Record<string, unknown>> {
  try {
    return await travel(path, body, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    // An ordinary call renews the session, or ends it.
    await send('/user/me', { signal: options.signal })
    return travel(path, body, options)
  }
}
