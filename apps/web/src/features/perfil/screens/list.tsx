import { perfilView } from '@app/contract/registers/perfil'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../register/list.tsx'
import { SavedFilters } from '../../filtroSalvo/index.ts'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

/** /perfil: the named sets of abilities and how many people have each. */
export const PerfilList = (props: Props) => <RegisterList view={perfilView} Saved={SavedFilters} {...props} />
