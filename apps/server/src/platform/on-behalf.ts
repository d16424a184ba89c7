import type { Context, Services } from './context.ts'
import { rightsOf } from './scope.ts'
import { userOf } from './session/user.ts'
import { findPessoa } from './session/store/pessoa.ts'

/** The context of work that goes on after its call: it uses the person's rights of now, not of the call. */
export const contextOnBehalf = async (
  services: Services,
  usuarioId: number,
): Promise<Context | undefined> => {
  const row = await findPessoa(services.db, usuarioId)
  return row && { ...services, ...rightsOf({ ...userOf(row, services.config.MODULOS), sessaoId: 0 }) }
}
