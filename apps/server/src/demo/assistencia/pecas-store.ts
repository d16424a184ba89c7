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
