import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../db/index.ts'
import { preparado } from '../db/prepared.ts'
import type { Aviso } from './aviso.ts'
import { eventosCte, type EventoNovo } from './evento.ts'
import { nomeDe } from '../session/store/pessoa.ts'

export type AuditoriaNova = Insertable<DB['auditoria']>

/** Writes the entry, and in the same statement what other systems hear of it. */
export const insertAuditoria = async (
  db: Executor,
  row: AuditoriaNova,
  eventos: readonly EventoNovo[],
): Promise<void> => {
  const entry = db.insertInto('auditoria').values(row)
  if (eventos.length === 0) await entry.execute()
  else await sql`with ${eventosCte(eventos)}, registro as (${entry}) select 1`.execute(db)
}

/** Writes the entry and its notification in one round trip, because every save needs both. */
export const insertAuditoriaTold = (
  db: Executor,
  row: AuditoriaNova,
  { channel, payload }: Aviso,
  eventos: readonly EventoNovo[],
) =>
  sql`${preparado}
    with registro as (${db.insertInto('auditoria').values(row)})
         ${eventos.length > 0 ? sql`, ${eventosCte(eventos)}` : sql``}
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
