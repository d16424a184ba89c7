import { queryOptions } from '@tanstack/react-query'
import type { Relatorio, RelatorioCitado } from '@app/contract/casca/relatorio'
import { api } from '../../../platform/http/http.ts'
import { type RelatorioSearch } from './search.ts'

/** The reports that the person may read. */
export const relatoriosQuery = queryOptions({
  queryKey: ['relatorio'],
  queryFn: ({ signal }) => api<RelatorioCitado[]>('/relatorio', { signal }),
})

/** A report by the filters of its address; the previous one stays until the next is loaded. */
export const relatorioQuery = (nome: string, search: RelatorioSearch) =>
  queryOptions({
    queryKey: ['relatorio', nome, search],
    queryFn: ({ signal }) => api<Relatorio>(`/relatorio/${nome}`, { query: search, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === nome ? before : undefined),
  })

/** The months and years with records, for the choice of a period. */
export const periodosQuery = queryOptions({
  queryKey: ['relatorio', 'periodos'],
  queryFn: async ({ signal }) => {
    const [meses, anos] = await Promise.all([
      api<{ mes: string; nome: string }[]>('/relatorio/meses', { signal }),
      api<{ ano: number }[]>('/relatorio/anos', { signal }),
    ])
    return { meses, anos }
  },
  staleTime: 5 * 60_000,
})
