import { estoquePecaView } from '@app/contract/registers/estoquePeca'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

/** /estoquePeca: the post's stock of each part; parts below their minimum come first. */
export const EstoquePecaList = (props: Props) => <RegisterList view={estoquePecaView} {...props} />
