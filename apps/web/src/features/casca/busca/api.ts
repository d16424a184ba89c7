import { queryOptions } from '@tanstack/react-query'
import type { Preferencia, PreferenciaInput } from '@app/contract/casca/preferencia'
import { api } from '../../../platform/http/http.ts'

/** Loaded when a single key is first pressed, not at the start. */
export const preferenciaQuery = queryOptions({
  queryKey: ['preferencia'],
  queryFn: ({ signal }) => api<Preferencia>('/preferencia', { signal }),
  staleTime: Infinity,
})

export const savePreferencia = (preferencia: PreferenciaInput) =>
  api<Preferencia>('/preferencia', { method: 'PUT', body: preferencia })
