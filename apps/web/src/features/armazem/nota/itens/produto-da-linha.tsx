import styles from './itens-nota.module.css'
import { IconBarcode, IconHandFinger, IconHistory, IconTag } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { PRODUTO_ORIGEM_LABELS } from '@app/contract/armazem/nota'
import type { Produto } from '@app/contract/registers/produto'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/page/icon.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { searchProdutos } from '../../produto/index.ts'
import type { LinhaForm } from '../formulario/form-model.ts'

const ORIGENS: Record<NonNullable<LinhaForm['origem']>, [TablerIcon, string]> = {
  memoria: [IconHistory, PRODUTO_ORIGEM_LABELS.memoria],
  ean: [IconBarcode, PRODUTO_ORIGEM_LABELS.ean],
  codigo: [IconTag, PRODUTO_ORIGEM_LABELS.codigo],
  escolhido: [IconHandFinger, 'Escolhido por você'],
}

function Origem({ origem, produto }: Pick<LinhaForm, 'origem' | 'produto'>) {
  if (!produto) return null
  const [icon, words] = origem ? ORIGENS[origem] : [null, '']
  return (
    <span className={styles.orig}>
      {icon && <Icon of={icon} size="p" />}
      <span>
        {words && `${words} · `}
        <span className="num">{produto.codigoProduto}</span>
      </span>
    </span>
  )
}

type Props = {
  /** Counted from 1, as people do. */
  item: number
  linha: LinhaForm
  codigoDepositante: string
  editable: boolean
  error: ReactNode
  onProduto: (produto: Produto | null) => void
}

/** The product of a line, with the source of the proposal; it is never a silent guess (armazem.md). */
export function ProdutoDaLinha({ item, linha, codigoDepositante, editable, error, onProduto }: Props) {
  const { produto } = linha
  if (!editable)
    return (
      <>
        <span className={styles.prod}>{produto?.descricao ?? '—'}</span>
        <Origem {...linha} />
      </>
    )
  return (
    <SearchSelect<Produto>
      label={`Produto do item ${item}`}
      hideLabel
      small
      placeholder="Código ou descrição"
      value={produto}
      onChange={onProduto}
      error={error}
      help={error ? undefined : <Origem {...linha} />}
      search={(term, signal) =>
        // The shown text is no search, so the opened list starts with the first products.
        searchProdutos(codigoDepositante, term === produto?.descricao ? '' : term, signal)
      }
      optionKey={({ id }) => id}
      optionLabel={({ descricao }) => descricao}
      optionDetail={({ codigoProduto }) => codigoProduto}
    />
  )
}
