import {
  type Conversa,
  EQUIPE_LABELS,
  EQUIPES,
  type MostrarConversas,
  type Parte,
} from '@app/contract/assistencia/chat'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { daPessoa, type Lado, type LadoDePessoa } from './lado.ts'

export type ConversaRow = Omit<Conversa, 'lado' | 'ultimaEm'> & { ultimaEm: Date }
export type Quem = { lado: LadoDePessoa; usuarioId: number }

/** The other side's columns in a conversation's row. */
const outro = ({ tipo }: Lado, marca: 'entregue' | 'lida') =>
  sql.ref(`conversa.${tipo === 'POSTO' ? 'equipe' : 'posto'}_${marca}`)

const columns = ({ lado }: Quem) => sql`
  conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
  case when os.id is not null then json_build_object('id', os.id, 'numero', os.numero || '/' || os.ano) end as "ordemServico",
  case when consumidor.id is not null then json_build_object('id', consumidor.id, 'nome', consumidor.nome) end as consumidor,
  case when consumidor.anonimizado_em is not null then 'REMOVIDO'
       when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada,
  conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao,
  case when ultima.id is not null then json_build_object(
    'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)),
    'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto,
    'arquivo', (select filename from chat_arquivo where mensagem_id = ultima.id order by id limit 1)) end as ultima,
  coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
  coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada,
  json_build_object('entregueAte', ${outro(lado, 'entregue')}, 'lidaAte', ${outro(lado, 'lida')}) as "outroLado"`

const joins = ({ usuarioId }: Quem) => sql`
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id and leitura.usuario_id = ${usuarioId}`

const mostradas = (mostrar: MostrarConversas): RawBuilder<SqlBool> => {
  switch (mostrar) {
    case 'TODAS':
      return sql`true`
    case 'NAO_LIDAS':
      return sql`leitura.nao_lidas > 0`
    case 'DE_OS':
      return sql`conversa.ordem_servico_id is not null`
    case 'CONSUMIDORES':
      return sql`conversa.equipe = 'CONSUMIDOR'`
  }
}

type Procura = {
  mostrar: MostrarConversas
  /** Of the name of the other side, or of the order's number; null: whatever they are. */
  padrao: string | null
}

const chamadas = ({ tipo }: Lado, padrao: string | null): RawBuilder<SqlBool> => {
  if (padrao === null) return sql`true`
  const nome = sql.ref(tipo === 'POSTO' ? 'consumidor.nome' : 'posto.nome_fantasia')
  return sql`(sem_acento(${nome}) like sem_acento(${padrao}) or os.numero || '/' || os.ano like ${padrao}
    or exists (select 1 from unnest(${[...EQUIPES]}::text[], ${EQUIPES.map((one) => EQUIPE_LABELS[one])}::text[]) time (codigo, nome)
                where time.codigo = conversa.equipe and sem_acento(time.nome) like sem_acento(${padrao})))`
}
type Corte = Procura & { limit: number; offset: number }

/** The newest first. A conversation without a message is reachable only by its address. */
export const listConversas = async (
  db: Executor,
  quem: Quem,
  { mostrar, padrao, limit, offset }: Corte,
): Promise<ConversaRow[]> => {
  const { rows } = await sql<ConversaRow>`
    select ${columns(quem)} from chat_conversa conversa ${joins(quem)}
     where ${daPessoa(quem.lado)} and conversa.ultimo_numero > 0 and ${mostradas(mostrar)} and ${chamadas(quem.lado, padrao)}
     order by conversa.ultima_em desc, conversa.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const countConversas = async (
  db: Executor,
  { lado, usuarioId }: Quem,
  { mostrar, padrao }: Procura,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from chat_conversa conversa
      join posto_autorizado posto on posto.id = conversa.posto_id
      left join ordem_servico os on os.id = conversa.ordem_servico_id
      left join consumidor on consumidor.id = conversa.consumidor_id
      left join chat_leitura leitura on leitura.conversa_id = conversa.id and leitura.usuario_id = ${usuarioId}
     where ${daPessoa(lado)} and conversa.ultimo_numero > 0 and ${mostradas(mostrar)} and ${chamadas(lado, padrao)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

export const findConversas = async (
  db: Executor,
  quem: Quem,
  ids: readonly number[],
): Promise<ConversaRow[]> => {
  const { rows } = await sql<ConversaRow>`
    select ${columns(quem)} from chat_conversa conversa ${joins(quem)}
     where conversa.id = any (${[...ids]}::bigint[]) and ${daPessoa(quem.lado)}`.execute(db)
  return rows
}

export type Alvo = {
  postoId: number
  equipe: Parte
  ordemServicoId: number | null
  consumidorId: number | null
}

/** The conversation of a post with a team or a consumer, created when it does not exist. */
export const takeConversa = async (db: Executor, alvo: Alvo, agora: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with nova as (
      insert into chat_conversa (posto_id, equipe, ordem_servico_id, consumidor_id, ultima_em)
      values (${alvo.postoId}, ${alvo.equipe}, ${alvo.ordemServicoId}, ${alvo.consumidorId}, ${agora})
      on conflict on constraint chat_conversa_uma do nothing returning id)
    select id from nova union all
    select id from chat_conversa where posto_id = ${alvo.postoId} and equipe = ${alvo.equipe}
       and ordem_servico_id is not distinct from ${alvo.ordemServicoId}::bigint
       and consumidor_id is not distinct from ${alvo.consumidorId}::bigint`.execute(db)
  const id = rows[0]?.id
  // Another call created it between the statement's two reads, so the next read finds it.
  return id ?? takeConversa(db, alvo, agora)
}

export type ConversaTrancada = {
  id: number
  posto_id: number
  equipe: Parte
  ordem_servico_id: number | null
  consumidor_id: number | null
  consumidor_nao_lidas: number
  ultimo_numero: number
  versao: number
}

/** Locks the conversation, so that its numbers have no gap; undefined when the person is not part of it. */
export const lockConversa = async (
  db: Executor,
  lado: Lado,
  id: number,
): Promise<ConversaTrancada | undefined> => {
  const { rows } = await sql<ConversaTrancada>`
    select conversa.id, conversa.posto_id, conversa.equipe, conversa.ordem_servico_id, conversa.consumidor_id,
           conversa.consumidor_nao_lidas, conversa.ultimo_numero, conversa.versao
      from chat_conversa conversa where conversa.id = ${id} and ${daPessoa(lado)} for update`.execute(db)
  return rows[0]
}

/** The next version. */
export const touchConversa = (db: Executor, { id, versao }: ConversaTrancada) =>
  db
    .updateTable('chat_conversa')
    .set({ versao: versao + 1 })
    .where('id', '=', id)
    .execute()

/** A post's order and whose it is, for a conversation about it. */
export const findOs = (db: Executor, id: number, postoId: number) =>
  db
    .selectFrom('ordem_servico')
    .select(['id', 'consumidor_id'])
    .where('id', '=', id)
    .where('posto_id', '=', postoId)
    .executeTakeFirst()

/**
 * Keeps the order of a conversation with a consumer as it is until the message is stored: acts on an order lock it before
 * all else, so it comes before the conversation. Undefined for other conversations.
 */
export const holdOs = async (
  db: Executor,
  lado: Lado,
  id: number,
): Promise<{ dele: boolean; anonimizado: boolean } | undefined> => {
  const { rows } = await sql<{ dele: boolean; anonimizado: boolean }>`
    select os.consumidor_id is not distinct from conversa.consumidor_id as dele, consumidor.anonimizado_em is not null as anonimizado
      from chat_conversa conversa
      join ordem_servico os on os.id = conversa.ordem_servico_id
      join consumidor on consumidor.id = conversa.consumidor_id
     where conversa.id = ${id} and conversa.equipe = 'CONSUMIDOR' and ${daPessoa(lado)} for key share of os`.execute(
    db,
  )
  return rows[0]
}
