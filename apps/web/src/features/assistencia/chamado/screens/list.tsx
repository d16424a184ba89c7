import { chamadoView } from '@app/contract/registers/chamado'
import type { PrazoChamado, SituacaoChamado } from '@app/contract/assistencia/chamado'
import { IconLayoutKanban } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { ChamadoPrazo, ChamadoSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  situacao: ({ situacao }: Record<string, unknown>) => (
    <ChamadoSituacao situacao={situacao as SituacaoChamado} />
  ),
  prazo: ({ prazo }: Record<string, unknown>) => <ChamadoPrazo prazo={prazo as PrazoChamado} />,
}

/** /chamado: what the posts ask, the late ones first. */
export const ChamadoList = (props: Props) => (
  <RegisterList
    view={chamadoView}
    cells={CELLS}
    modes={
      <ButtonLink small to="/chamado/quadro" icon={IconLayoutKanban}>
        Quadro
      </ButtonLink>
    }
    empty={{ hint: 'Dúvidas e pedidos dos postos ao fabricante aparecem aqui.' }}
    {...props}
  />
)
