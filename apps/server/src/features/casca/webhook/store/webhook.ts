import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

/** What the form of a webhook holds. */
export type WebhookDados = {
  nome: string
  url: string
  cliente_id: number | null
  tipos: string[]
  email: string
  ativo: boolean
}

export type WebhookRow = WebhookDados & {
  id: number
  cliente_nome: string | null
  pendentes: number
  entregue_em: Date | null
  falhas: number
  erro: string | null
  anterior_ate: Date | null
  criado_em: Date
  criado_por: string | null
  versao: number
}

const rows = (where: RawBuilder<unknown>) => sql<WebhookRow>`
  select webhook.id, webhook.nome, webhook.url, webhook.cliente_id, webhook.tipos, webhook.email, webhook.ativo,
         cliente.nome_fantasia as cliente_nome, webhook.falhas, webhook.anterior_ate, webhook.criado_em,
         ${nomeDe('webhook.criado_por')} as criado_por, webhook.versao,
         (select count(*)::integer from webhook_entrega entrega
           where entrega.webhook_id = webhook.id and entrega.situacao = 'PENDENTE') as pendentes,
         webhook.entregue_em, webhook.erro
    from webhook left join cliente on cliente.id = webhook.cliente_id
   where ${where}
   order by webhook.id desc
   limit 200`

export const listWebhooks = async (db: Executor): Promise<WebhookRow[]> =>
  (await rows(sql`true`).execute(db)).rows

export const findWebhook = async (db: Executor, id: number): Promise<WebhookRow | undefined> =>
  (await rows(sql`webhook.id = ${id}`).execute(db)).rows[0]

/** Locks a webhook until the end of the transaction; says whether it is there. */
export const lockWebhook = async (db: Executor, id: number): Promise<boolean> => {
  const row = await db.selectFrom('webhook').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
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
