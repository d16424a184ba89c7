import type { Busca } from '@app/contract/armazem/busca'
import { api } from '../../../platform/http/http.ts'

/** What the person may see of orders, companies, notes and products that the text names. */
export const buscaQuery = (q: string) => ({
  queryKey: ['busca', q],
  queryFn: ({ signal }: { signal: AbortSignal }) => api<Busca>('/busca', { query: { q }, signal }),
  staleTime: 10_000,
  retry: false,
})

/** An order by the id of its address: whether the person may see it at all. */
export const pedidoExists = (id: number) => api<unknown>(`/pedidos/${id}`)
