import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../platform/db/index.ts'

/** The demo's plans by name. */
export const insertPlanos = async (
  db: Executor,
  rows: Insertable<DB['plano_valores']>[],
): Promise<Map<string, number>> => {
  const saved = await db.insertInto('plano_valores').values(rows).returning(['id', 'nome']).execute()
  return new Map(saved.map(({ id, nome }) => [nome, id]))
}

/** Whether a plan of this name exists; people may have made others already. */
export const hasPlano = async (db: Executor, nome: string): Promise<boolean> =>
  (await db.selectFrom('plano_valores').select('id').where('nome', '=', nome).executeTakeFirst()) !==
  undefined

/** The open charges of a post, oldest first. */
export const listAbertas = (db: Executor, postoId: number) =>
  db
    .selectFrom('cobranca')
    .select(['id', 'vencimento', 'versao'])
    .where('posto_id', '=', postoId)
    .where('status', '=', 'ABERTA')
    .orderBy('inicio')
    .execute()
