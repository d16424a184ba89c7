import { addQuantity } from '@app/rules/casca/quantidade'
import type { PedidoItem } from '@app/contract/armazem/pedido'
import type { Produto } from '@app/contract/registers/produto'
import { formatCount, formatQuantity } from '../../../../platform/text/format.ts'

/** A line of the form. Product, lot and expiry identify one balance, and therefore one line. */
export type PedidoLinhaForm = {
  id?: number
  produto: Produto
  lote: string
  dataValidade: string | null
  quantidade: number
}

/** The stock modal's result for one lot. */
export type Parte = Pick<PedidoLinhaForm, 'lote' | 'dataValidade' | 'quantidade'>

const loteKey = ({ lote, dataValidade }: Pick<PedidoLinhaForm, 'lote' | 'dataValidade'>) =>
  `${lote}|${dataValidade ?? ''}`

export const linhaKey = (linha: PedidoLinhaForm) => `${linha.produto.id}|${loteKey(linha)}`

/** The name of a line in messages: 'Shampoo, lote 000123-01'. */
export const nomeDaLinha = ({ produto, lote }: PedidoLinhaForm) =>
  `${produto.descricao}${lote ? `, lote ${lote}` : ''}`

/** The lines of a saved order. The wire allows one balance on two lines (api.md, PUT); here they are summed to one. */
export function linhasOf(itens: readonly PedidoItem[]): PedidoLinhaForm[] {
  const found = new Map<string, PedidoLinhaForm>()
  for (const { id, produto, observacoes, dataValidade, quantidade } of itens) {
    const linha = { id, produto, lote: observacoes, dataValidade, quantidade }
    const key = linhaKey(linha)
    const before = found.get(key)
    found.set(
      key,
      before ? { ...before, quantidade: addQuantity(before.quantidade, linha.quantidade) } : linha,
    )
  }
  return [...found.values()]
}

export const linhasOfProduto = (linhas: readonly PedidoLinhaForm[], produtoId: number) =>
  linhas.filter(({ produto }) => produto.id === produtoId)

/**
 * The lines after the stock modal of one product: quantities above zero become its lines (spec §5), at the place of its
 * first line, otherwise at the end. A lot that stays keeps its line's id.
 */
export function withPartes(
  linhas: readonly PedidoLinhaForm[],
  produto: Produto,
  partes: readonly Parte[],
): PedidoLinhaForm[] {
  const old = new Map(linhasOfProduto(linhas, produto.id).map((linha) => [linhaKey(linha), linha]))
  const fresh = partes
    .filter(({ quantidade }) => quantidade > 0)
    .map((parte): PedidoLinhaForm => {
      const linha = { produto, ...parte }
      const id = old.get(linhaKey(linha))?.id
      return id === undefined ? linha : { id, ...linha }
    })
  const first = linhas.findIndex((linha) => linha.produto.id === produto.id)
  const at = first < 0 ? linhas.length : first
  const others = (part: readonly PedidoLinhaForm[]) => part.filter((linha) => linha.produto.id !== produto.id)
  return [...others(linhas.slice(0, at)), ...fresh, ...others(linhas.slice(at))]
}

/** Puts a removed line back in its place, unless the order has its balance again. */
export function withBack(
  linhas: readonly PedidoLinhaForm[],
  linha: PedidoLinhaForm,
  at: number,
): PedidoLinhaForm[] {
  const key = linhaKey(linha)
  return linhas.some((one) => linhaKey(one) === key) ? [...linhas] : linhas.toSpliced(at, 0, linha)
}

/** The lines after a product was replaced: the new lots are at the place of the old line. */
export function withTroca(
  linhas: readonly PedidoLinhaForm[],
  old: PedidoLinhaForm,
  produto: Produto,
  partes: readonly Parte[],
): PedidoLinhaForm[] {
  const place = linhas.findIndex((linha) => linhaKey(linha) === linhaKey(old))
  const others = linhas.filter((_, at) => at !== place)
  return place < 0 || linhasOfProduto(others, produto.id).length > 0
    ? withPartes(others, produto, partes)
    : others.toSpliced(place, 0, ...withPartes([], produto, partes))
}

export const sameLinhas = (a: readonly PedidoLinhaForm[], b: readonly PedidoLinhaForm[]) =>
  a.length === b.length &&
  a.every((linha, index) => {
    const other = b[index]
    return other !== undefined && linhaKey(linha) === linhaKey(other) && linha.quantidade === other.quantidade
  })

export const totalOf = (partes: readonly Pick<Parte, 'quantidade'>[]) =>
  addQuantity(...partes.map(({ quantidade }) => quantidade))

/** Totals by unit, because '258 un' and '4,5 kg' cannot be added. */
export function totalsByUnit(linhas: readonly PedidoLinhaForm[]): { unidade: string; quantidade: number }[] {
  const sums = new Map<string, number>()
  for (const { produto, quantidade } of linhas)
    sums.set(produto.unidade, addQuantity(sums.get(produto.unidade) ?? 0, quantidade))
  return [...sums].map(([unidade, quantidade]) => ({ unidade, quantidade }))
}

/** '1.037 un + 1,5 kg'. */
const sumText = (linhas: readonly PedidoLinhaForm[]) =>
  totalsByUnit(linhas)
    .map(({ quantidade, unidade }) => `${formatQuantity(quantidade)} ${unidade}`)
    .join(' + ')

const countText = (linhas: readonly PedidoLinhaForm[]) => formatCount(linhas.length, 'linha', 'linhas')

/** '5 linhas · 1.037 un + 1,5 kg'. */
export const totalsText = (linhas: readonly PedidoLinhaForm[]): string =>
  linhas.length === 0 ? countText(linhas) : `${countText(linhas)} · ${sumText(linhas)}`

/** The stock that an order holds: '5 linhas (186 un)'. */
export const reservedText = (linhas: readonly PedidoLinhaForm[]): string =>
  linhas.length === 0 ? countText(linhas) : `${countText(linhas)} (${sumText(linhas)})`
