import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { type Insertable, sql } from 'kysely'
import { type DB, type Executor, ofPosto } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

/** Undefined when another valid link was created at the same moment. */
export const insertLink = (db: Executor, row: Insertable<DB['os_link']>) =>
  db
    .insertInto('os_link')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** How many links people of the post created, and how many mails were sent, since then. */
export const countLinks = async (db: Executor, osId: number, desde: Date) => {
  const { criados } = await db
    .selectFrom('os_link as link')
    .innerJoin('usuario', 'usuario.id', 'link.criado_por')
    .select(({ fn }) => fn.countAll<number>().as('criados'))
    .where('usuario.tipo', '<>', 'consumidor')
    .where('link.ordem_servico_id', '=', osId)
    .where('link.criado_em', '>', desde)
    .executeTakeFirstOrThrow()
  const { enviados } = await db
    .selectFrom('os_aviso')
    .select(({ fn }) => fn.countAll<number>().as('enviados'))
    .where('ordem_servico_id', '=', osId)
    .where('enviado_em', '>', desde)
    .executeTakeFirstOrThrow()
  return { criados, enviados }
}

/** The facts that decide whether the link of an order has ended. */
export const findFim = (db: Executor, osId: number) =>
  db.selectFrom('ordem_servico').select(['status', 'status_desde']).where('id', '=', osId).executeTakeFirst()

/** The valid link of an order. */
export const findVivo = (db: Executor, osId: number) =>
  db
    .selectFrom('os_link')
    .select(['id', 'sal', 'token_hash'])
    .where('ordem_servico_id', '=', osId)
    .where('revogado_em', 'is', null)
    .where('sal', 'is not', null)
    .executeTakeFirst()

/** Whether the account that a pass was made for may still see the order: a proof can end, or the record's address change. */
const passeAindaVale = sql<boolean>`not exists (
  select from usuario dona where dona.id = os_link.criado_por and dona.tipo <> 'interno' and os_link.sal is null
     and not exists (
       select from conta_email join consumidor on lower(consumidor.email) = conta_email.email
        where conta_email.usuario_id = dona.id and consumidor.id = os.consumidor_id))`

/** Links that open their order now: before their own end, and not too long after the order's. */
const abertos = (db: Executor, agora: Date, fim: Date) =>
  db
    .selectFrom('os_link')
    .innerJoin('ordem_servico as os', 'os.id', 'os_link.ordem_servico_id')
    .where('os_link.revogado_em', 'is', null)
    .where((eb) => eb.or([eb('os_link.expira_em', 'is', null), eb('os_link.expira_em', '>', agora)]))
    .where(passeAindaVale)
    .where((eb) =>
      eb.or([
        eb('os_link.sal', 'is', null),
        eb('os.status', 'not in', [...TERMINAIS]),
        eb('os.status_desde', '>', fim),
      ]),
    )

/** The order behind a link; undefined when the link has ended or was revoked. */
export const findLink = (db: Executor, tokenHash: Buffer, agora: Date, fim: Date) =>
  abertos(db, agora, fim)
    .leftJoin('usuario', 'usuario.id', 'os_link.criado_por')
    .select([
      'os_link.id',
      'os_link.sal',
      'os_link.ordem_servico_id',
      'os_link.aberto_em',
      'os_link.enviado_em',
      'os_link.mostrado_em',
      'usuario.tipo as criador',
    ])
    .where('os_link.token_hash', '=', tokenHash)
    .executeTakeFirst()

/** The link of a code, if the consumer's telephone number ends so. */
export const findPorCodigo = (
  db: Executor,
  { codigoHash, telefone }: { codigoHash: Buffer; telefone: string },
  agora: Date,
  fim: Date,
) =>
  abertos(db, agora, fim)
    .innerJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .select('os_link.sal')
    .where('os_link.codigo_hash', '=', codigoHash)
    .where(sql<boolean>`right(regexp_replace(consumidor.telefone, '\\D', '', 'g'), 3) = ${telefone}`)
    .execute()

/** The order behind a link of a receipt, revoked or ended ones too: its own post still has to do with it. */
export const findOsDoLink = async (
  db: Executor,
  scope: Scope,
  link: { token: Buffer } | { codigo: Buffer },
): Promise<number | undefined> => {
  const este =
    'token' in link
      ? sql`token_hash = ${link.token}`
      : sql`codigo_hash = ${link.codigo} and revogado_em is null`
  const { rows } = await sql<{ id: number }>`
    select ordem_servico.id from ordem_servico
     where ordem_servico.id in (select ordem_servico_id from os_link where ${este})
       and ${ofPosto(scope, 'ordem_servico.posto_id')}
     limit 2`.execute(db)
  // If two orders have the same code, which is very unlikely, neither is opened.
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** Revokes one link. */
export const revokeLink = (db: Executor, id: number, agora: Date) =>
  db
    .updateTable('os_link')
    .set({ revogado_em: agora })
    .where('id', '=', id)
    .where('revogado_em', 'is', null)
    .execute()

/** Records the first person of the post who saw the link. */
export const setMostrado = async (db: Executor, id: number, a: number, agora: Date): Promise<boolean> =>
  (await db
    .updateTable('os_link')
    .set({ mostrado_em: agora, mostrado_a: a })
    .where('id', '=', id)
    .where('mostrado_em', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Records the first mail with the link. */
export const setEnviado = (db: Executor, id: number, agora: Date) =>
  db
    .updateTable('os_link')
    .set({ enviado_em: agora })
    .where('id', '=', id)
    .where('enviado_em', 'is', null)
    .execute()

/** Revokes the links of an order, because it now belongs to another consumer. */
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

/** The receiver of this order's link, and the sender's name. */
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
      'consumidor.telefone as telefone_consumidor',
      'os.id',
      'os.versao',
      'os.posto_id',
      'posto.nome_fantasia as posto',
      'posto.telefone_comercial as telefone',
      'modelo.descricao as modelo',
    ])
    .where('os.id', '=', osId)
    .executeTakeFirst()
export type Destinatario = NonNullable<Awaited<ReturnType<typeof findDestinatario>>>
