import type { Produto } from '@app/contract/produto'
import { sql } from 'kysely'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

const produtoColumns = sql`
  produto.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.codigo_omni as "codigoOmni",
  cliente.codigo_depositante as "codigoDepositante", produto.unidade, produto.inteiro`

export type ProdutoRow = Produto & { codigoBarras: string | null }

/** The client's active products that have one of the bar codes or one of the product codes. */
export const listProdutosByCodigos = async (
  db: Executor,
  clienteId: number,
  { barras, codigos }: { barras: readonly string[]; codigos: readonly string[] },
): Promise<ProdutoRow[]> => {
  const { rows } = await sql<ProdutoRow>`
    select ${produtoColumns}, produto.codigo_barras as "codigoBarras"
      from produto
      join cliente on cliente.id = produto.cliente_id
     where produto.cliente_id = ${clienteId} and produto.ativo
       and (produto.codigo_barras = any(${[...barras]}::text[]) or produto.codigo_produto = any(${[...codigos]}::text[]))`.execute(
    db,
  )
  return rows
}

export const listProdutosById = async (
  db: Executor,
  clienteId: number,
  ids: readonly number[],
): Promise<Produto[]> => {
  const { rows } = await sql<Produto>`
    select ${produtoColumns}
      from produto
      join cliente on cliente.id = produto.cliente_id
     where produto.cliente_id = ${clienteId} and produto.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

export type Lembrado = { clienteId: number; cprod: string; fator: number; produto: Produto }

/** What an issuer's codes stood for the last time: for one client, or for every client that the person may see. */
export const listLembrados = async (
  db: Executor,
  scope: Scope,
  {
    clienteId,
    emitente,
    codigos,
  }: { clienteId: number | null; emitente: string; codigos: readonly string[] },
): Promise<Lembrado[]> => {
  const { rows } = await sql<Produto & Omit<Lembrado, 'produto'>>`
    select memoria.cliente_id as "clienteId", memoria.cprod, memoria.fator, ${produtoColumns}
      from nota_produto_memoria memoria
      join produto on produto.id = memoria.produto_id
      join cliente on cliente.id = memoria.cliente_id
     where memoria.emitente = ${emitente} and memoria.cprod = any(${[...codigos]}::text[])
       and (${clienteId}::bigint is null or memoria.cliente_id = ${clienteId}::bigint)
       and produto.ativo and ${ofCompany(scope, 'memoria.cliente_id')}
     order by memoria.usada_em desc, memoria.cliente_id`.execute(db)
  return rows.map(({ clienteId: id, cprod, fator, ...produto }) => ({ clienteId: id, cprod, fator, produto }))
}

type Escolha = { cprod: string; produtoId: number; fator: number }

/** The newest choice counts; of two lines with one code the later one. */
export const rememberProdutos = async (
  db: Executor,
  { clienteId, emitente, now }: { clienteId: number; emitente: string; now: Date },
  escolhas: readonly Escolha[],
): Promise<void> => {
  const unique = [...new Map(escolhas.map((escolha) => [escolha.cprod, escolha])).values()]
  if (unique.length === 0) return
  await sql`
    insert into nota_produto_memoria (cliente_id, emitente, cprod, produto_id, fator, usada_em)
    select ${clienteId}::bigint, ${emitente}, escolha.*, ${now}::timestamptz from unnest(
      ${unique.map(({ cprod }) => cprod)}::text[], ${unique.map(({ produtoId }) => produtoId)}::bigint[],
      ${unique.map(({ fator }) => fator)}::numeric[]) escolha
    on conflict (cliente_id, emitente, cprod) do update
      set produto_id = excluded.produto_id, fator = excluded.fator, usada_em = excluded.usada_em`.execute(db)
}
