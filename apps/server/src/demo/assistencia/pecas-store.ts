import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../platform/db/index.ts'

type Row<T extends keyof DB> = Insertable<DB[T]>

/** Ids of a register by its codes. */
export const listIdsDe = async (
  db: Executor,
  table: 'modelo_produto' | 'peca',
): Promise<Map<string, number>> => {
  const rows = await db.selectFrom(table).select(['codigo', 'id']).execute()
  return new Map(rows.map(({ codigo, id }) => [codigo, id]))
}

export const insertPecas = (db: Executor, rows: Row<'peca'>[]) => db.insertInto('peca').values(rows).execute()

export const insertPecaModelos = (db: Executor, rows: Row<'peca_modelo'>[]) =>
  db.insertInto('peca_modelo').values(rows).execute()

export const insertConsumidores = (db: Executor, rows: Row<'consumidor'>[]) =>
  db.insertInto('consumidor').values(rows).execute()

export const insertRelogios = (db: Executor, rows: Row<'relogio'>[]) =>
  db.insertInto('relogio').values(rows).execute()

export const insertCompra = async (db: Executor, row: Row<'compra_peca'>): Promise<number> =>
  (await db.insertInto('compra_peca').values(row).returning('id').executeTakeFirstOrThrow()).id

export const insertCompraItens = (db: Executor, rows: Row<'compra_peca_item'>[]) =>
  db.insertInto('compra_peca_item').values(rows).execute()

type Estoque = Row<'estoque_peca'> & { contados: number }

/** Balances, each with the first row of its ledger; answers their ids by post and part. */
export const insertEstoques = async (
  db: Executor,
  estoques: readonly Estoque[],
  criado_em: Date,
): Promise<Map<string, number>> => {
  const rows = await db
    .insertInto('estoque_peca')
    .values(estoques.map(({ contados: _contados, ...row }) => row))
    .returning(['id', 'posto_id', 'peca_id'])
    .execute()
  const contadosDe = new Map(estoques.map((one) => [`${one.posto_id} ${one.peca_id}`, one.contados]))
  const movimentos = rows.flatMap(({ id, posto_id, peca_id }) => {
    const fisico = contadosDe.get(`${posto_id} ${peca_id}`) ?? 0
    return fisico > 0
      ? [{ estoque_peca_id: id, tipo: 'AJUSTE', fisico, motivo: 'Contagem inicial', criado_em }]
      : []
  })
  await db.insertInto('movimento_peca').values(movimentos).execute()
  return new Map(rows.map(({ id, posto_id, peca_id }) => [`${posto_id} ${peca_id}`, id]))
}

type Contada = { estoque_peca_id: number; contado: number | null; saldo: number | null }

/** A count of yesterday that waits for its differences to be decided. */
export const insertContagem = async (
  db: Executor,
  row: Row<'contagem_peca'>,
  contadas: readonly Contada[],
  em: Date,
): Promise<void> => {
  const quem = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'atendente@retaguarda.example')
    .executeTakeFirst()
  const por = quem?.id ?? null
  const { id } = await db
    .insertInto('contagem_peca')
    .values({ ...row, criado_por: por, criado_em: em, fechado_por: por, fechado_em: em })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contagem_peca_item')
    .values(
      contadas.map((contada) => ({
        ...contada,
        contagem_peca_id: id,
        ...(contada.contado !== null && { contado_em: em, contado_por: por }),
      })),
    )
    .execute()
}

type Enviada = { estoque_peca_id: number; peca_id: number; quantidade: number }

/** A transfer on its way, with the row of the sender's ledger. */
export const insertTransferencia = async (
  db: Executor,
  row: Row<'transferencia_peca'>,
  { estoque_peca_id, peca_id, quantidade }: Enviada,
  criado_em: Date,
): Promise<void> => {
  const { id } = await db
    .insertInto('transferencia_peca')
    .values({ ...row, criado_em })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('transferencia_peca_item')
    .values({ transferencia_peca_id: id, peca_id, quantidade })
    .execute()
  await db
    .insertInto('movimento_peca')
    .values({ estoque_peca_id, tipo: 'ENVIO', fisico: -quantidade, transferencia_peca_id: id, criado_em })
    .execute()
}
