import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

/** What the form of a webhook holds. */
export type WebhookDados = {
  nome: string
  url: string
  cliente_id: number | null
  posto_id: number | null
  tipos: string[]
  email: string
  ativo: boolean
}

export type WebhookRow = WebhookDados & {
  id: number
  cliente_nome: string | null
  posto_nome: string | null
  pendentes: number
  entregue_em: Date | null
  falhas: number
  erro: string | null
  anterior_ate: Date | null
  criado_em: Date
  criado_por: string | null
  versao: number
}

/** The addresses that a person looks after: staff all, a post's people those of their own post. */
export const cuidados = (scope: Scope): RawBuilder<unknown> => {
  if (scope.tipo === 'tudo') return sql`true`
  return scope.tipo === 'posto' ? sql`webhook.posto_id = ${scope.postoId}` : sql`false`
}

const rows = (scope: Scope, where: RawBuilder<unknown> = sql`true`) => sql<WebhookRow>`
  select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.posto_id, webhook.tipos, webhook.email,
         webhook.ativo, cliente.nome_fantasia as cliente_nome, posto.nome_fantasia as posto_nome, webhook.falhas, webhook.anterior_ate, webhook.criado_em,
         ${nomeDe('webhook.criado_por')} as criado_por, webhook.versao,
         (select count(*)::integer from webhook_entrega entrega
           where entrega.webhook_id = webhook.id and entrega.situacao = 'PENDENTE') as pendentes,
         webhook.entregue_em, webhook.erro
    from webhook
    left join cliente on cliente.id = webhook.cliente_id
    left join posto_autorizado posto on posto.id = webhook.posto_id
   where ${cuidados(scope)} and ${where}
   order by webhook.id desc
   limit 1000`

export const listWebhooks = async (db: Executor, scope: Scope): Promise<WebhookRow[]> =>
  (await rows(scope).execute(db)).rows

export const findWebhook = async (db: Executor, scope: Scope, id: number): Promise<WebhookRow | undefined> =>
  (await rows(scope, sql`webhook.id = ${id}`).execute(db)).rows[0]

/** Locks a webhook until the end of the transaction; says whether it is there. */
export const lockWebhook = async (db: Executor, scope: Scope, id: number): Promise<boolean> => {
  const found = await sql`select from webhook where ${cuidados(scope)} and id = ${id} for update`.execute(db)
  return found.rows.length > 0
}

type Nova = { segredo: Buffer; posicao: number; criado_em: Date; criado_por: number }

export const insertWebhook = (db: Executor, dados: WebhookDados, nova: Nova): Promise<{ id: number }> =>
  db
    .insertInto('webhook')
    .values({ ...dados, ...nova })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Writes a locked webhook as its next version; a new address is tried at once. */
export const updateWebhook = async (db: Executor, id: number, dados: WebhookDados): Promise<void> => {
  await db
    .updateTable('webhook')
    .set((eb) => ({ ...dados, versao: eb('versao', '+', 1), falhas: 0, descansa_ate: null, erro: null }))
    .where('id', '=', id)
    .execute()
}

export const deleteWebhook = (db: Executor, id: number) =>
  db.deleteFrom('webhook').where('id', '=', id).execute()

/** Signs with a new secret from now on, and with the former one beside it until an instant. */
export const replaceSegredo = async (
  db: Executor,
  id: number,
  segredo: Buffer,
  anteriorAte: Date,
): Promise<void> => {
  await db
    .updateTable('webhook')
    .set((eb) => ({
      segredo_anterior: eb.ref('segredo'),
      segredo,
      anterior_ate: anteriorAte,
      versao: eb('versao', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
