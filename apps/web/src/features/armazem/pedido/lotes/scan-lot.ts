import { suggestLotes } from '@app/rules/armazem/estoque'
import { addQuantity, subtractQuantity } from '@app/rules/casca/quantidade'
import { lockReason } from './stock-model.ts'
import type { LoteRow, Quantities } from './stock-model.ts'

/** The data on a label besides the product. */
export type Lido = { lote?: string; validade?: string; quantidade?: number }

/**
 * The row of the scanned lot; among several with its name, the one of the scanned expiry. Undefined for a lot that may
 * not leave.
 */
export function rowOfLido(rows: readonly LoteRow[], { lote, validade }: Lido): LoteRow | null {
  if (lote === undefined) return null
  const named = rows.filter(
    (row) => row.lote.toUpperCase() === lote.toUpperCase() && lockReason(row) === null,
  )
  const [row, ...others] =
    named.length > 1 ? named.filter(({ dataDeValidade }) => dataDeValidade === validade) : named
  return row && others.length === 0 ? row : null
}

/** Adds the scanned count to the order's quantity of the lot, because each box is scanned once. */
export function withLido(rows: readonly LoteRow[], quantities: Quantities, lido: Lido): Quantities {
  if (!lido.quantidade) return quantities
  if (lido.lote === undefined) return withNext(rows, quantities, lido.quantidade)
  const row = rowOfLido(rows, lido)
  return row ? { ...quantities, [row.id]: addQuantity(quantities[row.id] ?? 0, lido.quantidade) } : quantities
}

/** Adds the count to the lots in FEFO order, as far as they have stock. */
function withNext(rows: readonly LoteRow[], quantities: Quantities, quantidade: number): Quantities {
  const free = rows.map((row) => ({
    ...row,
    quantidadeDisponivel: Math.max(0, subtractQuantity(row.quantidadeDisponivel, quantities[row.id] ?? 0)),
  }))
  const next = { ...quantities }
  for (const pick of suggestLotes(free, quantidade).picks)
    next[pick.id] = addQuantity(next[pick.id] ?? 0, pick.quantidade)
  return next
}

/** Why the scanned lot cannot be chosen. */
export const lidoProblem = (rows: readonly LoteRow[], lido: Lido | null): string | null =>
  lido?.lote === undefined || rowOfLido(rows, lido)
    ? null
    : `O lote lido, ${lido.lote}, não pode ser escolhido: não tem saldo ou não pode sair.`
