import type { Tecnico, TecnicoInput, Treinamento } from '@app/contract/assistencia/tecnico'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

export const TECNICOS = ['tecnicos']

/** Who repairs at a post. */
export const tecnicosQuery = (posto: number) =>
  queryOptions({
    queryKey: [...TECNICOS, 'posto', posto],
    queryFn: ({ signal }) => api<Tecnico[]>(`/tecnico/posto/${posto}`, { signal }),
  })

export const tecnicoQuery = (id: number) =>
  queryOptions({
    queryKey: [...TECNICOS, id],
    queryFn: ({ signal }) => api<Tecnico>(`/tecnico/${id}`, { signal }),
  })

/** What the person is trained for. */
export const meusTreinamentosQuery = queryOptions({
  queryKey: [...TECNICOS, 'meus'],
  queryFn: ({ signal }) => api<Treinamento[]>('/tecnico/meus', { signal }),
})

/** Ends somebody's access to the post; the licence is free again. */
export const removeTecnico = (id: number) => api<null>(`/tecnico/${id}`, { method: 'DELETE' })

export const saveTecnico = (id: number, body: TecnicoInput) =>
  api<Tecnico>(`/tecnico/${id}`, { method: 'PUT', body })
