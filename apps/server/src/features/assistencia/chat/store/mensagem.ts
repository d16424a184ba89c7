import type { Mensagem } from '@app/contract/assistencia/chat'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { daPessoa, type Lado } from './lado.ts'

/** A quoted message from JSON, its time as PostgreSQL writes it. */
export type CitaRow = NonNullable<Mensagem['cita']>

export type MensagemRow = Omit<Mensagem, 'criadoEm' | 'editadaEm' | 'cita'> & {
  cita: CitaRow | null
  conversaId: number
  criadoEm: Date
  editadaEm: Date | null
}

/** The author's name; a message without an author of ours is the consumer's. */
const nome = (alias: string) =>
  sql`coalesce(${sql.ref(`${alias}.nome_exibicao`)}, ${sql.ref(`${alias}.nome`)}, consumidor.nome)`

const select = sql`
  select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto", mensagem.texto,
         json_build_object('id', autor.id, 'nome', ${nome('autor')}) as autor,
         (select json_build_object('numero', citada.numero, 'autor', ${nome('autor_citado')},
                                   'texto', left(citada.texto, 200), 'criadoEm', citada.criado_em)
            from chat_mensagem citada left join usuario autor_citado on autor_citado.id = citada.autor_id
           where citada.conversa_id = mensagem.conversa_id and citada.numero = mensagem.cita_numero) as cita,
         coalesce((select json_agg(json_build_object('id', arquivo.id, 'filename', arquivo.filename,
                   'length', arquivo.length, 'contentType', arquivo.content_type) order by arquivo.id)
              from chat_arquivo arquivo where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos,
         (select coalesce(json_agg(json_build_object('id', pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
            from usuario pessoa where pessoa.id = any (mensagem.mencoes)) as mencoes,
         mensagem.criado_em as "criadoEm", mensagem.editada_em as "editadaEm",
         mensagem.apagada_em is not null as apagada, mensagem.revisao, mensagem.dispositivo
    from chat_mensagem mensagem
    join chat_conversa conversa on conversa.id = mensagem.conversa_id
    left join usuario autor on autor.id = mensagem.autor_id
    left join consumidor on consumidor.id = conversa.consumidor_id`

/** What a message says in a line: its words, or the names of its files. */
export const textoDaMensagem = sql`case when mensagem.apagada_em is not null then 'Mensagem apagada'
  else coalesce(nullif(mensagem.texto, ''),
    (select string_agg(arquivo.filename, ', ' order by arquivo.id) from chat_arquivo arquivo
      where arquivo.mensagem_id = mensagem.id)) end`

/** Messages after a number, the oldest first. */
export const listDesde = async (
  db: Executor,
  lado: Lado,
  conversaId: number,
  { desde, limit }: { desde: number; limit: number },
): Promise<MensagemRow[]> => {
  const { rows } = await sql<MensagemRow>`${select}
     where mensagem.conversa_id = ${conversaId} and ${daPessoa(lado)} and mensagem.numero > ${desde}
     order by mensagem.numero limit ${limit}`.execute(db)
  return rows
}

/** Older messages that changed after a version: corrections and deletions. */
export const listMudadas = async (
  db: Executor,
  lado: Lado,
  conversaId: number,
  { ate, revisao }: { ate: number; revisao: number },
): Promise<MensagemRow[]> => {
  const { rows } = await sql<MensagemRow>`${select}
     where mensagem.conversa_id = ${conversaId} and ${daPessoa(lado)} and mensagem.numero <= ${ate}
       and mensagem.revisao > ${revisao}
     order by mensagem.numero limit 5000`.execute(db)
  return rows
}

/** The newest before a number, the newest first. */
export const listAntes = async (
  db: Executor,
  lado: Lado,
  conversaId: number,
  { antes, limit }: { antes: number; limit: number },
): Promise<MensagemRow[]> => {
  const { rows } = await sql<MensagemRow>`${select}
     where mensagem.conversa_id = ${conversaId} and ${daPessoa(lado)} and mensagem.numero < ${antes}
     order by mensagem.numero desc limit ${limit}`.execute(db)
  return rows
}

/** Messages of one's own conversations by their words, the newest first. */
export const searchMensagens = async (db: Executor, lado: Lado, padrao: string): Promise<MensagemRow[]> => {
  const { rows } = await sql<MensagemRow>`${select}
     where ${daPessoa(lado)} and sem_acento(mensagem.texto) like sem_acento(${padrao})
     order by mensagem.id desc limit 30`.execute(db)
  return rows
}

/** The numbers of the messages of one conversation with these words, the newest first. */
export const searchNaConversa = async (
  db: Executor,
  lado: Lado,
  conversaId: number,
  { padrao, limit }: { padrao: string; limit: number },
): Promise<number[]> => {
  const { rows } = await sql<{ numero: number }>`
    select mensagem.numero from chat_mensagem mensagem
      join chat_conversa conversa on conversa.id = mensagem.conversa_id
     where mensagem.conversa_id = ${conversaId} and ${daPessoa(lado)}
       and sem_acento(mensagem.texto) like sem_acento(${padrao})
     order by mensagem.numero desc limit ${limit}`.execute(db)
  return rows.map(({ numero }) => numero)
}

export const findMensagem = async (
  db: Executor,
  lado: Lado,
  conversaId: number,
  numero: number,
): Promise<MensagemRow | undefined> => {
  const { rows } = await sql<MensagemRow>`${select}
     where mensagem.conversa_id = ${conversaId} and mensagem.numero = ${numero} and ${daPessoa(lado)}`.execute(
    db,
  )
  return rows[0]
}

/** The message that the consumer's device sent earlier under this id; she has no account here. */
export const findEnviadaPeloConsumidor = (db: Executor, conversaId: number, dispositivo: string) =>
  db
    .selectFrom('chat_mensagem')
    .select('numero')
    .where('conversa_id', '=', conversaId)
    .where('autor_id', 'is', null)
    .where('dispositivo', '=', dispositivo)
    .executeTakeFirst()

/** The last message of a conversation, without regard to who asks. */
export const findUltima = (db: Executor, conversaId: number, numero: number) =>
  db
    .selectFrom('chat_mensagem')
    .select(['autor_id', 'texto'])
    .where('conversa_id', '=', conversaId)
    .where('numero', '=', numero)
    .executeTakeFirst()

/** How much the consumer of an order has sent since then: messages, and bytes of files. */
export const sumDoConsumidor = async (db: Executor, ordemServicoId: number, desde: Date) => {
  const { rows } = await sql<{ mensagens: number; bytes: number }>`
    select count(distinct mensagem.id) as mensagens, coalesce(sum(arquivo.length), 0)::bigint as bytes
      from chat_conversa conversa join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
      left join chat_arquivo arquivo on arquivo.mensagem_id = mensagem.id
     where conversa.ordem_servico_id = ${ordemServicoId} and conversa.equipe = 'CONSUMIDOR'
       and mensagem.autor_id is null and mensagem.criado_em > ${desde}`.execute(db)
  return rows[0] ?? { mensagens: 0, bytes: 0 }
}

export const updateMensagem = (
  db: Executor,
  id: number,
  mudanca: { texto: string; revisao: number; editada_em?: Date; apagada_em?: Date },
) => db.updateTable('chat_mensagem').set(mudanca).where('id', '=', id).execute()

export type MinhaRow = {
  id: number
  numero: number
  texto: string
  criadoEm: Date
  conversa: number
  entregueAte: number
  lidaAte: number
}

/** A person's own messages in the person's conversations, the newest first. */
export const listMinhas = async (
  db: Executor,
  lado: Lado,
  autorId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<MinhaRow[]> => {
  const outro = lado.tipo === 'POSTO' ? 'equipe' : 'posto'
  const { rows } = await sql<MinhaRow>`
    select mensagem.id, mensagem.numero, mensagem.texto, mensagem.criado_em as "criadoEm",
           mensagem.conversa_id as conversa, ${sql.ref(`conversa.${outro}_entregue`)} as "entregueAte",
           ${sql.ref(`conversa.${outro}_lida`)} as "lidaAte"
      from chat_mensagem mensagem join chat_conversa conversa on conversa.id = mensagem.conversa_id
     where mensagem.autor_id = ${autorId} and ${daPessoa(lado)} and mensagem.apagada_em is null
     order by mensagem.criado_em desc, mensagem.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const countMinhas = async (db: Executor, lado: Lado, autorId: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from chat_mensagem mensagem
      join chat_conversa conversa on conversa.id = mensagem.conversa_id
     where mensagem.autor_id = ${autorId} and ${daPessoa(lado)} and mensagem.apagada_em is null`.execute(db)
  return rows[0]?.total ?? 0
}
