import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../db/index.ts'
import { preparado } from '../db/prepared.ts'
import type { Aviso } from './aviso.ts'
import { nomeDe } from '../session/store/pessoa.ts'

export type AuditoriaNova = Insertable<DB['auditoria']>

export const insertAuditoria = (db: Executor, row: AuditoriaNova) =>
  db.insertInto('auditoria').values(row).execute()

/** Writes the entry and its notification in one round trip, because every save needs both. */
export const insertAuditoriaTold = (db: Executor, row: AuditoriaNova, { channel, payload }: Aviso) =>
  sql`${preparado}
    with registro as (${db.insertInto('auditoria').values(row)})
    select pg_notify(${channel}, ${payload})`.execute(db)

export type Registro = { entidade: string; id: number }

/** The person who last changed a record, by its audit log. */
export const findLastChange = (db: Executor, { entidade, id }: Registro) =>
  db
    .selectFrom('auditoria')
    .select([nomeDe('auditoria.usuario_id').as('por'), 'criado_em as em'])
    .where('entidade', '=', entidade)
    .where('entidade_id', '=', id)
    .orderBy('auditoria.id', 'desc')
    .limit(1)
    .executeTakeFirst()
