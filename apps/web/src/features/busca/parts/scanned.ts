import type { Busca, BuscaCliente, BuscaPedido, BuscaProduto } from '@app/contract/busca'
import { gtinVariants, lerCodigo } from '@app/rules/leitura'
import type { Leitura } from '@app/rules/leitura'
import { queryClient } from '../../../platform/queries.ts'
import { today } from '../../../platform/time.ts'
import { buscaQuery } from '../api.ts'

/** What a code is, read here and now. */
export const readCode = (text: string): Leitura | null =>
  lerCodigo(text, { ano: Number(today().slice(0, 4)), origem: location.origin })

/** What a code names exactly. Two companies may give one bar code: then the products are several. */
export type Achado =
  | { tipo: 'pedido'; pedido: BuscaPedido }
  | { tipo: 'cliente'; cliente: BuscaCliente }
  | { tipo: 'produto'; produtos: [BuscaProduto, ...BuscaProduto[]] }

type Nomeia = Extract<Leitura, { tipo: 'pedido' | 'gtin' | 'gs1' | 'codigo' }>

const textOf = (leitura: Nomeia): string => {
  if (leitura.tipo === 'pedido') return leitura.numero
  return leitura.tipo === 'codigo' ? leitura.codigo : leitura.gtin
}

const pedidoOf = (pedido: BuscaPedido | undefined): Achado | null =>
  pedido ? { tipo: 'pedido', pedido } : null

const produtosOf = (found: BuscaProduto[]): Achado | null => {
  const [first, ...others] = found
  return first ? { tipo: 'produto', produtos: [first, ...others] } : null
}

/** Where products are wanted, the code of one is it before the order of that number is. */
type Prefere = { produtoPrimeiro?: boolean }

/** Of what was found, that which the code names exactly: its number first, then bar code, code and document. */
export function exactOf(
  leitura: Nomeia,
  { pedidos, clientes, produtos }: Busca,
  { produtoPrimeiro = false }: Prefere = {},
): Achado | null {
  const text = textOf(leitura)
  const same = (other: string | null) => other?.toUpperCase() === text.toUpperCase()
  const byNumber = pedidoOf(pedidos.find(({ numeroPedido }) => String(numeroPedido) === text))
  if (leitura.tipo === 'pedido') return byNumber
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
    pedidoOf(pedidos.find(({ numeroPedidoCliente }) => same(numeroPedidoCliente))) ??
    (cliente ? { tipo: 'cliente', cliente } : null)
  )
}

/** Asks what a code names, of what this person may see. */
export const findScanned = async (leitura: Nomeia, prefere?: Prefere): Promise<Achado | null> =>
  exactOf(leitura, await queryClient.fetchQuery(buscaQuery(textOf(leitura).slice(0, 100))), prefere)
