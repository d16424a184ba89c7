import { queryOptions } from '@tanstack/react-query'
import type {
  AcompanhamentoOs,
  AprovarPeloLink,
  EscolherPeloLink,
  ReprovarPeloLink,
} from '@app/contract/ordemServico'
import { api } from '../../platform/http.ts'

// The token goes in the body: no log of any server on the way holds it.
const call = (act: string) => (body: object) =>
  api<AcompanhamentoOs>(`/public/ordemServico/${act}`, { method: 'POST', body, anonymous: true })

const follow = call('acompanhar')

export const acompanhamentoQuery = (token: string) =>
  queryOptions({ queryKey: ['acompanhamento', token], queryFn: () => follow({ token }) })

export const approve: (body: AprovarPeloLink) => Promise<AcompanhamentoOs> = call('aprovarOrcamento')
export const reject: (body: ReprovarPeloLink) => Promise<AcompanhamentoOs> = call('reprovarOrcamento')
export const chooseModel: (body: EscolherPeloLink) => Promise<AcompanhamentoOs> = call('escolherModelo')
