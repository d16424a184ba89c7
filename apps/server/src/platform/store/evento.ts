import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../db/index.ts'

export type EventoNovo = {
  tipo: string
  entidade: string
  entidade_id: number
  cliente_id: number | null
  posto_id: number | null
  em: Date
  dados: unknown
}

/** An event with its place among all. */
export type EventoRow = EventoNovo & { posicao: number }

/** Events of an act, as a part of the statement that writes it; they get their places after the commit. */
export const eventosCte = (eventos: readonly EventoNovo[]): RawBuilder<unknown> => sql`
  evento_contado as (
    insert into evento_novo (tipo, entidade, entidade_id, cliente_id, posto_id, em, dados)
    select tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
      from jsonb_to_recordset(${JSON.stringify(eventos)}::jsonb)
        as contado (tipo text, entidade text, entidade_id bigint, cliente_id bigint, posto_id bigint,
                    em timestamptz, dados jsonb))`

/** Most events that one transaction gives their places. */
const MOST_PLACED = 5_000

/** Whether committed events wait for their places. */
export const hasEventosNovos = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ ha: boolean }>`select exists (select from evento_novo) as ha`.execute(db)
  return rows[0]?.ha === true
}

/** Places are given by one process at a time; the transaction of the caller holds this until its commit. */
export const lockPlaces = (db: Executor) =>
  sql`select pg_advisory_xact_lock(hashtext('evento_posicao'))`.execute(db)

/**
 * Gives committed events their places, in the order in which they were written. Two events of one record are written
 * under its lock, so the later one is never seen without the earlier one. Says whether more may wait.
 */
export const placeEventos = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ quantos: number }>`
    with tomado as (
      delete from evento_novo where id in (select id from evento_novo order by id limit ${MOST_PLACED})
      returning *
    ), posto as (
      insert into evento (tipo, entidade, entidade_id, cliente_id, posto_id, em, dados)
      select tipo, entidade, entidade_id, cliente_id, posto_id, em, dados from tomado order by id
      returning posicao)
    select count(*)::integer as quantos from posto`.execute(db)
  return rows[0]?.quantos === MOST_PLACED
}
