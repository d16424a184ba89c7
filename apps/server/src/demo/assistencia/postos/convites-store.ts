import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../platform/db/index.ts'

/** An open invitation, from the responsável of its post. */
export const insertConvite = async (db: Executor, row: Insertable<DB['convite']>): Promise<void> => {
  const autor = await db
    .selectFrom('usuario')
    .select('id')
    .where('posto_id', '=', row.posto_id)
    .where('role', '=', 'ROLE_REPRESENTANTE_LEGAL')
    .executeTakeFirst()
  await db
    .insertInto('convite')
    .values({ ...row, convidado_por: autor?.id ?? null })
    .execute()
}
