import { estoquePecaView } from '@app/contract/registers/estoquePeca'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

/** /estoquePeca: what the post has of each part, what is below its minimum first. */
export const EstoquePecaList = (props: Props) => <RegisterList view={estoquePecaView} {...props} />
