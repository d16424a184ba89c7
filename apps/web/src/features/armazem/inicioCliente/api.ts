import type { Faixa, InicioCliente, LotesDoCliente } from '@app/contract/armazem/inicioCliente'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

export const INICIO_CLIENTE = ['inicioCliente'] as const

export const inicioQuery = queryOptions({
  queryKey: [...INICIO_CLIENTE, 'resumo'],
  queryFn: ({ signal }) => api<InicioCliente>('/inicioCliente', { signal }),
})

export const lotesQuery = (faixa: Faixa) =>
  queryOptions({
    queryKey: [...INICIO_CLIENTE, 'lotes', faixa],
    queryFn: ({ signal }) => api<LotesDoCliente>('/inicioCliente/lotes', { query: { faixa }, signal }),
    placeholderData: keepPreviousData,
  })
