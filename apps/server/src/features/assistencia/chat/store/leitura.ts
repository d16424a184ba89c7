import type { NaoLidas } from '@app/contract/assistencia/chat'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { ConversaTrancada } from './conversa.ts'
import { daPessoa, type Lado } from './lado.ts'

export type Marca = 'entregue' | 'lida'

/** Stores how far a person has got; true when that is further than before. A read message counts as delivered too. */
export const setMarca = async (
  db: Executor,
  { id }: ConversaTrancada,
  usuarioId: number,
  marca: Marca,
  ate: number,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    insert into chat_leitura as leitura (conversa_id, usuario_id, entregue_ate, lida_ate)
    values (${id}, ${usuarioId}, ${ate}, ${marca === 'lida' ? ate : 0})
    on conflict (conversa_id, usuario_id) do update set
      entregue_ate = greatest(leitura.entregue_ate, excluded.entregue_ate),
      lida_ate = greatest(leitura.lida_ate, excluded.lida_ate),
      nao_lidas = case when ${marca === 'lida'} then
        (select count(*) from chat_mensagem where conversa_id = ${id} and numero > ${ate} and autor_id is distinct from ${usuarioId})
        else leitura.nao_lidas end
    where leitura.entregue_ate < excluded.entregue_ate or leitura.lida_ate < excluded.lida_ate
    returning conversa_id as id`.execute(db)
  return rows.length > 0
}

/** The same for the side, which is as far as its furthest person; true when that is further than before. */
export const setMarcaDoLado = async (
  db: Executor,
  { id }: ConversaTrancada,
  { tipo }: Lado,
  marca: Marca,
  ate: number,
): Promise<boolean> => {
  const lado = tipo === 'POSTO' ? 'posto' : 'equipe'
  const entregue = sql.ref(`${lado}_entregue`)
  const lida = sql.ref(`${lado}_lida`)
  const lidas = marca === 'lida' ? ate : 0
  const { rows } = await sql<{ id: number }>`
    update chat_conversa set ${entregue} = greatest(${entregue}, ${ate}), ${lida} = greatest(${lida}, ${lidas})
     where id = ${id} and (${entregue} < ${ate} or ${lida} < ${lidas}) returning id`.execute(db)
  return rows.length > 0
}

type DoConsumidor = {
  id: number
  ultimoNumero: number
  naoLidas: number
  lida: number
  lidaPeloPosto: number
}

/** A consumer's conversation and how far each side has got. */
export const findDoConsumidor = async (db: Executor, lado: Lado): Promise<DoConsumidor | undefined> => {
  const { rows } = await sql<DoConsumidor>`
    select conversa.id, conversa.ultimo_numero as "ultimoNumero", conversa.consumidor_nao_lidas as "naoLidas",
           conversa.equipe_lida as lida, conversa.posto_lida as "lidaPeloPosto"
      from chat_conversa conversa where ${daPessoa(lado)}`.execute(db)
  return rows[0]
}

/** The consumer has read all of the conversation; true when something was new. */
export const setLidaPeloConsumidor = async (db: Executor, { id }: ConversaTrancada): Promise<boolean> =>
  (await db
    .updateTable('chat_conversa')
    .set((eb) => ({
      equipe_entregue: eb.ref('ultimo_numero'),
      equipe_lida: eb.ref('ultimo_numero'),
      consumidor_nao_lidas: 0,
    }))
    .where('id', '=', id)
    .whereRef('equipe_lida', '<', 'ultimo_numero')
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The stored number of a person's unread messages. */
export const listNaoLidas = async (
  db: Executor,
  lado: Lado,
  usuarioId: number,
): Promise<NaoLidas['conversas']> => {
  const { rows } = await sql<NaoLidas['conversas'][number]>`
    select conversa.id, leitura.nao_lidas as "naoLidas", conversa.ultimo_numero as "ultimoNumero",
           leitura.entregue_ate as "entregueAte", leitura.mencionada_em > leitura.lida_ate as mencionada
      from chat_leitura leitura join chat_conversa conversa on conversa.id = leitura.conversa_id
     where leitura.usuario_id = ${usuarioId} and leitura.nao_lidas > 0 and ${daPessoa(lado)}
     order by conversa.id`.execute(db)
  return rows
}

/** Active posts whose name contains the words; with an id only that one. */
export const searchPostos = async (db: Executor, padrao: string, id: number | null = null) => {
  const { rows } = await sql<{ id: number; nomeFantasia: string }>`
    select id, nome_fantasia as "nomeFantasia" from posto_autorizado
     where ativo and sem_acento(nome_fantasia) like sem_acento(${padrao})
       and (${id}::bigint is null or id = ${id})
     order by nome_fantasia, id limit 50`.execute(db)
  return rows
}

export const isPostoAtivo = async (db: Executor, id: number): Promise<boolean> =>
  (await db
    .selectFrom('posto_autorizado')
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst()) !== undefined
