import type {
  Avaliacao,
  AvaliacaoDaOs,
  AvaliacaoLink,
  AvaliacaoSoma,
  AvaliacaoVista,
  Notas,
} from '@app/contract/assistencia/avaliacao'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

const PUBLIC = '/public/avaliarAtendimento'

/** The survey of a link; the token is in the body, so that no log on the way holds it. */
export const vistaQuery = (token: string) =>
  queryOptions({
    queryKey: ['avaliacao', 'link', token],
    queryFn: () =>
      api<AvaliacaoVista>(`${PUBLIC}/abrir`, { method: 'POST', body: { token }, anonymous: true }),
  })

type Dada = { token: string; notas: Notas; comentario: string; querLigacao: boolean }

export const giveAvaliacao = (body: Dada) =>
  api<AvaliacaoVista>(PUBLIC, { method: 'POST', body, anonymous: true })

export const avaliacaoKey = (id: number) => ['avaliacao', id] as const

export const avaliacaoQuery = (id: number) =>
  queryOptions({
    queryKey: avaliacaoKey(id),
    queryFn: ({ signal }) => api<Avaliacao>(`/avaliacao/${id}`, { signal }),
  })

export const respondAvaliacao = (id: number, body: { versao: number; resposta: string }) =>
  api<Avaliacao>(`/avaliacao/${id}/resposta`, { method: 'PUT', body })

export const recordLigacao = (id: number, versao: number) =>
  api<Avaliacao>(`/avaliacao/${id}/ligou`, { method: 'PUT', body: { versao } })

export type Periodo = { de: string; ate: string; posto?: string | undefined }

export const somaQuery = (periodo: Periodo) =>
  queryOptions({
    queryKey: ['avaliacao', 'soma', periodo],
    queryFn: ({ signal }) => api<AvaliacaoSoma>('/avaliacao/resumo', { query: periodo, signal }),
  })

export const daOsQuery = (osId: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'os', osId],
    queryFn: ({ signal }) => api<AvaliacaoDaOs>(`/ordemServico/${osId}/avaliacao`, { signal }),
  })

export const createConvite = (osId: number) =>
  api<AvaliacaoLink>(`/ordemServico/${osId}/avaliacao/link`, { method: 'POST' })
