import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { PoliticaEstoque } from '@app/rules/armazem/pedido'
import { sql } from 'kysely'
import { ofCompany, ofPosto, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import type { SaldoColumns } from '../../../armazem/estoque/index.ts'

export type ClienteRow = ClienteResumo & PoliticaEstoque

/** The active companies that any of the texts names by code or document, and the one with the id. */
export const listClientes = async (
  db: Executor,
  scope: Scope,
  textos: readonly string[],
  id: number | null,
): Promise<ClienteRow[]> => {
  const { rows } = await sql<ClienteRow>`
    select id, nome_fantasia as "nomeFantasia", cnpj_cpf as "cnpjCpf", codigo_cliente as "codigoCliente",
           codigo_depositante as "codigoDepositante", fefo, permite_vencido as "permiteVencido"
      from cliente
     where ativo and ${ofCompany(scope, 'cliente.id')}
       and (id = ${id} or cnpj_cpf = any(${[...textos]}::text[]) or upper(codigo_cliente) = any(${[...textos]}::text[])
            or upper(codigo_depositante) = any(${[...textos]}::text[]))
     order by id`.execute(db)
  return rows
}

/** The active service points whose SAP code, in capitals, or CNPJ is among the texts. */
export const listPostosDe = async (
  db: Executor,
  scope: Scope,
  textos: readonly string[],
): Promise<{ id: number; cnpj: string; codigoSap: string | null }[]> => {
  const { rows } = await sql<{ id: number; cnpj: string; codigoSap: string | null }>`
    select id, cnpj, codigo_sap as "codigoSap" from posto_autorizado
     where ativo and ${ofPosto(scope, 'posto_autorizado.id')}
       and (cnpj = any(${[...textos]}::text[]) or upper(codigo_sap) = any(${[...textos]}::text[]))`.execute(
    db,
  )
  return rows
}

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
    select id, produto_id as "produtoId", lote, validade, quantidade, reservado, bloqueado
      from saldo
     where produto_id = any(${[...produtoIds]}::bigint[]) and ${ofCompany(scope, 'saldo.cliente_id')}
     order by produto_id, id`.execute(db)
  return rows
}

/** The newest order that each company has of each of the numbers. */
export const listNumerosUsados = async (
  db: Executor,
  scope: Scope,
  chaves: readonly Chave[],
): Promise<(Chave & { numeroPedido: number })[]> => {
  const { rows } = await sql<Chave & { numeroPedido: number }>`
    select pedido.cliente_id as "clienteId", numero_pedido_cliente as codigo, max(numero_pedido) as "numeroPedido"
      from ${pares(chaves)}
      join pedido on pedido.cliente_id = chave.cliente_id and pedido.numero_pedido_cliente = chave.codigo
     where ${ofCompany(scope, 'pedido.cliente_id')}
     group by 1, 2`.execute(db)
  return rows
}
