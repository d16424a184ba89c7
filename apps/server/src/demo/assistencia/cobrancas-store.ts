import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../platform/db/index.ts'

/** The demo's plans by name; undefined when plans exist already. */
export const insertPlanos = async (
  db: Executor,
  rows: Insertable<DB['plano_valores']>[],
): Promise<Map<string, number> | undefined> => {
  const known = await db.selectFrom('plano_valores').select('id').limit(1).executeTakeFirst()
  if (known) return undefined
  const saved = await db.insertInto('plano_valores').values(rows).returning(['id', 'nome']).execute()
  return new Map(saved.map(({ id, nome }) => [nome, id]))
}

export const hasPlanos = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('plano_valores').select('id').limit(1).executeTakeFirst()) !== undefined

/** The open charges of a post, oldest first. */
export const listAbertas = (db: Executor, postoId: number) =>
  db
    .selectFrom('cobranca')
    .select(['id', 'vencimento', 'versao'])
    .where('posto_id', '=', postoId)
    .where('status', '=', 'ABERTA')
    .orderBy('inicio')
    .execute()
