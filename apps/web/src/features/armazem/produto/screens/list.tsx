import styles from '../parts/list.module.css'
import { produtoView } from '@app/contract/registers/produto'
import type { ComponentProps } from 'react'
import { RegisterList } from '../../../../register/list/list.tsx'
import { importOf, useImports } from '../../../casca/importacao/index.ts'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const IMPORTS = [
  importOf('produtos', 'PRODUTO_EDITAR', 'Importar produtos'),
  importOf('estoque', 'ESTOQUE_AJUSTAR', 'Importar estoque inicial'),
]

/** /produto: what the companies keep here, with the sums of their lots; products and opening stock come by spreadsheet. */
export const ProdutoList = (props: Props) => (
  <RegisterList
    massa
    view={produtoView}
    className={styles.registros}
    imports={useImports(...IMPORTS)}
    {...props}
  />
)
