import type { CampoUniao, ConsumidorComparado, GemeoDoConsumidor } from '@app/contract/assistencia/uniao'
import { sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import type { DB, Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

/**
 * Every foreign key to a customer, and what a merge does with it: 'move' goes to the one that stays, 'rastro' is the
 * trace itself. A test compares it with the database's catalogue, so that no new table is forgotten.
 */
export const REFERENCIAS_DO_CONSUMIDOR: Readonly<Record<string, 'move' | 'rastro'>> = {
  ordem_servico_consumidor: 'move',
  chat_conversa_consumidor: 'move',
  os_condicoes_consumidor_id_fkey: 'move',
  consumidor_unido_a: 'move',
  consumidor_uniao_unido: 'rastro',
  consumidor_uniao_ficou: 'rastro',
}

const COLUNAS: Record<CampoUniao, readonly (keyof DB['consumidor'])[]> = {
  nome: ['nome'],
  documento: ['cnpj_cpf', 'tipo_pessoa'],
  telefone: ['telefone', 'tipo_telefone'],
  email: ['email'],
  endereco: ['cep', 'street', 'number', 'complemento', 'neighborhood', 'cidade', 'estado'],
}

const comparado = sql`
  consumidor.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, consumidor.nome,
  consumidor.tipo_pessoa as "tipoPessoa", consumidor.cnpj_cpf as "cnpjCpf", consumidor.telefone,
  consumidor.tipo_telefone as "tipoTelefone", consumidor.email,
  nullif(concat_ws(', ', consumidor.street, consumidor.number, consumidor.complemento, consumidor.neighborhood,
    consumidor.cidade, consumidor.estado, consumidor.cep), '') as endereco,
  consumidor.ativo, consumidor.criado_em as "criadoEm", consumidor.versao,
  (select count(*) from ordem_servico where consumidor_id = consumidor.id) as os,
  (select count(distinct relogio_id) from ordem_servico where consumidor_id = consumidor.id) as relogios`

const de = sql`from consumidor join posto_autorizado posto on posto.id = consumidor.posto_id`

type Comparado = Omit<ConsumidorComparado, 'criadoEm'> & { criadoEm: Date }

export const findComparado = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<Comparado | undefined> => {
  const { rows } = await sql<Comparado>`
    select ${comparado} ${de}
     where consumidor.id = ${id} and ${ofPosto(scope, 'consumidor.posto_id')}
       and consumidor.unido_a_id is null and consumidor.anonimizado_em is null`.execute(db)
  return rows[0]
}

/** From how much on two names are alike. */
const PARECIDO = 0.6

type Gemeo = Omit<GemeoDoConsumidor, 'criadoEm'> & { criadoEm: Date }

/** Records of the same post with the same document, telephone or e-mail, or with a name alike; and the one that is named. */
export const listGemeos = async (
  db: Executor,
  este: Pick<ConsumidorComparado, 'id' | 'posto' | 'nome' | 'cnpjCpf' | 'telefone' | 'email'>,
  com: number | undefined,
): Promise<Gemeo[]> => {
  const parecido = sql`(sem_acento(consumidor.nome) % sem_acento(${este.nome})
    and similarity(sem_acento(consumidor.nome), sem_acento(${este.nome})) >= ${PARECIDO})`
  const { rows } = await sql<Gemeo>`
    with achados as (
      select id from consumidor where posto_id = ${este.posto.id} and cnpj_cpf = ${este.cnpjCpf}
      union select id from consumidor where posto_id = ${este.posto.id} and telefone = ${este.telefone}
      union select id from consumidor where posto_id = ${este.posto.id} and lower(email) = lower(${este.email})
      union select id from consumidor where posto_id = ${este.posto.id} and ${parecido}
      union select id from consumidor where posto_id = ${este.posto.id} and id = ${com ?? null}::bigint
    )
    select ${comparado},
           array_remove(array[
             case when consumidor.cnpj_cpf = ${este.cnpjCpf} then 'DOCUMENTO' end,
             case when consumidor.telefone = ${este.telefone} then 'TELEFONE' end,
             case when lower(consumidor.email) = lower(${este.email}) then 'EMAIL' end,
             case when ${parecido} then 'NOME' end], null) as por
      ${de}
     where consumidor.id in (select id from achados) and consumidor.id <> ${este.id}
       and consumidor.unido_a_id is null and consumidor.anonimizado_em is null
     order by consumidor.id = ${com ?? null}::bigint desc nulls last,
              similarity(sem_acento(consumidor.nome), sem_acento(${este.nome})) desc, consumidor.id
     limit 20`.execute(db)
  return rows
}

/** Both records, locked from the lowest id up, so that two merges at once wait for each other. */
export const lockConsumidores = (db: Executor, scope: Scope, ids: readonly number[]) =>
  db
    .selectFrom('consumidor')
    .selectAll()
    .where('id', 'in', [...ids])
    .where(ofPosto(scope))
    .orderBy('id')
    .forUpdate()
    .execute()

export type ConsumidorRow = Awaited<ReturnType<typeof lockConsumidores>>[number]

export type OrdemMovida = { id: number; versao: number }

/** The orders go to the customer that stays, with all that hangs on them; so do the traces of earlier merges. */
export const moveOrdens = async (db: Executor, fica: number, vai: number): Promise<OrdemMovida[]> => {
  const ordens = await db
    .updateTable('ordem_servico')
    .set({ consumidor_id: fica, versao: sql`versao + 1` })
    .where('consumidor_id', '=', vai)
    .returning(['id', 'versao'])
    .execute()
  await db.updateTable('consumidor').set({ unido_a_id: fica }).where('unido_a_id', '=', vai).execute()
  return ordens
}

const pick = (row: ConsumidorRow, campos: readonly CampoUniao[]) =>
  Object.fromEntries(campos.flatMap((campo) => COLUNAS[campo].map((coluna) => [coluna, row[coluna]])))

/** The chosen values change places, and the record that goes becomes the trace. */
export const writeUniao = async (
  db: Executor,
  fica: ConsumidorRow,
  vai: ConsumidorRow,
  campos: readonly CampoUniao[],
): Promise<{ fica: number; vai: number }> => {
  // A document is one record's of a post at any moment.
  await db
    .updateTable('consumidor')
    .set({ cnpj_cpf: null, ativo: false, unido_a_id: fica.id, versao: sql`versao + 1` })
    .where('id', '=', vai.id)
    .execute()
  const stays = await db
    .updateTable('consumidor')
    .set({ ...pick(vai, campos), versao: sql`versao + 1` })
    .where('id', '=', fica.id)
    .returning('versao')
    .executeTakeFirstOrThrow()
  const goes = await db
    .updateTable('consumidor')
    .set({ cnpj_cpf: vai.cnpj_cpf, ...pick(fica, campos) })
    .where('id', '=', vai.id)
    .returning('versao')
    .executeTakeFirstOrThrow()
  return { fica: stays.versao, vai: goes.versao }
}

/** What the record that went accepted; the conditions are only added to. */
export const moveAceites = (db: Executor, vai: number) =>
  sql`select passar_mensagens(${vai}::bigint)`.execute(db)

/**
 * What was said to and by the record that went. Where both have talked about one order, the later conversation is put
 * behind the earlier one.
 */
export const moveConversas = async (db: Executor, fica: number, vai: number): Promise<void> => {
  const { rows } = await sql<{ antes: number; depois: number; ate: number }>`
    select min(id) as antes, max(id) as depois, (array_agg(ultimo_numero order by id))[1] as ate
      from chat_conversa where consumidor_id in (${fica}, ${vai})
     group by ordem_servico_id having count(*) > 1`.execute(db)
  for (const { antes, depois, ate } of rows) {
    await sql`
      update chat_mensagem set conversa_id = ${antes}, numero = numero + ${ate}, cita_numero = cita_numero + ${ate}
       where conversa_id = ${depois}`.execute(db)
    await sql`update chamado set conversa_id = ${antes} where conversa_id = ${depois}`.execute(db)
    await sql`
      insert into chat_leitura as leitura (conversa_id, usuario_id, nao_lidas, entregue_ate, lida_ate)
      select ${antes}, usuario_id, nao_lidas, entregue_ate + ${ate}, lida_ate + ${ate}
        from chat_leitura where conversa_id = ${depois}
      on conflict (conversa_id, usuario_id) do update set
        nao_lidas = leitura.nao_lidas + excluded.nao_lidas, entregue_ate = excluded.entregue_ate,
        lida_ate = excluded.lida_ate`.execute(db)
    await db.deleteFrom('chat_leitura').where('conversa_id', '=', depois).execute()
    await sql`
      with foi as (delete from chat_conversa where id = ${depois} returning *)
      update chat_conversa fica set ultimo_numero = fica.ultimo_numero + foi.ultimo_numero,
             ultima_em = greatest(fica.ultima_em, foi.ultima_em), posto_entregue = foi.posto_entregue + ${ate},
             posto_lida = foi.posto_lida + ${ate}, equipe_entregue = foi.equipe_entregue + ${ate},
             equipe_lida = foi.equipe_lida + ${ate},
             consumidor_nao_lidas = fica.consumidor_nao_lidas + foi.consumidor_nao_lidas,
             versao = greatest(fica.versao, foi.versao) + 1
        from foi where fica.id = ${antes}`.execute(db)
  }
  await sql`
    update chat_conversa set consumidor_id = ${fica}, versao = versao + 1 where consumidor_id = ${vai}`.execute(
    db,
  )
}

type Rastro = {
  fica: ConsumidorRow
  vai: ConsumidorRow
  em: Date
  por: number
  motivo: string | null
  campos: readonly CampoUniao[]
  ordens: readonly number[]
}

export const insertRastro = (db: Executor, { fica, vai, em, por, motivo, campos, ordens }: Rastro) =>
  db
    .insertInto('consumidor_uniao')
    .values({
      unido_id: vai.id,
      ficou_id: fica.id,
      posto_id: fica.posto_id,
      em,
      por,
      motivo,
      campos: [...campos],
      ordens: [...ordens],
    })
    .execute()
