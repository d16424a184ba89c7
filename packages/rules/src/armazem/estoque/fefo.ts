import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { addQuantity, fromUnits, subtractQuantity, toUnits } from '../../casca/quantidade/index.ts'

/** A lot as the rules need it; `quantidadeDisponivel` includes this order's own reservation (decisions 4). */
export type Lote = Pick<
  EstoqueEntry,
  'id' | 'lote' | 'dataDeValidade' | 'quantidadeDisponivel' | 'vencido' | 'bloqueado'
>
/** What this order takes of a lot. */
export type Escolha = { id: number; quantidade: number }

/** Expired from the day after the expiry day on, in the deployment's time zone: `hoje` is the local day. */
export const isExpired = (validade: string | null, hoje: string): boolean =>
  validade !== null && validade < hoje

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** A lot that never expires comes after every one that does. */
const lastDay = '9999-99-99'

/** Earliest expiry first, lots without expiry after those, expired ones last. */
export const compareFefo = (a: Lote, b: Lote): number =>
  Number(a.vencido) - Number(b.vencido) ||
  compareText(a.dataDeValidade ?? lastDay, b.dataDeValidade ?? lastDay) ||
  compareText(a.lote, b.lote) ||
  a.id - b.id

/** A new list of the lots in the order in which they should leave. */
export const sortFefo = <T extends Lote>(lotes: readonly T[]): T[] => [...lotes].sort(compareFefo)

/** May this lot be proposed? Expired and blocked ones never are. */
const usable = (lote: Lote) => !lote.vencido && !lote.bloqueado

/** Fills a wanted total across lots in FEFO order; `falta` is what no lot has. */
export function suggestLotes(lotes: readonly Lote[], wanted: number): { picks: Escolha[]; falta: number } {
  let open = toUnits(wanted)
  const picks: Escolha[] = []
  for (const lote of sortFefo(lotes.filter(usable))) {
    const units = Math.min(open, toUnits(lote.quantidadeDisponivel))
    if (units <= 0) continue
    picks.push({ id: lote.id, quantidade: fromUnits(units) })
    open -= units
  }
  return { picks, falta: fromUnits(open) }
}

/** Picks of one lot on several lines are one pick. */
export function sumPicks(picks: readonly Escolha[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const { id, quantidade } of picks) sums.set(id, addQuantity(sums.get(id) ?? 0, quantidade))
  return sums
}

/** What is left of a lot after this order's picks of it. */
export const leftOf = (lote: Lote, picks: ReadonlyMap<number, number>): number =>
  subtractQuantity(lote.quantidadeDisponivel, picks.get(lote.id) ?? 0)

/** Would FEFO take `lote` before `than`? Expired, blocked and undated lots are never 'earlier' (decisions 3). */
const isEarlier = (lote: Lote, than: Lote): boolean =>
  lote.id !== than.id &&
  usable(lote) &&
  lote.dataDeValidade !== null &&
  lote.dataDeValidade < (than.dataDeValidade ?? lastDay)

export type FefoWarning = { id: number; lote: string; anterior: { id: number; lote: string }; sobra: number }

/**
 * 'Lote não segue a regra FEFO': a lot with an earlier expiry still has, after this order's own picks of it, more than
 * the quantity picked here (strictly greater; decisions 3). One warning per picked lot, naming the earliest such lot.
 *
 * Lots A (expires first, 10 free) and B:
 *   10 of A and 5 of B: nothing of A is left, no warning.
 *   5 of B alone: 10 of A are left, 10 > 5, a warning. With 5 free in A, 5 > 5 is false, none.
 *   A expired yesterday: it is not earlier, no warning however much it holds.
 */
export function fefoWarnings(lotes: readonly Lote[], picks: readonly Escolha[]): FefoWarning[] {
  const sums = sumPicks(picks)
  const sorted = sortFefo(lotes)
  return sorted.flatMap((lote) => {
    const picked = sums.get(lote.id) ?? 0
    if (picked <= 0) return []
    const earlier = sorted.find((other) => isEarlier(other, lote) && leftOf(other, sums) > picked)
    if (!earlier) return []
    return [
      {
        id: lote.id,
        lote: lote.lote,
        anterior: { id: earlier.id, lote: earlier.lote },
        sobra: leftOf(earlier, sums),
      },
    ]
  })
}
