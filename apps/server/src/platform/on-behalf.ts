import type { Context, Services } from './context.ts'
import { rightsOf } from './scope.ts'
import { userOf } from './session/user.ts'
import { findPessoa } from './session/store/pessoa.ts'

/** The context of work that goes on after its call: with what the person may do now, not when it was asked for. */
export const contextOnBehalf = async (
  services: Services,
  usuarioId: number,
): Promise<Context | undefined> => {
  const row = await findPessoa(services.db, usuarioId)
  return row && { ...services, ...rightsOf({ ...userOf(row, services.config.MODULOS), sessaoId: 0 }) }
}
