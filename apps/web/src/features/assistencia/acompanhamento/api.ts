import { queryOptions } from '@tanstack/react-query'
import type { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import type { OsLink } from '@app/contract/assistencia/ordemServico'
import { api } from '../../../platform/http/http.ts'

/** The orders of a consumer with an account. */
export const minhasQuery = queryOptions({
  queryKey: ['acompanhamento', 'minhas'],
  queryFn: ({ signal }) => api<MinhaOs[]>('/acompanhamento', { signal }),
})

/** The link to one of them. */
export const openMine = (id: number) => api<OsLink>(`/acompanhamento/${id}/link`, { method: 'POST' })
