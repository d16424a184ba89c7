import type { OsCalendarioDia, OsCalendarioRequest } from '@app/contract/assistencia/ordemServico'
import { addDays } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../../platform/context.ts'
import { countCalendario, listCalendario } from '../store/lista/calendario.ts'
import type { Filtro } from '../store/lista/filter.ts'
import { toResumo } from '../view.ts'
import { filtroOf, quandoOf } from './filtro.ts'

const latest = (a: string, b = a): string => (a > b ? a : b)
const earliest = (a: string, b = a): string => (a < b ? a : b)

/** The days of these for which open orders of the filter are promised, each with its oldest. */
export const getCalendario = async (
  ctx: Context,
  { filter, de, dias, porDia }: OsCalendarioRequest,
): Promise<OsCalendarioDia[]> => {
  const { db, scope } = ctx
  const asked = filtroOf(ctx, filter ?? {})
  const filtro: Filtro = {
    ...asked,
    prometidaDe: latest(de, asked.prometidaDe),
    prometidaAte: earliest(addDays(de, dias - 1), asked.prometidaAte),
  }
  const quando = quandoOf(ctx)
  const contagens = await countCalendario(db, scope, filtro, quando)
  const rows = await listCalendario(db, scope, filtro, quando, {
    dias: contagens.map(({ dia }) => dia),
    most: porDia,
  })
  return contagens.map((contagem) => ({
    ...contagem,
    ordens: rows
      .filter(({ dataPrometida }) => dataPrometida === contagem.dia)
      .map((row) => toResumo(row, ctx)),
  }))
}
