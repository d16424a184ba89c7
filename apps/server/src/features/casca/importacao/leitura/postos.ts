import { bareDocumento } from '@app/rules/casca/documento'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { listPostosDe } from '../store/nomeados.ts'

/** The service points that cells name by SAP code or CNPJ. */
export const postosCalled = async (
  db: Executor,
  { scope }: Pick<Context, 'scope'>,
  names: readonly string[],
) => {
  const asked = new Set(names.flatMap((name) => [name.toUpperCase(), bareDocumento(name)]))
  const ids = new Map<string, number>()
  for (const { id, cnpj, codigoSap } of await listPostosDe(db, scope, [...asked])) {
    ids.set(cnpj, id)
    if (codigoSap !== null) ids.set(codigoSap.toUpperCase(), id)
  }
  return (name: string): number | undefined => ids.get(name.toUpperCase()) ?? ids.get(bareDocumento(name))
}
