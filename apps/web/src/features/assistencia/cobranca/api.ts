import { queryOptions } from '@tanstack/react-query'
import type {
  Cobranca,
  CobrancaConfiguracao,
  CobrancaResumo,
  ExtratoConfirmacao,
  ExtratoConfirmado,
  ExtratoPrevia,
  SituacaoDoPosto,
} from '@app/contract/assistencia/cobranca'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import type { Page } from '@app/contract/casca/paging'
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

export const confirmPagamento = (
  id: number,
  body: { data: string; valor: number; versao: number },
  key: string,
) => api<Cobranca>(`${PATH}/confirmar/${id}`, { method: 'PUT', body, headers: { 'idempotency-key': key } })

export const cancelCobranca = (id: number, body: { motivo: string; versao: number }) =>
  api<Cobranca>(`${PATH}/cancelar/${id}`, { method: 'PUT', body })

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
