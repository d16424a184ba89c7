import { sql } from 'kysely'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { SaldoColumns } from '../estoque/index.ts'

type Chave = { clienteId: number; codigo: string }
export type ProdutoRow = Chave & {
  id: number
  descricao: string
  unidade: string
  inteiro: boolean
  ativo: boolean
  versao: number
}

const pares = (chaves: readonly Chave[]) => sql`unnest(
  ${chaves.map(({ clienteId }) => clienteId)}::bigint[], ${chaves.map(({ codigo }) => codigo)}::text[]
) as chave (cliente_id, codigo)`

/** Products by company and code. */
export const listProdutosByCodigo = async (
  db: Executor,
  scope: Scope,
  chaves: readonly Chave[],
): Promise<ProdutoRow[]> => {
  const { rows } = await sql<ProdutoRow>`
    select produto.id, produto.cliente_id as "clienteId", codigo_produto as codigo, descricao, unidade, inteiro, ativo,
           versao
      from ${pares(chaves)}
      join produto on produto.cliente_id = chave.cliente_id and produto.codigo_produto = chave.codigo
     where ${ofCompany(scope, 'produto.cliente_id')}`.execute(db)
  return rows
}

export type SaldoRow = SaldoColumns & { produtoId: number }

/** Every lot of the products. */
export const listSaldos = async (
  db: Executor,
  scope: Scope,
  produtoIds: readonly number[],
): Promise<SaldoRow[]> => {
  const { rows } = await sql<SaldoRow>`
    select id, produto_id as "produtoId", lote, validade, quantidade, reservado, bloqueado, condicao
      from saldo
     where produto_id = any(${[...produtoIds]}::bigint[]) and ${ofCompany(scope, 'saldo.cliente_id')}
     order by produto_id, id`.execute(db)
  return rows
}

/** The newest order with each of the numbers, per company. */
export const listNumerosUsados = async (
  db: Executor,
  scope: Scope,
  chaves: readonly Chave[],
): Promise<(Chave & { numeroPedido: number })[]> => {
  const { rows } = await sql<Chave & { numeroPedido: number }>`
    select pedido.cliente_id as "clienteId", chave.codigo, max(numero_pedido) as "numeroPedido"
      from ${pares(chaves)}
      join pedido on pedido.cliente_id = chave.cliente_id and pedido.numero_pedido_cliente = chave.codigo
     where ${ofCompany(scope, 'pedido.cliente_id')}
     group by 1, 2`.execute(db)
  return rows
}
