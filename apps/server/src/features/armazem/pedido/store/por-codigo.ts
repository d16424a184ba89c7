import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

export type ProdutoDoCodigo = { id: number; codigoProduto: string; codigoOmni: string; inteiro: boolean }

/** The active products of a company that have one of the codes as their own or as their Omni code. */
export const listPorCodigo = async (
  db: Executor,
  clienteId: number,
  codigos: readonly string[],
): Promise<ProdutoDoCodigo[]> => {
  const { rows } = await sql<ProdutoDoCodigo>`
    select id, codigo_produto as "codigoProduto", codigo_omni as "codigoOmni", inteiro
      from produto
     where cliente_id = ${clienteId} and ativo
       and (codigo_produto = any(${[...codigos]}::text[]) or codigo_omni = any(${[...codigos]}::text[]))
     order by id`.execute(db)
  return rows
}

export type SaldoLivre = {
  id: number
  produtoId: number
  lote: string
  validade: string | null
  livre: number
  bloqueado: boolean
}

/** Locks every balance of the products, in the order of their ids, and answers what is free of each. */
export const lockSaldosDe = async (
  db: Executor,
  clienteId: number,
  produtoIds: readonly number[],
): Promise<SaldoLivre[]> => {
  const { rows } = await sql<SaldoLivre>`
    select id, produto_id as "produtoId", lote, validade, quantidade - reservado as livre, bloqueado
      from saldo
     where produto_id = any(${[...produtoIds]}::bigint[]) and cliente_id = ${clienteId}
     order by id for update`.execute(db)
  return rows
}

/** Of two calls with one number, the second waits here for the commit of the first. */
export const lockNumero = (db: Executor, clienteId: number, numero: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`pedido ${clienteId} ${numero}`}, 0))`.execute(db)

/** The newest order of a company with this number of its own. */
export const findPorNumero = async (
  db: Executor,
  clienteId: number,
  numero: string,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('pedido')
    .select('id')
    .where('cliente_id', '=', clienteId)
    .where('numero_pedido_cliente', '=', numero)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
