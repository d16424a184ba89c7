import type { Preferencia, PreferenciaInput } from '@app/contract/casca/preferencia'
import { findPreferencia, putPreferencia } from './store.ts'
import type { Context } from '../../../platform/context.ts'

export const getPreferencia = async (ctx: Context): Promise<Preferencia> =>
  (await findPreferencia(ctx.db, ctx.usuario.id)) ?? {
    atalhosDeTecla: true,
    primeirosPassosDispensados: false,
  }

export const savePreferencia = (ctx: Context, input: PreferenciaInput): Promise<Preferencia> =>
  ctx.transaction((db) => putPreferencia(db, ctx.usuario.id, input))
