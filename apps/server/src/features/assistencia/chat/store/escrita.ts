import type { Parte } from '@app/contract/assistencia/chat'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { preparado } from '../../../../platform/db/prepared.ts'
import { type Aviso, notifying } from '../../../../platform/store/aviso.ts'
import { daPessoa, type LadoDePessoa } from './lado.ts'
import type { CitaRow } from './mensagem.ts'
import { pessoasDa } from './pessoas.ts'

/** A conversation by what of it never changes. */
export type ConversaFixa = { id: number; posto_id: number; equipe: Parte; ordem_servico_id: number | null }

/**
 * One person's messages are stored one after the other, so that the limit per minute holds across processes. Undefined
 * when the person is not part of the conversation, or has left the post while writing.
 */
export const lockAutor = async (
  db: Executor,
  lado: LadoDePessoa,
  autorId: number,
  id: number,
): Promise<ConversaFixa | undefined> => {
  const postoId = lado.tipo === 'POSTO' ? lado.postoId : null
  const { rows } = await sql<ConversaFixa>`${preparado}
    with autor as materialized (
      select id from usuario
       where id = ${autorId} and ativo and posto_id is not distinct from ${postoId}::bigint for no key update)
    select conversa.id, conversa.posto_id, conversa.equipe, conversa.ordem_servico_id
      from autor, chat_conversa conversa where conversa.id = ${id} and ${daPessoa(lado)}`.execute(db)
  return rows[0]
}

export type MensagemNova = {
  /** Null: the consumer, whose limits are looked at before. */
  autorId: number | null
  doPosto: boolean
  dispositivo: string
  texto: string
  cita: number | null
  mencoes: readonly number[]
  agora: Date
  /** A person writes at most so many messages since then. */
  limite?: { desde: Date; mensagens: number }
  /** What both sides are told, without the version. */
  aviso: Aviso
}

type Escrita = {
  /** The conversation and number of the message that this device sent before under the same id. */
  enviadaEm: number | null
  enviada: number | null
  demais: boolean
  citada: CitaRow | null
  estranhos: boolean
  /** Null when one of the above kept it from being stored; the numbers that follow are then 0. */
  id: number | null
  numero: number
  versao: number
  /** What a consumer had not read before. */
  consumidorNaoLidas: number
}

/**
 * Stores a message in one statement, for each more would be a wait of every writer of the conversation: its number, its
 * row, one more unread message for everybody but its author, whose mark moves up to it, and the notification.
 */
export const writeMensagem = async (
  db: Executor,
  { id, posto_id, equipe }: ConversaFixa,
  { autorId, doPosto, dispositivo, texto, cita, mencoes, agora, limite, aviso }: MensagemNova,
): Promise<Escrita> => {
  const paraConsumidor = equipe === 'CONSUMIDOR' && autorId !== null
  const { rows } = await sql<Escrita>`${preparado}
    with pessoa as materialized (${pessoasDa(posto_id, equipe)}),
    enviada as (
      select conversa_id, numero from chat_mensagem
       where autor_id = ${autorId}::bigint and dispositivo = ${dispositivo}),
    pode as materialized (
      select (select count(*) from chat_mensagem
               where autor_id = ${autorId}::bigint and criado_em > ${limite?.desde ?? agora})
             >= ${limite?.mensagens ?? null}::int as demais,
             exists (select 1 from unnest(${[...mencoes]}::bigint[]) mencao where mencao not in (select id from pessoa)) as estranhos),
    citada as materialized (
      select citada.numero, coalesce(autor.nome_exibicao, autor.nome, consumidor.nome) as autor, left(citada.texto, 200) as texto,
             citada.criado_em as "criadoEm"
        from chat_mensagem citada join chat_conversa conversa on conversa.id = citada.conversa_id
        left join usuario autor on autor.id = citada.autor_id
        left join consumidor on consumidor.id = conversa.consumidor_id
       where citada.conversa_id = ${id} and citada.numero = ${cita}::int),
    conversa as (
      update chat_conversa set ultimo_numero = ultimo_numero + 1, versao = versao + 1, ultima_em = ${agora},
             consumidor_nao_lidas = consumidor_nao_lidas + ${paraConsumidor ? 1 : 0}
        from pode
       where chat_conversa.id = ${id} and not exists (select 1 from enviada) and pode.demais is not true
         and not pode.estranhos and (${cita}::int is null or exists (select 1 from citada))
      returning chat_conversa.id, ultimo_numero, versao, consumidor_nao_lidas),
    nova as (
      insert into chat_mensagem (conversa_id, numero, autor_id, do_posto, dispositivo, texto, cita_numero, mencoes, criado_em, revisao)
      select id, ultimo_numero, ${autorId}::bigint, ${doPosto}::boolean, ${dispositivo}::uuid, ${texto}::text, ${cita}::int,
             ${[...mencoes]}::bigint[], ${agora}::timestamptz, versao
        from conversa returning id),
    leitura as (
      insert into chat_leitura as leitura (conversa_id, usuario_id, nao_lidas, entregue_ate, lida_ate, mencionada_em)
      select conversa.id, pessoa.id, 1 - meu.um, meu.um * ultimo_numero, meu.um * ultimo_numero,
             case when pessoa.id = any (${[...mencoes]}::bigint[]) then ultimo_numero else 0 end
        from conversa cross join pessoa
        cross join lateral (select (pessoa.id is not distinct from ${autorId}::bigint)::int as um) meu
      on conflict (conversa_id, usuario_id) do update set
        nao_lidas = case when excluded.nao_lidas = 0 then 0 else leitura.nao_lidas + 1 end,
        entregue_ate = greatest(leitura.entregue_ate, excluded.entregue_ate),
        lida_ate = greatest(leitura.lida_ate, excluded.lida_ate),
        mencionada_em = greatest(leitura.mencionada_em, excluded.mencionada_em)),
    aviso as materialized (
      select ${notifying(aviso.channel, sql`(${aviso.payload}::jsonb || jsonb_build_object('versao', versao))::text`)} is null
        from conversa)
    select enviada.conversa_id as "enviadaEm", enviada.numero as enviada, coalesce(pode.demais, false) as demais, pode.estranhos,
           (select to_json(citada) from citada) as citada, nova.id, coalesce(conversa.ultimo_numero, 0) as numero,
           coalesce(conversa.versao, 0) as versao,
           coalesce(conversa.consumidor_nao_lidas - ${paraConsumidor ? 1 : 0}, 0) as "consumidorNaoLidas",
           (select count(*) from aviso) as avisos
      from pode left join enviada on true left join conversa on true left join nova on true`.execute(db)
  return rows[0]!
}
