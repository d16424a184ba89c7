import { avaliacaoView } from '@app/contract/registers/avaliacao'
import type { ComponentProps } from 'react'
import { textParam } from '../../../../platform/address/search.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { SomaCards } from '../parts/soma-cards.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  comentario: ({ comentario }: Record<string, unknown>) => (
    <span className="corta">{typeof comentario === 'string' ? comentario : ''}</span>
  ),
}

/** /avaliacao: what consumers say, summed and one by one. */
export const AvaliacaoList = (props: Props) => (
  <RegisterList
    view={avaliacaoView}
    notice={<SomaCards posto={textParam(props.search['posto'])} />}
    cells={CELLS}
    empty={{ hint: 'Depois de cada entrega o cliente recebe o convite; o que ele disser aparece aqui.' }}
    {...props}
  />
)
