import { api } from '../../../platform/http/http.ts'

/** One act under its own key, so that it has one effect however often it is sent. */
export const sendAto = <T>(path: string, body: unknown, key: string) =>
  api<T>(path, { method: 'POST', ...(body !== undefined && { body }), headers: { 'idempotency-key': key } })
