import { sql } from 'kysely'
import { type Executor, ofCompany, ofPosto } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { EventoRow } from '../../../platform/store/evento.ts'

type Pedidos = { depois: number; tipos: readonly string[]; scope: Scope; limite: number }

/** The events after a place, of one company, of one service point or of all, in their order. */
export const listEventos = async (
  db: Executor,
  { depois, tipos, scope, limite }: Pedidos,
): Promise<EventoRow[]> => {
  const { rows } = await sql<EventoRow>`
    select posicao, tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
      from evento
     where posicao > ${depois} and tipo = any(${[...tipos]}::text[])
       and (${ofCompany(scope)} or ${ofPosto(scope)})
     order by posicao limit ${limite}`.execute(db)
  return rows
}

/** The first place that is still kept. */
export const findPrimeira = async (db: Executor): Promise<number | null> => {
  const row = await db.selectFrom('evento').select('posicao').orderBy('posicao').limit(1).executeTakeFirst()
  return row?.posicao ?? null
}

/** The last place that was given. */
export const findUltima = async (db: Executor): Promise<number> => {
  const row = await db
    .selectFrom('evento')
    .select('posicao')
    .orderBy('posicao', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.posicao ?? 0
}

/** Deletes some of the events before an instant, the oldest first; says how many. */
export const deleteEventos = async (db: Executor, antes: Date, limite: number): Promise<number> => {
  const { rows } = await sql<{ quantos: number }>`
    with velho as (
      delete from evento
       where posicao in (select posicao from evento order by posicao limit ${limite}) and em < ${antes}
      returning posicao)
    select count(*)::integer as quantos from velho`.execute(db)
  return rows[0]?.quantos ?? 0
}
