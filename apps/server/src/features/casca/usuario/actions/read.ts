import type { Usuario } from '@app/contract/casca/usuario'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findUsuario } from '../store/usuario.ts'
import { shownUsuario } from '../view.ts'
import { demandStaff } from '../../../../platform/scope.ts'

export const getUsuario = async (ctx: Context, id: number): Promise<Usuario> => {
  demandStaff(ctx)
  return shownUsuario(ctx, (await findUsuario(ctx.db, id)) ?? refuse('USER_NOT_FOUND'))
}
