import type { FotoMomento, FotoRotulo } from '@app/contract/assistencia/ordemServico'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { ofPosto, type DB, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { type VendaJson, vendaJson } from './columns.ts'
import type { ArquivoTipo } from './read.ts'

export type OsDados = Updateable<DB['ordem_servico']>

/** The next number of a post in a year; its row stays locked until the commit. */
const takeNumero = async (db: Executor, postoId: number, ano: number): Promise<number> => {
  const { ultimo } = await db
    .insertInto('os_numero')
    .values({ posto_id: postoId, ano, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.columns(['posto_id', 'ano']).doUpdateSet({ ultimo: sql`os_numero.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow()
  return ultimo
}

export type OsNova = Omit<Insertable<DB['ordem_servico']>, 'numero'>

export const insertOs = async (db: Executor, nova: OsNova): Promise<{ id: number; numero: number }> => {
  const numero = await takeNumero(db, nova.posto_id, nova.ano)
  return db
    .insertInto('ordem_servico')
    .values({ ...nova, numero })
    .returning(['id', 'numero'])
    .executeTakeFirstOrThrow()
}

/** Writes a locked order; its version grows with every write. */
export const updateOs = (db: Executor, id: number, dados: OsDados) =>
  db
    .updateTable('ordem_servico')
    .set({ ...dados, versao: sql`versao + 1` })
    .where('id', '=', id)
    .returning('versao')
    .executeTakeFirstOrThrow()

export const insertHistorico = (db: Executor, linha: Insertable<DB['os_historico']>) =>
  db.insertInto('os_historico').values(linha).execute()

export const replaceSintomas = async (db: Executor, id: number, sintomas: readonly number[]) => {
  await db.deleteFrom('os_sintoma').where('ordem_servico_id', '=', id).execute()
  if (sintomas.length === 0) return
  await db
    .insertInto('os_sintoma')
    .values([...new Set(sintomas)].map((sintoma_os_id) => ({ ordem_servico_id: id, sintoma_os_id })))
    .execute()
}

export type ArquivoNovo = {
  tipo: ArquivoTipo
  filename: string
  contentType: string
  length: number
  chave: string
  sha256: Buffer
  /** The answered point that a photo goes with. */
  os_checklist_ponto_id?: number
  rotulo?: FotoRotulo | null
  momento?: FotoMomento
}

export const insertArquivo = (
  db: Executor,
  ordemServicoId: number,
  { contentType, ...arquivo }: ArquivoNovo,
  quando: { criado_em: Date; criado_por: number | null },
): Promise<{ id: number }> =>
  db
    .insertInto('os_arquivo')
    .values({ ...arquivo, ...quando, content_type: contentType, ordem_servico_id: ordemServicoId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const deleteArquivo = (db: Executor, id: number) =>
  db.deleteFrom('os_arquivo').where('id', '=', id).execute()

/** A watch with the facts that decide its warranty. */
export type RelogioDaOs = {
  id: number
  mesesGarantia: number | null
  lancamento: string | null
  garantiaDesde: string | null
  venda: VendaJson | null
  trocadoOsId: number | null
}

/**
 * A watch by model and serial number, or the one that it was merged into; an unknown one is created for the post, with
 * the months of its model's warranty.
 */
export const findOrInsertRelogio = async (
  db: Executor,
  postoId: number,
  modeloId: number,
  numeroSerie: string,
): Promise<RelogioDaOs> => {
  await db
    .insertInto('relogio')
    .values({ modelo_produto_id: modeloId, numero_serie: numeroSerie, posto_id: postoId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('relogio as pedido')
    .innerJoin('relogio', (join) =>
      join.on('relogio.id', '=', sql<number>`coalesce(pedido.unido_a_id, pedido.id)`),
    )
    .innerJoin('modelo_produto', 'modelo_produto.id', 'relogio.modelo_produto_id')
    .select([
      'relogio.id',
      'relogio.garantia_desde as garantiaDesde',
      'relogio.trocado_os_id as trocadoOsId',
      'modelo_produto.meses_garantia as mesesGarantia',
      'modelo_produto.lancamento',
      vendaJson.as('venda'),
    ])
    .where('pedido.modelo_produto_id', '=', modeloId)
    .where('pedido.numero_serie', '=', numeroSerie)
    .executeTakeFirstOrThrow()
}

/** Whether this customer of this post exists. */
export const isConsumidorDe = async (db: Executor, postoId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('consumidor')
    .select('id')
    .where('id', '=', id)
    .where('posto_id', '=', postoId)
    .where('anonimizado_em', 'is', null)
    .where('unido_a_id', 'is', null)
    .executeTakeFirst()) !== undefined

/** Who stands at a post for customers without a record, made with the first of them. */
export const findOrInsertSemCadastro = async (db: Executor, postoId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into consumidor (posto_id, nome) values (${postoId}, 'Sem cadastro')
    on conflict (posto_id) where nome = 'Sem cadastro' and cnpj_cpf is null do update set nome = excluded.nome
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** The first day of sale of a model, where it is known. */
export const findLancamento = async (db: Executor, modeloId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('modelo_produto')
    .select('lancamento')
    .where('id', '=', modeloId)
    .executeTakeFirst()
  return row?.lancamento ?? null
}

/** Does this post exist within the scope? */
export const isPosto = async (db: Executor, scope: Scope, id: number): Promise<boolean> =>
  (await db
    .selectFrom('posto_autorizado')
    .select('id')
    .where('id', '=', id)
    .where(ofPosto(scope, 'id'))
    .executeTakeFirst()) !== undefined

/** Those of these ids that a register has. */
export const knownIds = async (
  db: Executor,
  table: 'modelo_produto' | 'sintoma_os',
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type UltimoReparo = { id: number; entregue: Date }

/** The last delivered repair of a watch, at any post: the service warranty counts from it. */
export const findUltimoReparo = (
  db: Executor,
  relogioId: number,
  menosId: number | undefined,
): Promise<UltimoReparo | undefined> =>
  db
    .selectFrom('ordem_servico')
    .select(['id', 'data_entrega_relogio as entregue'])
    .where('relogio_id', '=', relogioId)
    .where('id', '!=', menosId ?? 0)
    .where('os_type', '=', 'OS')
    .where('status', 'in', ['ENTREGUE', 'FINALIZADA'])
    .where('data_reparo', 'is not', null)
    .where('data_entrega_relogio', 'is not', null)
    .orderBy('data_entrega_relogio', 'desc')
    .limit(1)
    .$castTo<UltimoReparo>()
    .executeTakeFirst()
