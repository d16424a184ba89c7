import type { Produto } from '@app/contract/registers/produto'
import { type Expression, type SqlBool, sql } from 'kysely'
import { ofCompany } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { beginning, containing } from '../../../platform/db/like.ts'
import type { Scope } from '../../../platform/scope.ts'

/** A product as other records show it, of a query that joins `produto` and its `cliente`. */
export const produtoColumns = sql`
  produto.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.codigo_omni as "codigoOmni",
  cliente.codigo_depositante as "codigoDepositante", produto.unidade, produto.inteiro`

/** The same as one value. */
export const produtoJson = sql`json_build_object(
  'id', produto.id, 'codigoProduto', produto.codigo_produto, 'descricao', produto.descricao,
  'codigoOmni', produto.codigo_omni, 'codigoDepositante', cliente.codigo_depositante,
  'unidade', produto.unidade, 'inteiro', produto.inteiro)`

const select = (db: Executor, scope: Scope) =>
  db
    .selectFrom('produto')
    .innerJoin('cliente', 'cliente.id', 'produto.cliente_id')
    .where(ofCompany(scope, 'produto.cliente_id'))
    .where('produto.ativo', '=', true)
    .select([
      'produto.id',
      'produto.codigo_produto as codigoProduto',
      'produto.descricao',
      'produto.codigo_omni as codigoOmni',
      'cliente.codigo_depositante as codigoDepositante',
      'produto.unidade',
      'produto.inteiro',
    ])

const upper = (column: string) => sql<string>`upper(${sql.ref(column)})`
const beginsWith = (q: string): string => beginning(q.toUpperCase())

const matches = (q: string): Expression<SqlBool> => sql<SqlBool>`(
  ${upper('produto.codigo_produto')} like ${beginsWith(q)} or ${upper('produto.codigo_omni')} like ${beginsWith(q)}
  or produto.codigo_barras = ${q} or sem_acento(produto.descricao) like sem_acento(${containing(q)}))`

/** Exact or scanned codes first, then codes that begin with the text, then descriptions. */
const rank = (q: string) => sql`case
  when ${q.toUpperCase()} in (${upper('produto.codigo_produto')}, ${upper('produto.codigo_omni')}) then 0
  when produto.codigo_barras = ${q} then 0
  when ${upper('produto.codigo_produto')} like ${beginsWith(q)} then 1
  when ${upper('produto.codigo_omni')} like ${beginsWith(q)} then 1
  else 2 end`

type Search = { depositante?: string; q: string | undefined; limit: number }

export const listProdutos = (
  db: Executor,
  scope: Scope,
  { depositante, q, limit }: Search,
): Promise<Produto[]> =>
  select(db, scope)
    .$if(depositante !== undefined, (query) =>
      query.where('cliente.codigo_depositante', '=', depositante ?? ''),
    )
    .$if(q !== undefined, (query) => query.where(matches(q ?? '')).orderBy(rank(q ?? '')))
    .orderBy('produto.descricao')
    .orderBy('produto.id')
    .limit(limit)
    .execute()

/** Whether a depositante with the code exists and this person may see it. */
export const existsDepositante = async (db: Executor, scope: Scope, codigo: string): Promise<boolean> => {
  const found = await db
    .selectFrom('cliente')
    .where('codigo_depositante', '=', codigo)
    .where(ofCompany(scope, 'cliente.id'))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** The code of a company that this person may see, from which a new product's code is built. */
export const findDepositante = async (
  db: Executor,
  scope: Scope,
  clienteId: number,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('cliente')
    .where('id', '=', clienteId)
    .where(ofCompany(scope, 'cliente.id'))
    .select('codigo_depositante as codigo')
    .executeTakeFirst()
  return found?.codigo
}

/** Whether a lot of the product holds a fraction of a unit. */
export const hasFractions = async (db: Executor, produtoId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from saldo
     where produto_id = ${produtoId} and (quantidade % 1 <> 0 or reservado % 1 <> 0) limit 1`.execute(db)
  return rows.length > 0
}
