import type { Executor } from '../../platform/db/index.ts'

export const findSenha = (db: Executor, email: string) =>
  db
    .selectFrom('usuario')
    .select(['id', 'senha_hash'])
    .where('email', '=', email)
    .where('ativo', '=', true)
    .executeTakeFirst()
