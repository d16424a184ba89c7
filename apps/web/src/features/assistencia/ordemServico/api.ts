import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type {
  AcaoOs,
  LinhaTipo,
  OrcamentoItem,
  OrcamentoMesa,
  OrcamentoVersao,
  OrdemServico,
  OrdemServicoCreate,
  OrdemServicoListRequest,
  OrdemServicoResumo,
  OrdemServicoUpdate,
  OsCalendarioDia,
  OsCalendarioRequest,
  OsEtiqueta,
  OsHistorico,
  OsLink,
  OsPassado,
  OsPosto,
  OsQuadro,
  OsQuadroRequest,
  OsUser,
} from '@app/contract/assistencia/ordemServico'
import type { SerieConhecida } from '@app/contract/assistencia/relogioVendido'
import type { Page } from '@app/contract/casca/paging'
import type { AvisoDaOs, AvisoFeito, AvisoPronto } from '@app/contract/assistencia/aviso'
import { api, send } from '../../../platform/http/http.ts'

/** Keys of all data that a change of an order makes outdated. */
export const ORDENS = ['ordensServico'] as const

/** A page of the orders. */
export const ordensQuery = (request: OrdemServicoListRequest) =>
  queryOptions({
    queryKey: [...ORDENS, request],
    queryFn: ({ signal }) =>
      api<Page<OrdemServicoResumo>>('/ordemServico/findByFiltro', { method: 'POST', body: request, signal }),
    placeholderData: keepPreviousData,
  })

/** The board of the orders that go on. */
export const quadroQuery = (request: OsQuadroRequest) =>
  queryOptions({
    queryKey: [...ORDENS, 'quadro', request],
    queryFn: ({ signal }) => api<OsQuadro>('/ordemServico/quadro', { method: 'POST', body: request, signal }),
    placeholderData: keepPreviousData,
  })

/** The promised days of the orders that go on. */
export const calendarioQuery = (request: OsCalendarioRequest) =>
  queryOptions({
    queryKey: [...ORDENS, 'calendario', request],
    queryFn: ({ signal }) =>
      api<OsCalendarioDia[]>('/ordemServico/calendario', { method: 'POST', body: request, signal }),
    placeholderData: keepPreviousData,
  })

export const ordemKey = (id: number) => ['ordemServico', id] as const

/** One whole order. Other changes come by push. */
export const ordemQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordemKey(id), 'registro'],
    queryFn: ({ signal }) => api<OrdemServico>(`/ordemServico/${id}`, { signal }),
    refetchOnWindowFocus: false,
  })

export const historicoQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordemKey(id), 'historico'],
    queryFn: ({ signal }) => api<OsHistorico[]>(`/ordemServico/historico/${id}`, { signal }),
    refetchOnWindowFocus: false,
  })

/** What the budget's screen needs besides the order. */
export const mesaQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordemKey(id), 'orcamento'],
    queryFn: ({ signal }) => api<OrcamentoMesa>(`/ordemServico/${id}/orcamento`, { signal }),
    refetchOnWindowFocus: false,
  })

/** Services and parts by code or name, with what the order's post has of them. */
export const searchItens = (
  id: number,
  query: { q: string; tipo?: LinhaTipo | undefined },
  signal?: AbortSignal,
) => api<OrcamentoItem[]>(`/ordemServico/${id}/orcamento/itens`, { query, ...(signal && { signal }) })

/** Every version of the order's budget, the oldest first. */
export const versoesQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordemKey(id), 'versoes'],
    queryFn: ({ signal }) => api<OrcamentoVersao[]>(`/ordemServico/${id}/orcamento/versoes`, { signal }),
    refetchOnWindowFocus: false,
  })

/** Shows the saved order at once, and reads its dependent data again. */
export function keepOrdem(client: QueryClient, os: OrdemServico) {
  client.setQueryData(ordemQuery(os.id).queryKey, os)
  void client.invalidateQueries({ queryKey: historicoQuery(os.id).queryKey })
  void client.invalidateQueries({ queryKey: avisosQuery(os.id).queryKey })
  void client.invalidateQueries({ queryKey: ORDENS })
}

/** Creates the order once, even if the same key is sent again (api.md, Idempotency). */
export const createOrdem = (body: OrdemServicoCreate, key: string) =>
  api<OrdemServico>('/ordemServico', { method: 'POST', body, headers: { 'idempotency-key': key } })

export const updateOrdem = (id: number, body: OrdemServicoUpdate) =>
  api<OrdemServico>(`/ordemServico/${id}`, { method: 'PUT', body })

/** Performs one act of the transition table, once even if the same key is sent again. */
export const moveOrdem = (id: number, acao: AcaoOs, body: Record<string, unknown>, key: string) =>
  api<OrdemServico>(`/ordemServico/${acao}/${id}`, {
    method: 'PUT',
    body,
    headers: { 'idempotency-key': key },
  })

/** Whom an order may be given to; without one, an order of the own post. */
export const tecnicosQuery = (ordemServico?: number) =>
  queryOptions({
    queryKey: ['ordemServicoTecnicos', ordemServico ?? null],
    queryFn: ({ signal }) => api<OsUser[]>('/ordemServico/getUsers', { query: { ordemServico }, signal }),
    staleTime: 60_000,
  })

/** The brands, for filters. */
export const marcasQuery = () =>
  queryOptions({
    queryKey: ['marca', 'findAll'],
    queryFn: ({ signal }) => api<{ id: number; nome: string }[]>('/marca/findAll', { signal }),
    staleTime: 600_000,
  })

/** Whom chosen orders of one post may be given to. */
export const findTecnicosDe = (ids: readonly number[]) =>
  api<OsUser[]>('/ordemServico/emMassa/tecnicos', { method: 'POST', body: { ids } })

/** Words added to the history. */
export const annotateOrdem = (id: number, body: { nota: string; visivel: boolean }) =>
  api<OsHistorico[]>(`/ordemServico/anotar/${id}`, { method: 'PUT', body })

/** What the consumer was told, the newest first. */
export const avisosQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordemKey(id), 'avisos'],
    queryFn: ({ signal }) => api<AvisoDaOs[]>(`/ordemServico/${id}/avisos`, { signal }),
    refetchOnWindowFocus: false,
  })

/** The text of a notice with the order's link; the request is recorded in the order's evidence. */
export const avisoProntoQuery = (id: number, aviso: number) =>
  queryOptions({
    queryKey: ['ordemServicoAviso', id, aviso],
    queryFn: () =>
      api<AvisoPronto>(`/ordemServico/${id}/avisos/${aviso}/texto`, { method: 'POST', body: {} }),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

/** Records that the post told the consumer, once even if the same key is sent again. */
export const markAviso = (id: number, aviso: number, body: AvisoFeito, key: string) =>
  api<AvisoDaOs[]>(`/ordemServico/${id}/avisos/${aviso}`, {
    method: 'PUT',
    body,
    headers: { 'idempotency-key': key },
  })

/** The order's one link for the consumer; `enviar` also mails it, `novo` replaces it. */
export const askLink = (id: number, body: { enviar?: boolean; novo?: boolean } = {}) =>
  api<OsLink>(`/ordemServico/${id}/link`, { method: 'POST', body })

/** The bytes of a photo of the order: an `<img>` could not carry the bearer. */
export const arquivoQuery = (id: number, arquivoId: number) =>
  queryOptions({
    queryKey: ['ordemServicoArquivo', id, arquivoId],
    queryFn: async ({ signal }) => {
      const response = await send(`/ordemServico/${id}/arquivos/${arquivoId}`, {
        headers: { accept: '*/*' },
        signal,
      })
      return response.blob()
    },
    // A stored file never changes.
    staleTime: Infinity,
  })

/** The known facts about a watch by its serial number: one entry per model that has it. */
export const passadoQuery = (numeroSerie: string) =>
  queryOptions({
    queryKey: ['ordemServicoPassado', numeroSerie],
    queryFn: ({ signal }) => api<OsPassado[]>('/ordemServico/passado', { query: { numeroSerie }, signal }),
    enabled: numeroSerie !== '',
    staleTime: 30_000,
  })

/** What the manufacturer's list says of a serial number, and with a model whether that number is missing in it. */
export const serieQuery = (numeroSerie: string, modelo: number | undefined) =>
  queryOptions({
    queryKey: ['relogioVendidoSerie', numeroSerie, modelo ?? null],
    queryFn: ({ signal }) =>
      api<SerieConhecida>('/relogioVendido/serie', {
        query: { numeroSerie, ...(modelo !== undefined && { modelo }) },
        signal,
      }),
    enabled: numeroSerie !== '',
    staleTime: 30_000,
  })

/** The service point of the order, as its papers name it. */
export const postoQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordemKey(id), 'posto'],
    queryFn: ({ signal }) => api<OsPosto>('/ordemServico/getPosto', { query: { ordemServico: id }, signal }),
  })

/** What stands on the labels of these orders ('1,2,3'). */
export const etiquetasQuery = (ids: string) =>
  queryOptions({
    queryKey: ['ordemServicoEtiquetas', ids],
    queryFn: ({ signal }) => api<OsEtiqueta[]>('/ordemServico/etiquetas', { query: { ids }, signal }),
  })

/** The own service point, for the receipt of a counter service before it is concluded. */
export const proprioPostoQuery = queryOptions({
  queryKey: ['ordemServicoPosto', 'proprio'],
  queryFn: ({ signal }) => api<OsPosto>('/ordemServico/getPosto', { signal }),
  staleTime: 60_000,
})

/** The link for the receipt: the same on every print. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: ['ordemServicoLink', id],
    queryFn: () => askLink(id),
    retry: false,
  })

/** Who brings a watch, as the counter needs it. */
export type ConsumidorOpcao = {
  id: number
  nome: string
  cnpjCpf: string | null
  telefone: string | null
  email: string | null
  posto: { id: number; nomeFantasia: string }
}

/** Customers of the post by part of the name, or the beginning of the document or telephone. */
export const consumidoresQuery = (q: string, posto: number | undefined) =>
  queryOptions({
    queryKey: ['consumidor', 'findAll', q, posto ?? null],
    queryFn: ({ signal }) => api<ConsumidorOpcao[]>('/consumidor/findAll', { query: { q, posto }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

/** Creates the customer once, even if the same key is sent again. */
export const createConsumidor = (body: unknown, key: string) =>
  api<ConsumidorOpcao>('/consumidor', { method: 'POST', body, headers: { 'idempotency-key': key } })
