import type { NotificacaoTipo } from '@app/contract/casca/notificacao'
import type { FatoAgrupado } from '@app/rules/casca/notificacao'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { preparado } from '../../../../platform/db/prepared.ts'
import { type Aviso, notifying } from '../../../../platform/store/aviso.ts'

export type Fato = {
  tipo: NotificacaoTipo
  /** What makes the cause one; a second fact with the same is not written. */
  causa: string
  clienteId?: number
  postoId?: number
  /** These people alone. */
  pessoas?: readonly number[]
  autorId?: number | null
  link: string
  rotulo: string
}

const LONGEST_ROTULO = 200

/** Facts of an act, in one statement, however many they are; the deliverers are told at the commit. */
export const insertFatos = async (
  db: Executor,
  fatos: readonly Fato[],
  agora: Date,
  aviso: Aviso,
): Promise<void> => {
  const rows = fatos.map((fato) => ({
    tipo: fato.tipo,
    causa: fato.causa,
    cliente_id: fato.clienteId ?? null,
    posto_id: fato.postoId ?? null,
    pessoas: fato.pessoas ?? null,
    autor_id: fato.autorId ?? null,
    link: fato.link,
    rotulo: fato.rotulo.slice(0, LONGEST_ROTULO),
  }))
  await sql`${preparado}
    with novo as (
      insert into notificacao_fato (tipo, causa, cliente_id, posto_id, pessoas, autor_id, link, rotulo, criado_em)
      select tipo, causa, cliente_id, posto_id, pessoas, autor_id, link, rotulo, ${agora}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as fato (tipo text, causa text, cliente_id bigint, posto_id bigint, pessoas bigint[], autor_id bigint,
                   link text, rotulo text)
      on conflict (tipo, causa) do nothing returning id)
    select ${notifying(aviso.channel, aviso.payload)} from novo limit 1`.execute(db)
}

/** Facts are delivered by one process at a time, so that those of an hour become one notice. */
export const lockEntrega = (db: Executor) =>
  sql`select pg_advisory_xact_lock(hashtext('notificacao_entrega'))`.execute(db)

/**
 * Takes the waiting facts and answers them grouped, because an import of ten thousand orders is one notice; those that
 * name people stand alone.
 */
export const takeFatos = async (db: Executor): Promise<FatoAgrupado[]> => {
  const { rows } = await sql<FatoAgrupado>`
    with fato as (
      update notificacao_fato set entregue = true where not entregue returning *)
    select tipo, cliente_id as "clienteId", posto_id as "postoId", pessoas, autor_id as "autorId",
           count(*)::integer as quantos,
           (array_agg(jsonb_build_object('id', id, 'link', link, 'rotulo', rotulo) order by id desc))[1] as ultimo
      from fato
     group by tipo, cliente_id, posto_id, pessoas, autor_id, case when pessoas is not null then id end
     order by max(id)`.execute(db)
  return rows
}

export type FatoDoDono = Pick<FatoAgrupado, 'tipo' | 'clienteId' | 'postoId' | 'quantos' | 'ultimo'>

/** Takes what companies and posts have not been mailed yet, grouped; the last of each names it. */
export const takeFatosPorCorreio = async (db: Executor): Promise<FatoDoDono[]> => {
  const { rows } = await sql<FatoDoDono>`
    with fato as (
      update notificacao_fato set por_correio = true where not por_correio returning *)
    select tipo, cliente_id as "clienteId", posto_id as "postoId", count(*)::integer as quantos,
           (array_agg(jsonb_build_object('id', id, 'link', link, 'rotulo', rotulo) order by id desc))[1] as ultimo
      from fato
     where cliente_id is not null or posto_id is not null
     group by tipo, cliente_id, posto_id
     order by max(id)`.execute(db)
  return rows
}

/** Facts are kept as long as their cause may come again. */
export const deleteFatos = (db: Executor, antes: Date) =>
  db.deleteFrom('notificacao_fato').where('criado_em', '<', antes).where('entregue', '=', true).execute()
