import type { Executor } from '../../../../platform/db/index.ts'

/** The person of an identity, whether active or not. */
export const findIdentidade = (db: Executor, provedorId: number, sujeito: string) =>
  db
    .selectFrom('identidade')
    .select(['id', 'usuario_id'])
    .where('provedor_id', '=', provedorId)
    .where('sujeito', '=', sujeito)
    .executeTakeFirst()

export const findIdByEmail = async (db: Executor, email: string): Promise<number | undefined> => {
  const row = await db.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** Undefined when the person is known to this provider by another identity. */
export const insertIdentidade = (
  db: Executor,
  row: { provedor_id: number; sujeito: string; usuario_id: number },
  now: Date,
) =>
  db
    .insertInto('identidade')
    .values({ ...row, criada_em: now, usada_em: now })
    .onConflict((conflict) => conflict.constraint('identidade_pessoa_key').doNothing())
    .returning('id')
    .executeTakeFirst()

export const touchIdentidade = (db: Executor, id: number, now: Date) =>
  db.updateTable('identidade').set({ usada_em: now }).where('id', '=', id).execute()
