import type { SituacaoEntrega } from '@app/contract/casca/webhook'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { cuidados } from './webhook.ts'

export type EntregaNova = {
  posicao: number | null
  tipo: string
  objeto: string
  mensagem: string
  corpo: string
}

/** Writes deliveries of one webhook; one whose event it has already is passed over. */
export const insertEntregas = async (
  db: Executor,
  webhookId: number,
  entregas: readonly EntregaNova[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into webhook_entrega (webhook_id, posicao, tipo, objeto, mensagem, corpo, criada_em, proxima_em)
    select ${webhookId}, posicao, tipo, objeto, mensagem, corpo, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(entregas)}::jsonb)
        as nova (posicao bigint, tipo text, objeto text, mensagem text, corpo text)
     order by posicao
    on conflict (webhook_id, posicao) do nothing`.execute(db)
}

export type EntregaRow = {
  id: number
  posicao: number | null
  tipo: string
  mensagem: string
  corpo: string
  situacao: SituacaoEntrega
  tentativas: number
  criada_em: Date
  proxima_em: Date
  tentada_em: Date | null
  status: number | null
  erro: string | null
  resposta: string | null
  duracao_ms: number | null
}

type Pagina = { antes?: number | undefined; situacao?: SituacaoEntrega | undefined; limite: number }

/** The deliveries of a webhook, the newest first. */
export const listEntregas = (
  db: Executor,
  webhookId: number,
  { antes, situacao, limite }: Pagina,
): Promise<EntregaRow[]> =>
  db
    .selectFrom('webhook_entrega')
    .select(['id', 'posicao', 'tipo', 'mensagem', 'corpo', 'situacao', 'tentativas', 'criada_em'])
    .select(['proxima_em', 'tentada_em', 'status', 'erro', 'resposta', 'duracao_ms'])
    .where('webhook_id', '=', webhookId)
    .$if(antes !== undefined, (query) => query.where('id', '<', antes ?? 0))
    .$if(situacao !== undefined, (query) => query.where('situacao', '=', situacao ?? 'PENDENTE'))
    .orderBy('id', 'desc')
    .limit(limite)
    .$castTo<EntregaRow>()
    .execute()

/** Puts a delivery back among those to send, with all its attempts; says whether it is there. */
export const resetEntrega = async (db: Executor, scope: Scope, id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with volta as (
      update webhook_entrega set situacao = 'PENDENTE', tentativas = 0, proxima_em = ${now}, reservada_ate = null
       where id = ${id} and webhook_id in (select id from webhook where ${cuidados(scope)})
      returning webhook_id
    ), acorda as (
      update webhook set descansa_ate = null from volta where webhook.id = volta.webhook_id)
    select webhook_id as id from volta`.execute(db)
  return rows.length > 0
}

/** What is sent, and by what it is signed. */
export type Envio = { id: number; mensagem: string; corpo: string; tipo: string; tentativas: number }

/** How many waiting deliveries are looked through for those that are first of their object. */
const LOOKED_THROUGH = 500

/**
 * Takes some deliveries of a webhook for this process alone, and counts the attempt. Of each object only the first that
 * waits is taken, so that they arrive in their order.
 */
export const takeEntregas = async (
  db: Executor,
  webhookId: number,
  { now, ate, limite }: { now: Date; ate: Date; limite: number },
): Promise<Envio[]> => {
  const { rows } = await sql<Envio>`
    with fila as (
      select id, objeto, proxima_em from webhook_entrega
       where webhook_id = ${webhookId} and situacao = 'PENDENTE' order by id limit ${LOOKED_THROUGH}
    ), primeira as (
      select distinct on (objeto) id, proxima_em from fila order by objeto, id
    ), livre as (
      select id from webhook_entrega
       where id in (select id from primeira where proxima_em <= ${now}) and situacao = 'PENDENTE'
         and (reservada_ate is null or reservada_ate <= ${now})
       order by id limit ${limite} for update skip locked
    )
    update webhook_entrega entrega set reservada_ate = ${ate}, tentativas = tentativas + 1
      from livre where entrega.id = livre.id
    returning entrega.id, entrega.mensagem, entrega.corpo, entrega.tipo, entrega.tentativas`.execute(db)
  return rows
}

export type Resultado = {
  id: number
  situacao: SituacaoEntrega
  proximaEm: Date
  status: number | null
  erro: string | null
  resposta: string | null
  duracaoMs: number
}

/** Records what became of one attempt. */
export const recordEntrega = (db: Executor, resultado: Resultado, now: Date) =>
  db
    .updateTable('webhook_entrega')
    .set({
      situacao: resultado.situacao,
      proxima_em: resultado.proximaEm,
      reservada_ate: null,
      tentada_em: now,
      status: resultado.status,
      erro: resultado.erro,
      resposta: resultado.resposta,
      duracao_ms: resultado.duracaoMs,
    })
    .where('id', '=', resultado.id)
    .execute()

/** Forgets what was sent or given up before an instant. */
export const deleteEntregas = (db: Executor, antes: Date) =>
  db
    .deleteFrom('webhook_entrega')
    .where('situacao', '!=', 'PENDENTE')
    .where('criada_em', '<', antes)
    .execute()
