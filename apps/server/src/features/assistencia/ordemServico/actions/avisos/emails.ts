import type { Context } from '../../../../../platform/context.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import { findDestinatario } from '../../store/link.ts'
import { existsOs } from '../../store/read.ts'

/** The address to which the notices of an order go, for who may see the order. */
export const emailsDaOs = async ({ db, scope }: Context, id: number): Promise<string[]> => {
  if (!(await existsOs(db, scope, id))) refuse('NOT_FOUND')
  const email = (await findDestinatario(db, id))?.email
  return email ? [email] : []
}
