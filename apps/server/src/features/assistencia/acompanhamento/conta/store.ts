import { CODIGO_TENTATIVAS } from '@app/contract/assistencia/acompanhamento'
import type { Executor } from '../../../../platform/db/index.ts'

export const listProvados = (db: Executor, usuarioId: number) =>
  db
    .selectFrom('conta_email')
    .select(['email', 'provado_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('provado_em')
    .orderBy('email')
    .execute()

export const insertProvado = (db: Executor, usuarioId: number, email: string, agora: Date) =>
  db
    .insertInto('conta_email')
    .values({ usuario_id: usuarioId, email, provado_em: agora })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteProvado = async (db: Executor, usuarioId: number, email: string): Promise<boolean> =>
  (await db
    .deleteFrom('conta_email')
    .where('usuario_id', '=', usuarioId)
    .where('email', '=', email)
    .returning('email')
    .executeTakeFirst()) !== undefined

/** Ends the code before; the new one works once its mail is on the way. */
export const putPedido = (db: Executor, usuarioId: number, email: string, expira_em: Date) => {
  const novo = { email, expira_em, codigo_hash: null, tentativas: 0 }
  return db
    .insertInto('conta_codigo')
    .values({ usuario_id: usuarioId, ...novo })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet(novo))
    .execute()
}

/** Gives the request its code; undefined when another address was asked for meanwhile, or the account is gone. */
export const setCodigo = (
  db: Executor,
  { usuarioId, email }: { usuarioId: number; email: string },
  { hash, expira_em }: { hash: Buffer; expira_em: Date },
) =>
  db
    .updateTable('conta_codigo')
    .set({ codigo_hash: hash, expira_em, tentativas: 0 })
    .where('usuario_id', '=', usuarioId)
    .where('email', '=', email)
    .returning('usuario_id')
    .executeTakeFirst()

/** The code that still may be typed. */
export const findCodigo = (db: Executor, usuarioId: number, agora: Date) =>
  db
    .selectFrom('conta_codigo')
    .select(['email', 'codigo_hash', 'expira_em'])
    .where('usuario_id', '=', usuarioId)
    .where('expira_em', '>', agora)
    .where('tentativas', '<', CODIGO_TENTATIVAS)
    .executeTakeFirst()

/** Counts a try before it is looked at, so that many at once cannot pass together; the code, if one may be tried. */
export const takeTentativa = (db: Executor, usuarioId: number, agora: Date) =>
  db
    .updateTable('conta_codigo')
    .set((eb) => ({ tentativas: eb('tentativas', '+', 1) }))
    .where('usuario_id', '=', usuarioId)
    .where('expira_em', '>', agora)
    .where('tentativas', '<', CODIGO_TENTATIVAS)
    .returning(['email', 'codigo_hash'])
    .executeTakeFirst()

/** The code is used up; undefined when another was asked for meanwhile. */
export const deleteCodigo = (db: Executor, usuarioId: number, hash: Buffer) =>
  db
    .deleteFrom('conta_codigo')
    .where('usuario_id', '=', usuarioId)
    .where('codigo_hash', '=', hash)
    .returning('email')
    .executeTakeFirst()

/** The account that a code is for, while it is a consumer's. */
export const findDona = (db: Executor, usuarioId: number) =>
  db
    .selectFrom('usuario')
    .select('nome')
    .where('id', '=', usuarioId)
    .where('tipo', '=', 'consumidor')
    .where('ativo', '=', true)
    .executeTakeFirst()

/** One account's proofs are made one after the other. */
export const lockConta = (db: Executor, usuarioId: number) =>
  db.selectFrom('usuario').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute()

/** Codes that nobody may type any more. */
export const deleteVencidos = (db: Executor, agora: Date) =>
  db.deleteFrom('conta_codigo').where('expira_em', '<', agora).execute()
