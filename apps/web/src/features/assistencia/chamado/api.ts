import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import type { Conversa } from '@app/contract/assistencia/chat'
import type {
  AcaoChamado,
  CategoriaChamado,
  Chamado,
  ChamadoResumo,
  EquipeChamado,
  PrazoChamado,
  PrioridadeChamado,
  SituacaoChamado,
} from '@app/contract/assistencia/chamado'
import type { OrdemServico, OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import type { Page } from '@app/contract/casca/paging'
import type { PostoEscolha } from '@app/contract/registers/postoAutorizado'
import { api } from '../../../platform/http/http.ts'
import { readPage } from '../../../platform/http/paged.ts'

export const chamadoKey = (id: number) => ['chamado', id] as const

export const chamadoQuery = (id: number) =>
  queryOptions({
    queryKey: chamadoKey(id),
    queryFn: ({ signal }) => api<Chamado>(`/chamado/${id}`, { signal }),
  })

/** Most cards in one column of the board; the rest is in the list. */
const MOST_CARDS = 25

/** What a click of the board, or the menu's count, keeps of all tickets. */
export type FiltroChamado = {
  situacao?: SituacaoChamado
  prazo?: PrazoChamado
  equipe?: EquipeChamado
  categoria?: CategoriaChamado
  prioridade?: PrioridadeChamado
  /** The person, for two may have one name. */
  responsavelId?: number
  responsavel?: string
  dono?: 'SEM' | 'COM'
  busca?: string
  posto?: number
}

/** How many tickets the filter finds. */
export const contagemQuery = (filter: FiltroChamado) =>
  queryOptions({
    queryKey: ['chamado', 'quadro', 'contagem', filter],
    queryFn: async ({ signal }) =>
      (
        await api<Page<ChamadoResumo>>('/chamado/findByFiltro', {
          method: 'POST',
          body: { page: 0, pageSize: 1, filter },
          signal,
        })
      ).totalElements,
  })

/** One column of the board. */
export const colunaQuery = (situacao: SituacaoChamado, filtro: FiltroChamado) =>
  queryOptions({
    queryKey: ['chamado', 'quadro', situacao, filtro],
    queryFn: async ({ signal }) =>
      readPage(
        await api<Page<ChamadoResumo>>('/chamado/findByFiltro', {
          method: 'POST',
          body: { page: 0, pageSize: MOST_CARDS, filter: { ...filtro, situacao } },
          signal,
        }),
        'chamado',
      ),
    placeholderData: keepPreviousData,
  })

/** Opens it once, even if the same key is sent again (api.md, Idempotency). */
export const createChamado = (body: unknown, key: string) =>
  api<Chamado>('/chamado', { method: 'POST', body, headers: { 'idempotency-key': key } })

export const sayInChamado = (
  id: number,
  body: { texto: string; interna: boolean; arquivos: readonly ArquivoInput[] },
  key: string,
) => api<Chamado>(`/chamado/${id}/mensagem`, { method: 'POST', body, headers: { 'idempotency-key': key } })

export const moveChamado = (
  id: number,
  acao: AcaoChamado | 'assumir' | 'encaminhar',
  body: { versao: number } & Record<string, unknown>,
) => api<Chamado>(`/chamado/${acao}/${id}`, { method: 'PUT', body })

export const searchPostos = (q: string, signal: AbortSignal) =>
  api<PostoEscolha[]>('/postoAutorizado/findAll', { query: { q }, signal })

/** Orders by number, customer or serial number; an empty text is not searched. */
export const searchOrdens = (busca: string, signal: AbortSignal) =>
  busca.trim() === ''
    ? Promise.resolve([])
    : api<OrdemServicoResumo[]>('/ordemServico/find', { query: { busca }, signal })

/** The order that a ticket is opened from. */
export const osDoChamadoQuery = (id: number) =>
  queryOptions({
    queryKey: ['chamado', 'os', id],
    queryFn: ({ signal }) => api<OrdemServico>(`/ordemServico/${id}`, { signal }),
  })

/** The conversation that a ticket is opened from. */
export const conversaDoChamadoQuery = (id: number) =>
  queryOptions({
    queryKey: ['chamado', 'conversa', id],
    queryFn: ({ signal }) => api<Conversa>(`/chat/${id}`, { signal }),
  })
