import type { FiltroNotificacao, NotificacaoTipo } from '@app/contract/casca/notificacao'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

export type NotificacaoRow = {
  id: number
  tipo: NotificacaoTipo
  link: string
  rotulo: string
  quantos: number
  autor: string | null
  em: Date
  lida: boolean
  noComputador: boolean
}

type Pedida = {
  usuarioId: number
  tipos: readonly NotificacaoTipo[]
  filtro: FiltroNotificacao
  antes: number
}

/** A person's notices of the kinds that this person may hear of, the newest first. */
export const listNotificacoes = async (
  db: Executor,
  { usuarioId, tipos, filtro, antes }: Pedida,
  limite: number,
): Promise<NotificacaoRow[]> => {
  const { rows } = await sql<NotificacaoRow>`
    select id, tipo, link, rotulo, quantos, ${nomeDe('notificacao.autor_id')} as autor, em, lida_em is not null as lida,
           no_computador as "noComputador"
      from notificacao
     where usuario_id = ${usuarioId} and na_pagina and id < ${antes} and tipo = any (${[...tipos]}::text[])
       and (${filtro} <> 'naoLidos' or lida_em is null) and (${filtro} <> 'mencoes' or tipo = 'MENCAO')
     order by notificacao.id desc limit ${limite}`.execute(db)
  return rows
}

/** Marks those read, all of them without `ids`; the stored number goes down by as many. Answers what is left. */
export const markLidas = async (
  db: Executor,
  usuarioId: number,
  ids: readonly number[] | undefined,
  agora: Date,
): Promise<number | undefined> => {
  const { rows } = await sql<{ naoLidas: number }>`
    with lida as (
      update notificacao set lida_em = ${agora}::timestamptz
       where usuario_id = ${usuarioId} and lida_em is null and na_pagina
         and (${ids === undefined} or id = any (${[...(ids ?? [])]}::bigint[]))
      returning id)
    update notificacao_pessoa set nao_lidas = nao_lidas - (select count(*) from lida)
     where usuario_id = ${usuarioId} and exists (select from lida)
    returning nao_lidas as "naoLidas"`.execute(db)
  return rows[0]?.naoLidas
}

export type NotificacaoNova = {
  usuarioId: number
  tipo: NotificacaoTipo
  link: string
  rotulo: string
  quantos: number
  autorId: number | null
  naPagina: boolean
  noComputador: boolean
  /** Joined to an unread one that began within the hour; `linkVarios` is then its address. */
  junta: boolean
  linkVarios: string
}

/** Writes all notices of a delivery in one statement; answers those that are rows of their own. */
export const insertNotificacoes = async (
  db: Executor,
  novas: readonly NotificacaoNova[],
  agora: Date,
): Promise<{ usuarioId: number; tipo: NotificacaoTipo }[]> => {
  const { rows } = await sql<{ usuarioId: number; tipo: NotificacaoTipo }>`
    with nova as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(novas)}::jsonb)
        as nova ("usuarioId" bigint, tipo text, link text, rotulo text, quantos integer, "autorId" bigint,
                 "naPagina" boolean, "noComputador" boolean, junta boolean, "linkVarios" text)),
    junta as (
      update notificacao set quantos = notificacao.quantos + nova.quantos, rotulo = nova.rotulo,
             link = nova."linkVarios", em = ${agora}::timestamptz
        from nova
       where nova.junta and notificacao.usuario_id = nova."usuarioId" and notificacao.tipo = nova.tipo
         and notificacao.lida_em is null and notificacao.na_pagina = nova."naPagina"
         and notificacao.desde > ${agora}::timestamptz - interval '1 hour'
      returning notificacao.usuario_id, notificacao.tipo),
    inserida as (
      insert into notificacao (usuario_id, tipo, link, rotulo, quantos, autor_id, desde, em, na_pagina, no_computador)
      select "usuarioId", tipo, link, rotulo, quantos, "autorId", ${agora}::timestamptz, ${agora}::timestamptz,
             "naPagina", "noComputador"
        from nova
       where not exists (select from junta where junta.usuario_id = nova."usuarioId" and junta.tipo = nova.tipo)
      returning usuario_id, tipo, na_pagina),
    contada as (
      insert into notificacao_pessoa as pessoa (usuario_id, nao_lidas)
      select usuario_id, count(*) from inserida where na_pagina group by usuario_id
      on conflict (usuario_id) do update set nao_lidas = pessoa.nao_lidas + excluded.nao_lidas)
    select usuario_id as "usuarioId", tipo from inserida`.execute(db)
  return rows
}

/** Deletes old notices; those that were never read leave the stored number. */
export const deleteNotificacoes = async (db: Executor, antes: Date): Promise<void> => {
  await sql`
    with velha as (delete from notificacao where em < ${antes} returning usuario_id, na_pagina and lida_em is null as conta),
    soma as (select usuario_id, count(*) as total from velha where conta group by usuario_id)
    update notificacao_pessoa set nao_lidas = nao_lidas - soma.total
      from soma where soma.usuario_id = notificacao_pessoa.usuario_id`.execute(db)
}
