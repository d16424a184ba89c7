import type { Busca, BuscaCliente, BuscaNota, BuscaPedido, BuscaProduto } from '@app/contract/armazem/busca'
import { citacaoOf } from '@app/rules/armazem/pedido'
import { gtinVariants } from '@app/rules/casca/leitura'
import type { Leitura } from '@app/rules/casca/leitura'
import { queryClient } from '../../../platform/http/queries.ts'
import { buscaQuery } from './api.ts'

type Some<T> = [T, ...T[]]

/**
 * The exact matches of a code. Two companies may use one bar code, and two issuers one number; then there are several.
 */
export type Achado =
  | { tipo: 'pedido'; pedido: BuscaPedido }
  | { tipo: 'cliente'; cliente: BuscaCliente }
  | { tipo: 'nota'; notas: Some<BuscaNota> }
  /** `lote` is set when the code contains one. */
  | { tipo: 'produto'; produtos: Some<BuscaProduto>; lote?: string }

/** Only a person can decide between several. */
export const isSeveral = (found: Achado): boolean =>
  (found.tipo === 'produto' && found.produtos.length > 1) || (found.tipo === 'nota' && found.notas.length > 1)

type Nomeia = Extract<Leitura, { tipo: 'pedido' | 'nfe' | 'gtin' | 'gs1' | 'codigo' }>

const textOf = (leitura: Nomeia): string => {
  if (leitura.tipo === 'pedido') return leitura.numero
  if (leitura.tipo === 'nfe') return leitura.chave
  return leitura.tipo === 'codigo' ? leitura.codigo : leitura.gtin
}

const pedidoOf = (pedido: BuscaPedido | undefined): Achado | null =>
  pedido ? { tipo: 'pedido', pedido } : null

const someOf = <T>([first, ...others]: T[]): Some<T> | null =>
  first === undefined ? null : [first, ...others]

const produtosOf = (found: BuscaProduto[]): Achado | null => {
  const produtos = someOf(found)
  return produtos && { tipo: 'produto', produtos }
}

const notasOf = (found: BuscaNota[]): Achado | null => {
  const notas = someOf(found)
  return notas && { tipo: 'nota', notas }
}

/** Where products are wanted, a product's code wins over an order's number. */
type Prefere = { produtoPrimeiro?: boolean }

/** The exact match among the results: an order's number first, then bar code, code, document and note. */
export function exactOf(
  leitura: Nomeia,
  { pedidos, clientes, notas, produtos }: Busca,
  { produtoPrimeiro = false }: Prefere = {},
): Achado | null {
  const text = textOf(leitura)
  const same = (other: string | null) => other?.toUpperCase() === text.toUpperCase()
  const byNumber = pedidoOf(pedidos.find(({ numeroPedido }) => String(numeroPedido) === text))
  if (leitura.tipo === 'pedido') return byNumber
  if (leitura.tipo === 'nfe') return notasOf(notas.filter(({ chave }) => chave === text))
  const variants = new Set(leitura.tipo === 'codigo' ? [] : gtinVariants(text))
  const byBarcode = produtosOf(
    produtos.filter(({ codigoBarras }) => codigoBarras !== null && variants.has(codigoBarras)),
  )
  if (byBarcode || leitura.tipo === 'gs1') return byBarcode
  const cliente = clientes.find(({ cnpjCpf, codigoCliente }) => same(cnpjCpf) || same(codigoCliente))
  const byCode = produtosOf(
    produtos.filter(({ codigoProduto, codigoOmni }) => same(codigoProduto) || same(codigoOmni)),
  )
  return (
    (produtoPrimeiro ? byCode : null) ??
    byNumber ??
    byCode ??
    pedidoOf(pedidos.find((pedido) => citacaoOf(pedido).some(same))) ??
    (cliente ? { tipo: 'cliente', cliente } : notasOf(notas.filter(({ numero }) => String(numero) === text)))
  )
}

const ask = async (leitura: Nomeia, prefere?: Prefere): Promise<Achado | null> =>
  exactOf(leitura, await queryClient.fetchQuery(buscaQuery(textOf(leitura).slice(0, 100))), prefere)

/** Codes with more hyphens than this are not from our labels. */
const MOST_HYPHENS = 4

/** 'PS-120-A' beside a line of the picking list: the product's code and its lot; both may contain hyphens. */
export const linhaReadings = (codigo: string): { codigo: string; lote: string }[] => {
  const parts = codigo.split('-')
  if (parts.length - 1 > MOST_HYPHENS) return []
  return parts
    .slice(1)
    .map((_, at) => ({ codigo: parts.slice(0, at + 1).join('-'), lote: parts.slice(at + 1).join('-') }))
    .filter(({ codigo: produto, lote }) => produto !== '' && lote !== '')
    .toReversed()
}

/** Looks up what a code names, among the records that this person may see. */
export const findScanned = async (leitura: Nomeia, prefere?: Prefere): Promise<Achado | null> => {
  const found = await ask(leitura, prefere)
  if (found || leitura.tipo !== 'codigo') return found
  for (const { codigo, lote } of linhaReadings(leitura.codigo)) {
    const produto = await ask({ tipo: 'codigo', codigo }, { produtoPrimeiro: true })
    if (produto?.tipo === 'produto') return { ...produto, lote }
  }
  return null
}
