import { fromUnits, toUnits } from '../../casca/quantidade/index.ts'

export type LinhaReserva = { saldoId: number; quantidade: number }
/** Change of what an order reserves of one balance: above zero more, below zero less. */
export type ReservaDelta = { saldoId: number; delta: number }

const sums = (lines: readonly LinhaReserva[]): Map<number, number> => {
  const found = new Map<number, number>()
  for (const { saldoId, quantidade } of lines)
    found.set(saldoId, (found.get(saldoId) ?? 0) + toUnits(quantidade))
  return found
}

/**
 * What changes per balance between the old and the new lines of an order. Several lines on one lot are summed; a
 * balance that ends as it began is not named. Sorted by id, the order in which rows are locked.
 */
export function reservaDiff(before: readonly LinhaReserva[], after: readonly LinhaReserva[]): ReservaDelta[] {
  const [old, now] = [sums(before), sums(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort((a, b) => a - b)
    .flatMap((saldoId) => {
      const units = (now.get(saldoId) ?? 0) - (old.get(saldoId) ?? 0)
      return units === 0 ? [] : [{ saldoId, delta: fromUnits(units) }]
    })
}
