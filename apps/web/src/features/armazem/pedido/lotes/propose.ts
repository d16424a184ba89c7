import { errorText } from '@app/contract/casca/errors'
import { hasFourDecimals } from '@app/contract/armazem/estoque'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Produto } from '@app/contract/registers/produto'
import { suggestLotes } from '@app/rules/armazem/estoque'
import { addQuantity, fromUnits, isWhole, subtractQuantity, toUnits } from '@app/rules/casca/quantidade'
import { linhasOfProduto, withPartes } from '../linhas/lines.ts'
import type { PedidoLinhaForm, Parte } from '../linhas/lines.ts'
import { partesOf, quantitiesOf, rowsOf } from './stock-model.ts'

/** A wanted quantity of a product whose lots are not chosen yet. */
export type Pedida = { produto: Produto; quantidade: number }

export type Proposta = Pedida & {
  /** The added lots. */
  partes: Parte[]
  falta: number
  /** Why nothing can be taken. */
  problema: string | null
  /** The order's lines including them. */
  linhas: PedidoLinhaForm[]
}

/** Why no stock could ever serve the quantity, in words. */
export function pedidaProblem({ produto, quantidade }: Pedida): string | null {
  if (!(quantidade > 0) || !hasFourDecimals(quantidade)) return errorText('QUANTIDADE_INVALIDA')
  return produto.inteiro && !isWhole(quantidade) ? errorText('QUANTIDADE_INTEIRA') : null
}

/** Lots in FEFO order for a quantity, in addition to what the order already takes. */
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
  // A whole-unit product leaves in whole units, even if a lot holds a fraction.
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

/** One after the other, because what an earlier row takes is missing for later ones. */
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

/** The products and quantities of another order, without its lots. */
export function pedidasOf(linhas: readonly PedidoLinhaForm[]): Pedida[] {
  const sums = new Map<number, Pedida>()
  for (const { produto, quantidade } of linhas) {
    const before = sums.get(produto.id)?.quantidade ?? 0
    sums.set(produto.id, { produto, quantidade: addQuantity(before, quantidade) })
  }
  return [...sums.values()]
}
