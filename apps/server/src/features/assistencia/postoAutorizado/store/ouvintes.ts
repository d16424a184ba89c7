import type { Executor } from '../../../../platform/db/index.ts'

/** Whose people see the records of a service point: its own, and its credenciado's (as `ofPosto` says of rows). */
export const listPostosQueVeem = async (db: Executor, postoId: number): Promise<number[]> => {
  const posto = await db
    .selectFrom('posto_autorizado')
    .select('credenciado_id')
    .where('id', '=', postoId)
    .executeTakeFirst()
  return posto?.credenciado_id ? [postoId, posto.credenciado_id] : [postoId]
}
