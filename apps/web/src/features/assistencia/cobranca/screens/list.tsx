import type { SituacaoCobranca } from '@app/contract/assistencia/cobranca'
import { postoAutorizadoPagamentoView } from '@app/contract/registers/postoAutorizadoPagamento'
import type { ComponentProps } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { IconMailOff } from '@tabler/icons-react'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { RegisterList } from '../../../../register/list/list.tsx'
import { CobrancaSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  situacao: ({ situacao, semEmail }: Record<string, unknown>) => (
    <>
      <CobrancaSituacao situacao={situacao as SituacaoCobranca} />
      {semEmail === true && (
        <Badge tone="atencao" icon={IconMailOff}>
          sem e-mail
        </Badge>
      )}
    </>
  ),
}

const EXTRATO = [{ label: 'Conciliar extrato', to: '/postoAutorizadoPagamento/extrato' }]

/** /postoAutorizadoPagamento: what the posts owe for their plans, the late ones first; a post's people see their own. */
export function CobrancaList(props: Props) {
  const canEdit = useCan('COBRANCA_EDITAR')
  return (
    <RegisterList
      view={postoAutorizadoPagamentoView}
      cells={CELLS}
      imports={canEdit ? EXTRATO : []}
      modes={
        canEdit && (
          <ButtonLink small look="quiet" to="/plano">
            Plano de um posto
          </ButtonLink>
        )
      }
      {...props}
    />
  )
}
