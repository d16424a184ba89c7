import type { Executor } from '../../../platform/db/index.ts'

/** A coupon that is valid on that day. */
export const findCupom = (db: Executor, codigo: string, dia: string) =>
  db
    .selectFrom('cupom')
    .select('codigo')
    .where('codigo', '=', codigo)
    .where('ativo', '=', true)
    .where((eb) => eb.or([eb('valido_ate', 'is', null), eb('valido_ate', '>=', dia)]))
    .executeTakeFirst()

export const findIdByEmail = (db: Executor, email: string) =>
  db
    .selectFrom('usuario')
    .select(['id', 'nome'])
    .where('email', '=', email)
    .where('ativo', '=', true)
    .executeTakeFirst()

/** Sets a new password by link; undefined for a person who was deactivated meanwhile. */
export const setSenha = (db: Executor, id: number, senhaHash: string) =>
  db
    .updateTable('usuario')
    .set((eb) => ({ senha_hash: senhaHash, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .where('ativo', '=', true)
    .returning(['id', 'versao', 'email'])
    .executeTakeFirst()

/** The links of the log that can still create an administrator. */
export const deleteFirstLinks = (db: Executor) =>
  db.deleteFrom('token_unico').where('tipo', '=', 'primeiro').execute()
