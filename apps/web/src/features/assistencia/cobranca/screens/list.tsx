import type { SituacaoCobranca } from '@app/contract/assistencia/cobranca'
import { postoAutorizadoPagamentoView } from '@app/contract/registers/postoAutorizadoPagamento'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { CobrancaSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  situacao: ({ situacao }: Record<string, unknown>) => (
    <CobrancaSituacao situacao={situacao as SituacaoCobranca} />
  ),
}

/** /postoAutorizadoPagamento: what the posts owe for their plans, the late ones first; a post's people see their own. */
export const CobrancaList = (props: Props) => (
  <RegisterList view={postoAutorizadoPagamentoView} cells={CELLS} {...props} />
)
