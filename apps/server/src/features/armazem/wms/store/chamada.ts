import type { WmsChamadaTipo, WmsSituacao } from '@app/contract/armazem/wms'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

// What was told to the WMS and by it. It serves the whole warehouse, so no scope narrows these.

export type Chamada = {
  em: Date
  tipo: WmsChamadaTipo
  numeroPedido: number
  duracaoMs: number
  erro: string | null
}

export const insertChamada = (db: Executor, { em, tipo, numeroPedido, duracaoMs, erro }: Chamada) =>
  db
    .insertInto('wms_chamada')
    .values({ em, tipo, numero_pedido: numeroPedido, duracao_ms: duracaoMs, erro })
    .execute()

export const deleteChamadas = (db: Executor, before: Date) =>
  db.deleteFrom('wms_chamada').where('em', '<', before).execute()

/** The newest one of a kind that went well. */
export const findCerta = (db: Executor, tipo: WmsChamadaTipo) =>
  db
    .selectFrom('wms_chamada')
    .select(['em', 'numero_pedido as numeroPedido'])
    .where('tipo', '=', tipo)
    .where('erro', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listFalhas = (db: Executor, limit: number) =>
  db
    .selectFrom('wms_chamada')
    .select(['id', 'em', 'tipo', 'numero_pedido as numeroPedido', 'duracao_ms as duracaoMs', 'erro'])
    .where('erro', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<Omit<WmsSituacao['falhas'][number], 'em'> & { em: Date }>()
    .execute()

type Fila = { pedidos: number; retiradas: number; desde: Date | null; proximaEm: Date | null }

/** What the WMS has not confirmed, and when it is tried again. */
export const measureFila = async (db: Executor, entregar: string, retirar: string): Promise<Fila> => {
  const { rows } = await sql<Fila>`
    select espera.pedidos, coalesce(trabalho.retiradas, 0)::int as retiradas,
           least(espera.desde, trabalho.desde) as desde, trabalho.proxima as "proximaEm"
      from (select count(*)::int as pedidos, min(ultima_atualizacao) as desde
              from pedido where wms_pendente) espera,
           (select count(*) filter (where task_identifier = ${retirar}) as retiradas,
                   min(created_at) filter (where task_identifier = ${retirar}) as desde, min(run_at) as proxima
              from graphile_worker.jobs
             where task_identifier in (${entregar}, ${retirar}) and attempts < max_attempts) trabalho`.execute(
    db,
  )
  return rows[0] ?? { pedidos: 0, retiradas: 0, desde: null, proximaEm: null }
}

/** Puts every waiting order into the queue for now, each once. */
export const queuePedidos = async (db: Executor, entregar: string): Promise<number> => {
  const { rows } = await sql`
    select graphile_worker.add_job(${entregar}::text, payload := json_build_object('pedidoId', id),
                                   job_key := ${entregar}::text || ':' || id)
      from pedido where wms_pendente`.execute(db)
  return rows.length
}

/** Tries the withdrawals that wait now, also those that the queue has given up. */
export const queueRetiradas = async (db: Executor, retirar: string, now: Date): Promise<number> => {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = ${retirar} and locked_at is null),
      run_at := ${now}::timestamptz, attempts := 0)`.execute(db)
  return rows.length
}
