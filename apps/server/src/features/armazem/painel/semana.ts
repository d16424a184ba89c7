import type { SemanaDoPainel } from '@app/contract/armazem/painel'
import { DAY_MS, localDay, startOfDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { readSemana } from './store.ts'

const DIAS = 7

/** The last seven days in numbers, today last. */
export const getSemana = (ctx: Context): Promise<SemanaDoPainel> => {
  const zone = ctx.config.TZ_EXIBICAO
  const hoje = Date.parse(`${localDay(ctx.now(), zone)}T00:00:00Z`)
  const dias = Array.from({ length: DIAS }, (_, at) =>
    new Date(hoje - (DIAS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
  return readSemana(ctx.db, ctx.scope, dias, { desde: startOfDay(dias[0] ?? '', zone), zone })
}
