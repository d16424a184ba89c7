import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../../platform/abilities.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { caminhoDe } from '../../importacao/index.ts'

/** Two ways in by spreadsheet: the products themselves and their opening stock. */
export function ProdutoImports() {
  const navigate = useNavigate()
  const ways = [
    { tipo: 'produtos', label: 'Importar produtos', allowed: useCan('PRODUTO_EDITAR') },
    { tipo: 'estoque', label: 'Importar estoque inicial', allowed: useCan('ESTOQUE_AJUSTAR') },
  ] as const
  const actions = ways.flatMap(({ tipo, label, allowed }) =>
    allowed
      ? [{ label, icon: IconFileSpreadsheet, onSelect: () => void navigate({ to: caminhoDe(tipo) }) }]
      : [],
  )
  return <ActionMenu actions={actions} />
}
