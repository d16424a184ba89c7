import type { OsAviso } from '@app/contract/assistencia/aviso'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

/** A waiting notice: no mail was sent, nobody told the consumer, and it is still true. */
export const esperando = sql<SqlBool>`enviado_em is null and feito_em is null and encerrado_em is null`

/** Orders whose consumer is to be told of something. */
export const comAvisoEsperando = sql<SqlBool>`ordem_servico.id in (
  select os_aviso.ordem_servico_id from os_aviso where ${esperando})`

/** Undefined when this mark of a waiting period was told already. */
export const insertAviso = (db: Executor, row: Insertable<DB['os_aviso']>) =>
  db
    .insertInto('os_aviso')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The consumer of an order can be reached by mail. */
export const hasEmail = async (db: Executor, osId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('ordem_servico as os')
    .innerJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .leftJoin('correio_endereco as parado', (join) =>
      join
        .on('parado.endereco', '=', sql`lower(consumidor.email)`)
        .on('parado.nao_entrega_em', 'is not', null),
    )
    .select('consumidor.email')
    .where('parado.id', 'is', null)
    .where('os.id', '=', osId)
    .executeTakeFirst()
  return Boolean(row?.email)
}

/** Waiting notices with these names are no longer true. */
export const closeAvisos = (db: Executor, osId: number, avisos: readonly OsAviso[], agora: Date) =>
  db
    .updateTable('os_aviso')
    .set({ encerrado_em: agora })
    .where('ordem_servico_id', '=', osId)
    .where('aviso', 'in', [...avisos])
    .where(esperando)
    .executeTakeFirst()

const COLUMNS = [
  'os_aviso.id',
  'os_aviso.aviso',
  'os_aviso.criado_em as criadoEm',
  'os_aviso.para',
  'os_aviso.por_email as porEmail',
  'os_aviso.enviado_em as enviadoEm',
  'os_aviso.feito_em as feitoEm',
  'os_aviso.feito_via as feitoVia',
  'os_aviso.encerrado_em as encerradoEm',
] as const

export type AvisoRow = {
  id: number
  aviso: OsAviso
  criadoEm: Date
  para: string | null
  porEmail: boolean
  enviadoEm: Date | null
  feitoEm: Date | null
  feitoVia: 'WHATSAPP' | 'TELEFONE' | 'BALCAO' | 'OUTRO' | null
  encerradoEm: Date | null
}

/** The notices of an order, the newest first; the caller has checked that the person may see the order. */
export const listAvisos = (db: Executor, osId: number): Promise<(AvisoRow & { por: string | null })[]> =>
  db
    .selectFrom('os_aviso')
    .leftJoin('usuario', 'usuario.id', 'os_aviso.feito_por')
    .select([...COLUMNS, sql<string | null>`coalesce(usuario.nome_exibicao, usuario.nome)`.as('por')])
    .where('ordem_servico_id', '=', osId)
    .orderBy('os_aviso.id', 'desc')
    .limit(100)
    .$castTo<AvisoRow & { por: string | null }>()
    .execute()

/** One notice of an order, whose row the caller has locked. */
export const findAviso = (db: Executor, osId: number, id: number): Promise<AvisoRow | undefined> =>
  db
    .selectFrom('os_aviso')
    .select(COLUMNS)
    .where('ordem_servico_id', '=', osId)
    .where('id', '=', id)
    .$castTo<AvisoRow>()
    .executeTakeFirst()

/** The notices of an order that the consumer is to be told, the newest first; the caller has locked the order. */
export const listEsperando = (db: Executor, osId: number): Promise<AvisoRow[]> =>
  db
    .selectFrom('os_aviso')
    .select(COLUMNS)
    .where('ordem_servico_id', '=', osId)
    // A consumer's message waits for words of the post, not for a notice.
    .where('aviso', '<>', 'MENSAGEM')
    .where(esperando)
    .orderBy('id', 'desc')
    .$castTo<AvisoRow>()
    .execute()

/** It goes by mail after all: the consumer has an address by now. */
export const setPorEmail = (db: Executor, id: number) =>
  db.updateTable('os_aviso').set({ por_email: true }).where('id', '=', id).execute()

export const setFeito = (
  db: Executor,
  id: number,
  feito: { feito_em: Date; feito_por: number; feito_via: string },
) => db.updateTable('os_aviso').set(feito).where('id', '=', id).execute()

/** A watch that waits to be fetched, and the last of the three marks that it has reached without a notice. */
export type RetiradaRow = { id: number; aviso: OsAviso; desde: Date; versao: number; posto_id: number }

/**
 * Watches that have waited for 30, 60 or 90 days without a notice of the last passed mark: the longest first. When
 * several marks have passed, only the last is told.
 */
export const listRetiradas = async (
  db: Executor,
  marcos: readonly { aviso: OsAviso; ate: Date }[],
  limit: number,
): Promise<RetiradaRow[]> => {
  const { rows } = await sql<RetiradaRow>`
    select os.id, marco.aviso, date_trunc('milliseconds', os.status_desde) as desde, os.versao, os.posto_id
      from ordem_servico os
      cross join lateral (
        select aviso
          from unnest(${marcos.map(({ aviso }) => aviso)}::text[], ${marcos.map(({ ate }) => ate)}::timestamptz[]) passado (aviso, ate)
         where os.status_desde <= passado.ate
         order by passado.ate limit 1) marco
     where os.status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA')
       and not exists (
         select from os_aviso
          where os_aviso.ordem_servico_id = os.id and os_aviso.aviso = marco.aviso
            and os_aviso.espera_desde = date_trunc('milliseconds', os.status_desde))
     order by os.status_desde limit ${limit}`.execute(db)
  return rows
}

/** Whether it still waits since then; its row is locked. */
export const lockRetirada = async (db: Executor, { id, desde }: RetiradaRow): Promise<boolean> => {
  const { rows } = await sql`
    select from ordem_servico
     where id = ${id} and status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA')
       and date_trunc('milliseconds', status_desde) = ${desde}
       for update`.execute(db)
  return rows.length > 0
}

/** The mail was sent; undefined when it was sent before, or when somebody told the consumer meanwhile. */
export const setAvisoEnviado = async (db: Executor, id: number, para: string, agora: Date) =>
  db
    .updateTable('os_aviso')
    .set({ para, enviado_em: agora })
    .where('id', '=', id)
    .where('enviado_em', 'is', null)
    .execute()

/** Notices whose mail came back wait for the post again, if nothing told her meanwhile; answers their orders. */
export const reopenEnviados = (db: Executor, endereco: string, desde: Date) =>
  db
    .updateTable('os_aviso')
    .set({ enviado_em: null, por_email: false })
    .where(sql`lower(para)`, '=', endereco)
    .where('enviado_em', '>=', desde)
    .where('feito_em', 'is', null)
    .where('encerrado_em', 'is', null)
    .returning('ordem_servico_id as osId')
    .execute()

/** No mail can be sent, so the post tells the consumer. */
export const setSemEmail = (db: Executor, id: number) =>
  db.updateTable('os_aviso').set({ por_email: false }).where('id', '=', id).execute()
