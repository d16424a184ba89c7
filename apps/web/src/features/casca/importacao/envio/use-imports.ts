import { slugOf, type RegisterView } from '@app/contract/casca/register'
import { useUser } from '../../../../platform/session/session-store.ts'
import type { ImportWay } from '../../../../ui/list/list-actions.tsx'
import { importOf, type Import } from './imports.ts'

/** The links from a list to its imports, for people who may write the records. */
export function useImports(...imports: Import[]): ImportWay[] {
  const authorities = useUser()?.authorities ?? []
  return imports
    .filter(({ ability }) => authorities.includes(ability))
    .map(({ label, to }) => ({ label, to }))
}

/** The link from a register's list to its import. */
export const useImportOf = (view: RegisterView): ImportWay[] =>
  useImports(...(view.planilha ? [importOf(slugOf(view), view.abilities.edit)] : []))
