import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { Ability } from '@app/contract/session'
import { useCan } from '../../../platform/abilities.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { caminhoDe } from './paths.ts'

// Not the contract's table: the lists that show this are among the first screens to load.
const ABILITIES = { pedidos: 'PEDIDO_EDITAR', clientes: 'CLIENTE_EDITAR' } as const satisfies Record<
  string,
  Ability
>

type Props = { tipo: keyof typeof ABILITIES; className?: string }

/** The way from a list to its import, for who may write what comes in. */
export const ImportLink = ({ tipo, className }: Props) =>
  useCan(ABILITIES[tipo]) && (
    <ButtonLink small icon={IconFileSpreadsheet} iconOnPhone className={className} to={caminhoDe(tipo)}>
      Importar planilha
    </ButtonLink>
  )
