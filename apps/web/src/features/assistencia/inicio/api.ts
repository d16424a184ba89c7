import { queryOptions } from '@tanstack/react-query'
import type { Inicio, SemanasDoInicio } from '@app/contract/assistencia/inicio'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { api } from '../../../platform/http/http.ts'

/** The traffic light changes with the days, and a push may be lost. */
const REFRESH_MS = 60_000

/** The start: what waits for this person. */
export const inicioQuery = queryOptions({
  queryKey: ['inicio'],
  queryFn: ({ signal }) => api<Inicio>('/inicio', { signal }),
  refetchInterval: REFRESH_MS,
})

/** The weeks of the charts; they are read again with the start. */
export const semanasQuery = queryOptions({
  queryKey: ['inicio', 'semanas'],
  queryFn: ({ signal }) => api<SemanasDoInicio>('/inicio/semanas', { signal }),
})

/** Orders by number, customer, telephone or serial number; an empty text is not searched. */
export const searchOrdens = (busca: string, signal: AbortSignal) =>
  busca.trim() === ''
    ? Promise.resolve([])
    : api<OrdemServicoResumo[]>('/ordemServico/find', { query: { busca }, signal })
