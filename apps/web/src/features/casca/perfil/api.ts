import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HabilidadeDescrita } from '@app/contract/casca/perfil'
import { api } from '../../../platform/http/http.ts'

/** Every ability, by group, in words. */
export const habilidadesQuery = queryOptions({
  queryKey: ['permissoesPerfil'],
  queryFn: ({ signal }) => api<HabilidadeDescrita[]>('/permissoesPerfil', { signal }),
  staleTime: 5 * 60_000,
})

/** A holder of a profile. */
export type Portador = {
  id: number
  nome: string
  email: string
  clienteNome: string | null
  status: 'ATIVO' | 'INATIVO'
}
type Portadores = {
  _embedded: { usuario: Portador[] }
  page: { totalElements: number; totalPages: number; number: number }
}

export const portadoresQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['perfil', id, 'usuarios', page],
    queryFn: ({ signal }) => api<Portadores>(`/perfil/${id}/usuarios`, { query: { page, size: 10 }, signal }),
    placeholderData: keepPreviousData,
  })
