import type { Busca } from '@app/contract/armazem/busca'
import { api } from '../../../platform/http/http.ts'

/** The orders, companies, notes and products that the person may see and that match the text. */
export const buscaQuery = (q: string) => ({
  queryKey: ['busca', q],
  queryFn: ({ signal }: { signal: AbortSignal }) => api<Busca>('/busca', { query: { q }, signal }),
  staleTime: 10_000,
  retry: false,
})

/** An order by the id of its address: answers whether the person may see it. */
export const pedidoExists = (id: number) => api<unknown>(`/pedidos/${id}`)
