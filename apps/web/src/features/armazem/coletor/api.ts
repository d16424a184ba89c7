import { api } from '../../../platform/http/http.ts'

/**
 * One act under its own key, so that it has one effect however often it is sent. `em` is when it was done, for acts that
 * hold for their own moment: the server is told how long they have waited, so that no clock of a collector counts.
 */
export const sendAto = <T>(path: string, body: unknown, key: string, em = Date.now()) =>
  api<T>(path, {
    method: 'POST',
    ...(body !== undefined && { body }),
    headers: { 'idempotency-key': key, 'x-idade-ms': String(Math.max(0, Date.now() - em)) },
  })
