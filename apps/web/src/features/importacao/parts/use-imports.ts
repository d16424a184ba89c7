import type { Ability } from '@app/contract/session'
import type { ImportacaoTipo } from '@app/contract/importacao'
import { useUser } from '../../../platform/session-store.ts'
import type { ImportWay } from '../../../ui/list-actions.tsx'
import { caminhoDe } from './paths.ts'

// Not the contract's table: the lists that offer these are among the first screens to load.
const WAYS: Record<ImportacaoTipo, { label: string; ability: Ability }> = {
  pedidos: { label: 'Importar planilha', ability: 'PEDIDO_EDITAR' },
  clientes: { label: 'Importar planilha', ability: 'CLIENTE_EDITAR' },
  cupons: { label: 'Importar planilha', ability: 'USUARIO_EDITAR' },
  produtos: { label: 'Importar produtos', ability: 'PRODUTO_EDITAR' },
  estoque: { label: 'Importar estoque inicial', ability: 'ESTOQUE_AJUSTAR' },
}

/** The ways from a list to its imports, for who may write what comes in. */
export function useImports(...tipos: ImportacaoTipo[]): ImportWay[] {
  const authorities = useUser()?.authorities ?? []
  return tipos
    .filter((tipo) => authorities.includes(WAYS[tipo].ability))
    .map((tipo) => ({ label: WAYS[tipo].label, to: caminhoDe(tipo) }))
}
