import { errorText } from '@app/contract/casca/errors'
import { hasFourDecimals } from '@app/contract/armazem/estoque'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Produto } from '@app/contract/registers/produto'
import { suggestLotes } from '@app/rules/armazem/estoque'
import { addQuantity, fromUnits, isWhole, subtractQuantity, toUnits } from '@app/rules/casca/quantidade'
import { linhasOfProduto, withPartes } from '../linhas/lines.ts'
import type { PedidoLinhaForm, Parte } from '../linhas/lines.ts'
import { partesOf, quantitiesOf, rowsOf } from './stock-model.ts'

/** So much of a product is wanted; the lots are still to be found. */
export type Pedida = { produto: Produto; quantidade: number }

export type Proposta = Pedida & {
  /** What this adds, lot by lot. */
  partes: Parte[]
  falta: number
  /** Why nothing of it can be taken. */
  problema: string | null
  /** The order's lines with it. */
  linhas: PedidoLinhaForm[]
}

/** A quantity that no stock could serve, in words. */
export function pedidaProblem({ produto, quantidade }: Pedida): string | null {
  if (!(quantidade > 0) || !hasFourDecimals(quantidade)) return errorText('QUANTIDADE_INVALIDA')
  return produto.inteiro && !isWhole(quantidade) ? errorText('QUANTIDADE_INTEIRA') : null
}

/** Lots in FEFO order for a quantity, on top of what the order takes of them already. */
export function propose(
  entries: readonly EstoqueEntry[],
  linhas: readonly PedidoLinhaForm[],
  pedida: Pedida,
): Proposta {
  const { produto, quantidade } = pedida
  const problema = pedidaProblem(pedida)
  if (problema) return { ...pedida, partes: [], falta: 0, problema, linhas: [...linhas] }
  const own = linhasOfProduto(linhas, produto.id)
  const rows = rowsOf(entries, own)
  const taken = quantitiesOf(rows, own)
  const free = rows.map((row) => ({
    ...row,
    quantidadeDisponivel: fromUnits(
      Math.max(0, toUnits(subtractQuantity(row.quantidadeDisponivel, taken[row.id] ?? 0))),
    ),
  }))
  // A whole-unit product leaves in whole units, whatever fraction a lot holds.
  const usable = produto.inteiro
    ? free.map((row) => ({ ...row, quantidadeDisponivel: Math.floor(row.quantidadeDisponivel) }))
    : free
  const { picks, falta } = suggestLotes(usable, quantidade)
  const added = Object.fromEntries(picks.map((pick) => [pick.id, pick.quantidade]))
  const sums = Object.fromEntries(
    rows.map(({ id }) => [id, addQuantity(taken[id] ?? 0, added[id] ?? 0)] as const),
  )
  return {
    ...pedida,
    partes: partesOf(rows, added),
    falta,
    problema: null,
    linhas: picks.length === 0 ? [...linhas] : withPartes(linhas, produto, partesOf(rows, sums)),
  }
}

export type Estoques = ReadonlyMap<number, readonly EstoqueEntry[]>

/** One after the other: what an earlier row takes is gone for the later ones. */
export function proposeAll(
  pedidas: readonly Pedida[],
  estoques: Estoques,
  linhas: readonly PedidoLinhaForm[],
) {
  let now: PedidoLinhaForm[] = [...linhas]
  const propostas = pedidas.map((pedida) => {
    const proposta = propose(estoques.get(pedida.produto.id) ?? [], now, pedida)
    now = proposta.linhas
    return proposta
  })
  return { propostas, linhas: now }
}

/** The products of another order with what it took of each, whatever the lots. */
export function pedidasOf(linhas: readonly PedidoLinhaForm[]): Pedida[] {
  const sums = new Map<number, Pedida>()
  for (const { produto, quantidade } of linhas) {
    const before = sums.get(produto.id)?.quantidade ?? 0
    sums.set(produto.id, { produto, quantidade: addQuantity(before, quantidade) })
  }
  return [...sums.values()]
}
