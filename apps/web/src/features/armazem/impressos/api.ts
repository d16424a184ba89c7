import type { Impressos, ImpressosInput } from '@app/contract/armazem/impressos'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

/** What every paper of the warehouse carries. */
export const impressosQuery = queryOptions({
  queryKey: ['impressos'],
  queryFn: ({ signal }) => api<Impressos>('/impressos', { signal }),
})

export const saveImpressos = (body: ImpressosInput) => api<Impressos>('/impressos', { method: 'PUT', body })
