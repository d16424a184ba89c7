import '../parts/list.css'
import { produtoView } from '@app/contract/registers/produto'
import { RegisterList } from '../../../register/list.tsx'
import type { RegisterSearch } from '../../../register/search.ts'
import { ProdutoImports } from '../parts/imports.tsx'

type Props = { search: Readonly<Record<string, unknown>>; onSearch: (search: RegisterSearch) => void }

/** /produto: what the companies keep here, with the sums of their lots. */
export const ProdutoList = (props: Props) => (
  <RegisterList view={produtoView} actions={<ProdutoImports />} {...props} />
)
