import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

// Which webhooks have something to do, and how they stand.

/** Asks for the job when there is somebody to tell and something to tell. */
export const wake = (db: Executor, job: string) =>
  sql`select graphile_worker.add_job(${job}::text, job_key := ${job}::text)
       where exists (select from evento_novo) and exists (select from webhook where ativo)`.execute(db)

/** Not standing still, nor a company's or post's that was deactivated: what happens meanwhile waits. */
const ouve = sql`
  webhook.ativo
  and not exists (select from cliente where cliente.id = webhook.cliente_id and not cliente.ativo)
  and not exists (select from posto_autorizado posto where posto.id = webhook.posto_id and not posto.ativo)`

/** The webhooks that are told what happens. */
export const listAtivos = async (db: Executor): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from webhook where ${ouve}`.execute(db)
  return rows.map(({ id }) => id)
}

export type Ouvinte = { tipos: string[]; cliente_id: number | null; posto_id: number | null; posicao: number }

/** Locks an active webhook whose next events are looked up, unless another process does it at this moment. */
export const lockOuvinte = (db: Executor, id: number): Promise<Ouvinte | undefined> =>
  db
    .selectFrom('webhook')
    .select(['tipos', 'cliente_id', 'posto_id', 'posicao'])
    .where('id', '=', id)
    .where('ativo', '=', true)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const setPosicao = (db: Executor, id: number, posicao: number) =>
  db.updateTable('webhook').set({ posicao }).where('id', '=', id).execute()

const pronta = (now: Date) => sql`
  ${ouve} and (webhook.descansa_ate is null or webhook.descansa_ate <= ${now})`

/** Webhooks with a delivery to send now, except some. */
export const listDevidos = async (
  db: Executor,
  now: Date,
  menos: readonly number[],
  limite: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select webhook.id from webhook
     where ${pronta(now)} and webhook.id <> all(${[...menos]}::bigint[])
       and exists (select from webhook_entrega entrega
                    where entrega.webhook_id = webhook.id and entrega.situacao = 'PENDENTE'
                      and entrega.proxima_em <= ${now}
                      and (entrega.reservada_ate is null or entrega.reservada_ate <= ${now}))
     limit ${limite}`.execute(db)
  return rows.map(({ id }) => id)
}

/** When the next delivery is to be sent, the first of each object alone; null when none waits. */
export const findProxima = async (db: Executor): Promise<Date | null> => {
  const { rows } = await sql<{ em: Date | null }>`
    select min(greatest(primeira.proxima_em, primeira.reservada_ate, webhook.descansa_ate)) as em
      from (select distinct on (webhook_id, objeto) webhook_id, proxima_em, reservada_ate
              from webhook_entrega where situacao = 'PENDENTE'
             order by webhook_id, objeto, id) primeira
      join webhook on webhook.id = primeira.webhook_id
     where ${ouve}`.execute(db)
  return rows[0]?.em ?? null
}

export type Alvo = {
  id: number
  nome: string
  url: string
  email: string
  segredo: Buffer
  segredo_anterior: Buffer | null
  anterior_ate: Date | null
  falhas: number
  avisado_em: Date | null
}

export const findAlvo = (db: Executor, id: number): Promise<Alvo | undefined> =>
  db
    .selectFrom('webhook')
    .select([
      'id',
      'nome',
      'url',
      'email',
      'segredo',
      'segredo_anterior',
      'anterior_ate',
      'falhas',
      'avisado_em',
    ])
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst()

/** How an address does; `entregue_em` is left as it was when nothing was delivered. */
export type Saude = {
  falhas: number
  descansa_ate: Date | null
  erro: string | null
  entregue_em?: Date
}

export const setSaude = (db: Executor, id: number, saude: Saude) =>
  db.updateTable('webhook').set(saude).where('id', '=', id).execute()

/** Marks that somebody is told; says whether nobody was told since an instant. */
export const setAvisado = async (db: Executor, id: number, now: Date, desde: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('webhook')
    .set({ avisado_em: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('avisado_em', 'is', null), eb('avisado_em', '<=', desde)]))
    .returning('id')
    .execute()
  return rows.length > 0
}
