import type { Insertable } from 'kysely'
import type { DB, Executor } from '../db/index.ts'
import { nomeDe } from './pessoa.ts'

export const insertAuditoria = (db: Executor, row: Insertable<DB['auditoria']>) =>
  db.insertInto('auditoria').values(row).execute()

export type Registro = { entidade: string; id: number }

/** Who changed a record last, from its audit log. */
export const findLastChange = (db: Executor, { entidade, id }: Registro) =>
  db
    .selectFrom('auditoria')
    .select([nomeDe('auditoria.usuario_id').as('por'), 'criado_em as em'])
    .where('entidade', '=', entidade)
    .where('entidade_id', '=', id)
    .orderBy('auditoria.id', 'desc')
    .limit(1)
    .executeTakeFirst()
