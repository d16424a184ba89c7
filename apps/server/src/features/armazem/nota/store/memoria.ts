import type { Produto } from '@app/contract/registers/produto'
import { sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { produtoColumns } from '../../produto/index.ts'

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

/** The last choices for an issuer's codes: for one client, or for every client that the person may see. */
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

export type Fonte = {
  /** The issuer's code that last meant the product, with its factor; null: found by the product's own codes. */
  cprod: string | null
  fator: number | null
  produto: ProdutoRow
}

/**
 * Candidates for the lines of a note, in one statement: the last choices for this issuer's codes and this client, and
 * the client's active products by bar code or own code.
 */
export const listFontes = async (
  db: Executor,
  scope: Scope,
  {
    clienteId,
    emitente,
    codigos,
    barras,
    proprios,
  }: {
    clienteId: number
    emitente: string
    codigos: readonly string[]
    barras: readonly string[]
    proprios: readonly string[]
  },
): Promise<Fonte[]> => {
  const { rows } = await sql<ProdutoRow & Omit<Fonte, 'produto'>>`
    select achado.cprod, achado.fator, ${produtoColumns}, produto.codigo_barras as "codigoBarras"
      from (
        select cprod, fator, produto_id from nota_produto_memoria
         where cliente_id = ${clienteId} and emitente = ${emitente} and cprod = any(${[...codigos]}::text[])
        union all
        select null, null, id from produto
         where cliente_id = ${clienteId}
           and (codigo_barras = any(${[...barras]}::text[]) or codigo_produto = any(${[...proprios]}::text[]))
      ) achado
      join produto on produto.id = achado.produto_id
      join cliente on cliente.id = produto.cliente_id
     where produto.ativo and ${ofCompany(scope, 'produto.cliente_id')}`.execute(db)
  return rows.map(({ cprod, fator, ...produto }) => ({ cprod, fator, produto }))
}

type Escolha = { cprod: string; produtoId: number; fator: number }

/** The newest choice counts; when two lines have one code, the later line. */
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
