import type { GraficosDoPainel, SemanaDoPainel } from '@app/contract/armazem/painel'
import { DAY_MS, localDay, startOfDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { readSemana } from './store.ts'
import { listEtapas, listHoras, listSeparadores } from './store/graficos.ts'

const DIAS = 7

/** The last days, today last, and the midnight at which the first began. */
const ultimos = (ctx: Context, quantos: number) => {
  const zone = ctx.config.TZ_EXIBICAO
  const hoje = Date.parse(`${localDay(ctx.now(), zone)}T00:00:00Z`)
  const dias = Array.from({ length: quantos }, (_, at) =>
    new Date(hoje - (quantos - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
  return { dias, desde: startOfDay(dias[0] ?? '', zone), zone }
}

/** The last seven days in numbers, today last. */
export const getSemana = (ctx: Context): Promise<SemanaDoPainel> => {
  const { dias, ...periodo } = ultimos(ctx, DIAS)
  return readSemana(ctx.db, ctx.scope, dias, periodo)
}

/** The second page of the panel, about so many days. */
export const getGraficos = async (ctx: Context, quantos: number): Promise<GraficosDoPainel> => {
  const { dias, ...periodo } = ultimos(ctx, quantos)
  return {
    dias: await readSemana(ctx.db, ctx.scope, dias, periodo),
    horas: await listHoras(ctx.db, ctx.scope, periodo),
    etapas: await listEtapas(ctx.db, ctx.scope, periodo.desde),
    separadores: await listSeparadores(ctx.db, ctx.scope, periodo.desde),
  }
}
