import { queryOptions } from '@tanstack/react-query'
import type { PostoCondicoes, PostoCondicoesInput } from '@app/contract/assistencia/condicoes'
import { api } from '../../../platform/http/http.ts'

export const CONDICOES = ['postoCondicoes']

const pathOf = (posto: number) => `/postoAutorizado/${posto}/condicoes`

/** The present conditions of a post. */
export const condicoesQuery = (posto: number) =>
  queryOptions({
    queryKey: [...CONDICOES, posto],
    queryFn: ({ signal }) => api<PostoCondicoes>(pathOf(posto), { signal }),
  })

export const saveCondicoes = (posto: number, body: PostoCondicoesInput) =>
  api<PostoCondicoes>(pathOf(posto), { method: 'PUT', body })
