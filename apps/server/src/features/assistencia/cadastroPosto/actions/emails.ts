import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findCadastro } from '../store/read.ts'

/** The mail address of a registration, while it is kept. */
export const emailsDoCadastro = async ({ db }: Context, id: number): Promise<string[]> => {
  const { email } = (await findCadastro(db, id)) ?? refuse('NOT_FOUND')
  return email === null ? [] : [email]
}
