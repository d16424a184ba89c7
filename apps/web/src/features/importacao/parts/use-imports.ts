import type { ImportacaoTipo } from '@app/contract/importacao'
import { useUser } from '../../../platform/session-store.ts'
import type { ImportWay } from '../../../ui/list-actions.tsx'
import { caminhoDe, IMPORTS } from './imports.ts'

/** The ways from a list to its imports, for who may write what comes in. */
export function useImports(...tipos: ImportacaoTipo[]): ImportWay[] {
  const authorities = useUser()?.authorities ?? []
  return tipos
    .filter((tipo) => authorities.includes(IMPORTS[tipo].ability))
    .map((tipo) => ({ label: IMPORTS[tipo].label, to: caminhoDe(tipo) }))
}
