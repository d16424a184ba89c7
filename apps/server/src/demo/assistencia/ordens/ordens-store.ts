import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** A part that a budget asks for, because no post stocks it; created when it does not exist. */
const findOrInsertPeca = async (db: Executor): Promise<{ id: number; preco: number }> => {
  const known = await db
    .selectFrom('peca')
    .select(['id', 'preco'])
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('estoque_peca').select('id').whereRef('peca_id', '=', 'peca.id'))),
    )
    .orderBy('codigo')
    .executeTakeFirst()
  return (
    known ??
    db
      .insertInto('peca')
      .values({ codigo: 'COROA-6', descricao: 'Coroa com tubo, 6 mm', preco: 96, estoque: 12 })
      .returning(['id', 'preco'])
      .executeTakeFirstOrThrow()
  )
}

/** The registers' records by the names that the plan uses. */
export const findTabelas = async (db: Executor) => {
  const postos = await db.selectFrom('posto_autorizado').select(['cnpj', 'id']).execute()
  const modelos = await db.selectFrom('modelo_produto').select(['codigo', 'id']).orderBy('codigo').execute()
  const sintomas = await db.selectFrom('sintoma_os').select(['nome', 'id']).execute()
  const servicos = await db.selectFrom('servico').select(['codigo', 'id', 'valor']).execute()
  const causas = await db.selectFrom('causa_os').select('id').where('id', '<>', 6).orderBy('id').execute()
  return {
    postos: new Map(postos.map(({ cnpj, id }) => [cnpj, id])),
    modelos: new Map(modelos.map(({ codigo, id }) => [codigo, id])),
    sintomas: new Map(sintomas.map(({ nome, id }) => [nome, id])),
    servicos: new Map(servicos.map(({ codigo, ...servico }) => [codigo, servico])),
    causa: causas[0]?.id ?? 0,
    peca: await findOrInsertPeca(db),
  }
}
export type Tabelas = Awaited<ReturnType<typeof findTabelas>>

type ConsumidorRow = {
  posto_id: number
  nome: string
  cnpj_cpf: string | null
  telefone: string
  email: string | null
}

/** A customer of a post, created once. */
export const findOrInsertConsumidor = async (db: Executor, row: ConsumidorRow): Promise<number> => {
  const known = await db
    .selectFrom('consumidor')
    .select('id')
    .where('posto_id', '=', row.posto_id)
    .where('nome', '=', row.nome)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('consumidor')
    .values({ ...row, tipo_telefone: 'Celular / WhatsApp' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Semeada = { posto_id: number; consumidor_id: number; os_type: string; relato: string }

/** An order of the plan that an earlier start made, with the acts done on it. */
export const findSemeada = async (db: Executor, os: Semeada) => {
  const found = await db
    .selectFrom('ordem_servico')
    .select('id')
    .where('posto_id', '=', os.posto_id)
    .where('consumidor_id', '=', os.consumidor_id)
    .where('os_type', '=', os.os_type)
    .where('relato', '=', os.relato)
    .executeTakeFirst()
  if (!found) return undefined
  const done = await db
    .selectFrom('os_historico')
    .select('acao')
    .where('ordem_servico_id', '=', found.id)
    .execute()
  return { id: found.id, feitas: done.map(({ acao }) => acao) }
}

/** The parts that an order asked for are on their way, and said to come in three days. */
export const sendPecasPedidas = async (db: Executor, now: Date): Promise<void> => {
  await sql`
    update compra_peca
       set situacao = 'ENVIADA', autorizado_em = criado_em, enviado_em = criado_em, rastreio = 'FC987654321BR',
           previsao_chegada = ${now}::date + 3, versao = versao + 2
     where situacao = 'SOLICITADA'
       and id in (select compra_peca_id from compra_peca_item where ordem_servico_id is not null)`.execute(db)
}
