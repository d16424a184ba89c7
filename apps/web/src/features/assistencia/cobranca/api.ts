import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Cobranca,
  CobrancaConfiguracao,
  CobrancaRetencao,
  CobrancaResumo,
  ExtratoConfirmacao,
  ExtratoConfirmado,
  ExtratoPrevia,
  PagamentoInput,
  PlanoDoPosto,
  PlanoMudanca,
  PlanoVencimento,
  PrimeiroPlano,
  PrimeiroPlanoEscolha,
  PrimeiroPlanoInput,
  PrimeiroPlanoPreco,
  SituacaoDoPosto,
} from '@app/contract/assistencia/cobranca'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import type { Page } from '@app/contract/casca/paging'
import { compact } from '../../../platform/address/search.ts'
import { ApiError } from '../../../platform/http/errors.ts'
import { api } from '../../../platform/http/http.ts'

const PATH = '/postoAutorizadoPagamento'

export const cobrancaKey = (id: number) => ['postoAutorizadoPagamento', id] as const

export const cobrancaQuery = (id: number) =>
  queryOptions({
    queryKey: cobrancaKey(id),
    queryFn: ({ signal }) => api<Cobranca>(`${PATH}/${id}`, { signal }),
  })

/** The rules of charges. */
export const regrasQuery = queryOptions({
  queryKey: ['postoAutorizadoPagamento', 'regras'],
  queryFn: ({ signal }) => api<CobrancaConfiguracao>(`${PATH}/configuracao`, { signal }),
})

export const saveRegras = (body: CobrancaConfiguracao) =>
  api<CobrancaConfiguracao>(`${PATH}/configuracao`, { method: 'PUT', body })

/** Whether the person's own post may start new work. */
export const situacaoQuery = queryOptions({
  queryKey: ['postoAutorizadoPagamento', 'situacao'],
  queryFn: ({ signal }) => api<SituacaoDoPosto>(`${PATH}/situacao`, { signal }),
})

export const confirmPagamento = (id: number, body: PagamentoInput, key: string) =>
  api<Cobranca>(`${PATH}/confirmar/${id}`, { method: 'PUT', body, headers: { 'idempotency-key': key } })

export const cancelCobranca = (id: number, body: { motivo: string; versao: number }) =>
  api<Cobranca>(`${PATH}/cancelar/${id}`, { method: 'PUT', body })

/** Lets the closing of the month pay a charge, or the post itself again. */
export const withholdCobranca = (id: number, body: CobrancaRetencao) =>
  api<Cobranca>(`${PATH}/reter/${id}`, { method: 'PUT', body })

/** What a bank's file says, with a charge proposed for each credit. */
export const readExtrato = (arquivo: ArquivoInput) =>
  api<ExtratoPrevia>(`${PATH}/extrato/previa`, { method: 'POST', body: { arquivo } })

/** Confirms the chosen rows once, even if the same key is sent again (api.md, Idempotency). */
export const confirmExtrato = (body: ExtratoConfirmacao, key: string) =>
  api<ExtratoConfirmado>(`${PATH}/extrato`, { method: 'POST', body, headers: { 'idempotency-key': key } })

/** Charges of the posts of a name, the late ones first. */
export const searchCobrancas = async (nome: string, signal: AbortSignal) => {
  const { content } = await api<Page<CobrancaResumo>>(`${PATH}/findByFiltro`, {
    method: 'POST',
    body: { page: 0, pageSize: 20, filter: { nome }, order: 'ordem', direction: 'asc' },
    signal,
  })
  return content
}

/** How many charges a page of a post's own screen has. */
const POR_PAGINA = 6

/** A post's charges, the late ones first; without a post, those of the person's own. */
export const cobrancasQuery = (posto: number | undefined, page: number) =>
  queryOptions({
    queryKey: ['postoAutorizadoPagamento', 'lista', 'posto', posto ?? null, page],
    queryFn: ({ signal }) =>
      api<Page<CobrancaResumo>>(`${PATH}/findByFiltro`, {
        method: 'POST',
        body: { page, pageSize: POR_PAGINA, filter: compact({ posto }), order: 'ordem', direction: 'asc' },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** A post's plan, and what each other one would cost from today. */
export const planoDoPostoQuery = (posto: number) =>
  queryOptions({
    queryKey: ['planoDoPosto', posto],
    queryFn: ({ signal }) => api<PlanoDoPosto>(`/postoAutorizado/${posto}/plano`, { signal }),
    // The amounts are those of this moment.
    staleTime: 0,
    retry: false,
  })

export const changePlano = (posto: number, body: PlanoMudanca, key: string) =>
  api<PlanoDoPosto>(`/postoAutorizado/${posto}/plano`, {
    method: 'PUT',
    body,
    headers: { 'idempotency-key': key },
  })

export const changeVencimento = (posto: number, body: PlanoVencimento) =>
  api<PlanoDoPosto>(`/postoAutorizado/${posto}/plano/vencimento`, { method: 'PUT', body })

export const giveUpPlano = (posto: number, body: { versao: number }) =>
  api<PlanoDoPosto>(`/postoAutorizado/${posto}/plano/desistir`, { method: 'PUT', body })

/** Whether a post's plan was asked for that it does not have yet. */
export const isSemPlano = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'POSTO_SEM_PLANO'

/** What a post without a plan may choose as its first; its key is its own, because a plan that came refuses it. */
export const primeiroPlanoQuery = (posto: number) =>
  queryOptions({
    queryKey: ['primeiroPlano', posto],
    queryFn: ({ signal }) => api<PrimeiroPlano>(`/postoAutorizado/${posto}/plano/primeiro`, { signal }),
    staleTime: 0,
  })

export const askPreco = (posto: number, body: PrimeiroPlanoEscolha) =>
  api<PrimeiroPlanoPreco>(`/postoAutorizado/${posto}/plano/preco`, { method: 'POST', body })

export const choosePrimeiro = (posto: number, body: PrimeiroPlanoInput, key: string) =>
  api<PlanoDoPosto>(`/postoAutorizado/${posto}/plano`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  })
