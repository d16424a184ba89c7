import type { SituacaoContagem } from '@app/contract/assistencia/contagemPeca'
import { contagemPecaView } from '@app/contract/registers/contagemPeca'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { ContagemSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  situacao: ({ situacao }: Record<string, unknown>) => (
    <ContagemSituacao situacao={situacao as SituacaoContagem} />
  ),
}

/** /contagemPeca: counts of the posts' parts, the newest first. */
export const ContagemPecaList = (props: Props) => (
  <RegisterList view={contagemPecaView} cells={CELLS} {...props} />
)
