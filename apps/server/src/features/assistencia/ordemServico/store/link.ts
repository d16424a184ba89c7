import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export const insertLink = (db: Executor, row: Insertable<DB['os_link']>) =>
  db.insertInto('os_link').values(row).returning('id').executeTakeFirstOrThrow()

/** How many links the post's people were given, and how many mails went, since then. */
export const countLinks = (db: Executor, osId: number, desde: Date) =>
  db
    .selectFrom('os_link as link')
    .leftJoin('usuario', 'usuario.id', 'link.criado_por')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('link.enviado_em', 'is', null)
        .filterWhere('usuario.tipo', '<>', 'consumidor')
        .as('criados'),
      fn.countAll<number>().filterWhere('link.enviado_em', 'is not', null).as('enviados'),
    ])
    .where('link.ordem_servico_id', '=', osId)
    .where('link.criado_em', '>', desde)
    .executeTakeFirstOrThrow()

/** The order that a link opens; nothing once it has expired or was called back. */
export const findLink = (db: Executor, tokenHash: Buffer, agora: Date) =>
  db
    .selectFrom('os_link')
    .leftJoin('usuario', 'usuario.id', 'os_link.criado_por')
    .select([
      'os_link.id',
      'os_link.ordem_servico_id',
      'os_link.aberto_em',
      'os_link.enviado_em',
      'usuario.tipo as criador',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expira_em', '>', agora)
    .where('revogado_em', 'is', null)
    .executeTakeFirst()

/** Links of an order are called back: it is another consumer's now. */
export const revokeLinks = (db: Executor, osId: number, agora: Date) =>
  db
    .updateTable('os_link')
    .set({ revogado_em: agora })
    .where('ordem_servico_id', '=', osId)
    .where('revogado_em', 'is', null)
    .execute()

/** When the consumer first looked. */
export const setAberto = (db: Executor, id: number, agora: Date) =>
  db
    .updateTable('os_link')
    .set({ aberto_em: agora })
    .where('id', '=', id)
    .where('aberto_em', 'is', null)
    .execute()

/** Whom a link of this order goes to, and in whose name. */
export const findDestinatario = (db: Executor, osId: number) =>
  db
    .selectFrom('ordem_servico as os')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'os.posto_id')
    .leftJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .select([
      'os.numero',
      'os.ano',
      'os.status',
      'consumidor.nome',
      'consumidor.email',
      'posto.nome_fantasia as posto',
      'posto.telefone_comercial as telefone',
      'modelo.descricao as modelo',
    ])
    .where('os.id', '=', osId)
    .executeTakeFirst()
export type Destinatario = NonNullable<Awaited<ReturnType<typeof findDestinatario>>>
