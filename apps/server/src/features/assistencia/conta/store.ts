import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** The accounts that have proven the address in the record of an order's consumer. */
export const listContasDaOs = async (db: Executor, osId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('ordem_servico as os')
    .innerJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .innerJoin('conta_email', (join) => join.on(sql<boolean>`conta_email.email = lower(consumidor.email)`))
    .select('conta_email.usuario_id')
    .where('os.id', '=', osId)
    .execute()
  return rows.map(({ usuario_id }) => usuario_id)
}
