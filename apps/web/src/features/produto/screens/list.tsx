import '../parts/list.css'
import { produtoView } from '@app/contract/registers/produto'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../register/list.tsx'
import { SavedFilters } from '../../filtroSalvo/index.ts'
import { ProdutoImports } from '../parts/imports.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

/** /produto: what the companies keep here, with the sums of their lots. */
export const ProdutoList = (props: Props) => (
  <RegisterList view={produtoView} actions={<ProdutoImports />} Saved={SavedFilters} {...props} />
)
