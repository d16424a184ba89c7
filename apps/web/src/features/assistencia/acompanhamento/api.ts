import { queryOptions } from '@tanstack/react-query'
import type { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import type {
  AcompanhamentoOs,
  AprovarPeloLink,
  EscolherPeloLink,
  OsCodigo,
  OsLink,
  OsToken,
  ReprovarPeloLink,
} from '@app/contract/assistencia/ordemServico'
import { api } from '../../../platform/http/http.ts'

// The token goes in the body: no log of any server on the way holds it.
const call = (act: string) => (body: object) =>
  api<AcompanhamentoOs>(`/public/ordemServico/${act}`, { method: 'POST', body, anonymous: true })

const follow = call('acompanhar')

export const acompanhamentoQuery = (token: string) =>
  queryOptions({ queryKey: ['acompanhamento', token], queryFn: () => follow({ token }) })

/** The link's token, by the code of the receipt. */
export const openByCode = (body: OsCodigo) =>
  api<OsToken>('/public/ordemServico/codigo', { method: 'POST', body, anonymous: true })

export const approve: (body: AprovarPeloLink) => Promise<AcompanhamentoOs> = call('aprovarOrcamento')
export const reject: (body: ReprovarPeloLink) => Promise<AcompanhamentoOs> = call('reprovarOrcamento')
export const chooseModel: (body: EscolherPeloLink) => Promise<AcompanhamentoOs> = call('escolherModelo')

/** The orders of a consumer with an account. */
export const minhasQuery = queryOptions({
  queryKey: ['acompanhamento', 'minhas'],
  queryFn: ({ signal }) => api<MinhaOs[]>('/acompanhamento', { signal }),
})

/** The way to one of them. */
export const openMine = (id: number) => api<OsLink>(`/acompanhamento/${id}/link`, { method: 'POST' })
