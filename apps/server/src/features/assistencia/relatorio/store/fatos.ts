import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/**
 * Writes anew what the reports add up of the orders that changed first, and answers how many marks that took: 0 when
 * there are none, or while another process does the same.
 */
export const refazFatos = async (db: Executor, limite: number): Promise<number> => {
  const { rows } = await sql<{ marcas: number }>`select relatorio_refaz(${limite}) as marcas`.execute(db)
  return rows[0]?.marcas ?? 0
}
