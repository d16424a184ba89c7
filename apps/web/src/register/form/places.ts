import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Cidade, EnderecoDoCep, Pais } from '@app/contract/casca/endereco'
import { api } from '../../platform/http/http.ts'

/** They change only with a release of the product. */
const lasting = { staleTime: Infinity, retry: false } as const

/** Names of the countries, loaded when needed. */
export const countriesQuery = (wanted: boolean) =>
  queryOptions({
    ...lasting,
    queryKey: ['pais'],
    queryFn: wanted ? ({ signal }) => api<Pais[]>('/pais', { signal }) : skipToken,
    select: (paises) => paises.map(({ nome }) => nome),
  })

/** Names of a state's cities, loaded when needed. */
export const citiesQuery = (estado: string, wanted: boolean) =>
  queryOptions({
    ...lasting,
    queryKey: ['cidade', estado],
    queryFn:
      wanted && estado !== ''
        ? ({ signal }) => api<Cidade[]>('/cidade', { query: { estado }, signal })
        : skipToken,
    select: (cidades) => cidades.map(({ nome }) => nome),
  })

export const findCep = (cep: string) => api<EnderecoDoCep>(`/cep/${cep}`)
