import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Ability } from '@app/contract/session'
import { useCan } from '../../../platform/abilities.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { caminhoDe } from './paths.ts'

// Not the contract's table: the lists that show this are among the first screens to load.
const ABILITIES = { pedidos: 'PEDIDO_EDITAR', clientes: 'CLIENTE_EDITAR' } as const satisfies Record<
  string,
  Ability
>
const LABELS = { produtos: 'Importar produtos', estoque: 'Importar estoque inicial' }

type Props = { tipo: keyof typeof ABILITIES; className?: string }

/** The way from a list to its import, for who may write what comes in. */
export const ImportLink = ({ tipo, className }: Props) =>
  useCan(ABILITIES[tipo]) && (
    <ButtonLink small icon={IconFileSpreadsheet} iconOnPhone className={className} to={caminhoDe(tipo)}>
      Importar planilha
    </ButtonLink>
  )

/** The same for products, whose list has two ways: to themselves and to their opening stock. */
export function ProdutoImports() {
  const navigate = useNavigate()
  const allowed = { produtos: useCan('PRODUTO_EDITAR'), estoque: useCan('ESTOQUE_AJUSTAR') }
  const tipos = (['produtos', 'estoque'] as const).filter((tipo) => allowed[tipo])
  return (
    <ActionMenu
      actions={tipos.map((tipo) => ({
        label: LABELS[tipo],
        icon: IconFileSpreadsheet,
        onSelect: () => void navigate({ to: caminhoDe(tipo) }),
      }))}
    />
  )
}
