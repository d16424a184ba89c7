import { compraPecaView } from '@app/contract/registers/compraPeca'
import type { SituacaoCompra } from '@app/contract/assistencia/compraPeca'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { CompraSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  situacao: ({ situacao }: Record<string, unknown>) => (
    <CompraSituacao situacao={situacao as SituacaoCompra} />
  ),
}

/** /compraPeca: what the service points ask the central workshop for. */
export const CompraPecaList = (props: Props) => (
  <RegisterList view={compraPecaView} cells={CELLS} {...props} />
)
