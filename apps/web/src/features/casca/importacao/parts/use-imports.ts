import type { ImportacaoTipo } from '@app/contract/casca/importacao'
import { slugOf, type RegisterView } from '@app/contract/casca/register'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import type { ImportWay } from '../../../../ui/list/list-actions.tsx'
import { caminhoDe, IMPORTS } from './imports.ts'

/** The way from the list of a register to its import. */
export function useImportOf(view: RegisterView): ImportWay[] {
  const canEdit = useCan(view.abilities.edit)
  return canEdit && view.planilha ? [{ label: 'Importar planilha', to: caminhoDe(slugOf(view)) }] : []
}

/** The ways from a list to its imports, for who may write what comes in. */
export function useImports(...tipos: ImportacaoTipo[]): ImportWay[] {
  const authorities = useUser()?.authorities ?? []
  return tipos
    .filter((tipo) => authorities.includes(IMPORTS[tipo].ability))
    .map((tipo) => ({ label: IMPORTS[tipo].label, to: caminhoDe(tipo) }))
}
