import styles from '../parts/list.module.css'
import { IconBarcode, IconFileImport } from '@tabler/icons-react'
import { produtoView } from '@app/contract/registers/produto'
import type { ComponentProps } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { importOf, useImports } from '../../../casca/importacao/index.ts'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const IMPORTS = [
  importOf('produtos', 'PRODUTO_EDITAR', 'Importar produtos'),
  importOf('estoque', 'ESTOQUE_AJUSTAR', 'Importar estoque inicial'),
]

/** /produto: the products of the companies, with the sums of their lots; products and opening stock can be imported. */
export const ProdutoList = (props: Props) => (
  <RegisterList
    massa
    empty={{
      icon: IconBarcode,
      hint: 'Nenhum produto ainda: o XML da nota traz produtos, lotes e saldo de uma vez.',
      ways: useCan('NOTA_IMPORTAR') ? [{ label: 'Importar nota', to: '/notas', icon: IconFileImport }] : [],
    }}
    view={produtoView}
    className={styles.registros}
    imports={useImports(...IMPORTS)}
    {...props}
  />
)
