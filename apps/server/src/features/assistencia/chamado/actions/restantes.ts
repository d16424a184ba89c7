import type { ChamadoResumo } from '@app/contract/assistencia/chamado'
import { minutosUteis } from '@app/rules/assistencia/chamado'
import type { Context } from '../../../../platform/context.ts'
import { readCalendariosDe } from '../../configuracao/index.ts'

const instantOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** The tickets of a page with the working minutes that each clock has left, by its team's calendar (rede §9). */
export const comRestantes = async (ctx: Context, rows: ChamadoResumo[]): Promise<ChamadoResumo[]> => {
  const calendarioDe = await readCalendariosDe(
    ctx.db,
    rows.map(({ posto }) => posto.id),
  )
  return rows.map((row) => {
    const { posto, equipe } = row
    const prazoEm = instantOf(row.prazoEm)
    // A stopped clock has its minutes stored.
    if (!prazoEm) return row
    const ate = instantOf(row.atendidoEm ?? row.encerradoEm) ?? ctx.now()
    return { ...row, minutosRestantes: minutosUteis(calendarioDe(posto.id)(equipe), ate, prazoEm) }
  })
}
