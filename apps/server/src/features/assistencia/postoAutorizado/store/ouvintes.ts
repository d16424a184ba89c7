import type { Executor } from '../../../../platform/db/index.ts'

/** The posts whose people see a service point's records: its own, and its credenciado's (as `ofPosto` filters rows). */
export const listPostosQueVeem = async (db: Executor, postoId: number): Promise<number[]> => {
  const posto = await db
    .selectFrom('posto_autorizado')
    .select('credenciado_id')
    .where('id', '=', postoId)
    .executeTakeFirst()
  return posto?.credenciado_id ? [postoId, posto.credenciado_id] : [postoId]
}
