import { fromUnits, toUnits } from '../../casca/quantidade/index.ts'

type Item = { saldoId: number; quantidade: number }

/**
 * The lines of an order without what was not found, and what was cut of each. Several lines of one lot lose it from the
 * last one up; a line that loses everything goes.
 */
export function subtractFaltas<T extends Item>(
  itens: readonly T[],
  faltas: ReadonlyMap<number, number>,
): { ficam: T[]; saem: T[] } {
  const open = new Map([...faltas].map(([saldo, falta]) => [saldo, toUnits(falta)]))
  const cut = itens.toReversed().map((item) => {
    const units = Math.min(open.get(item.saldoId) ?? 0, toUnits(item.quantidade))
    open.set(item.saldoId, (open.get(item.saldoId) ?? 0) - units)
    return { item, units }
  })
  const of = (quantity: (item: T, units: number) => number) =>
    cut
      .toReversed()
      .map(({ item, units }) => ({ ...item, quantidade: quantity(item, units) }))
      .filter(({ quantidade }) => quantidade > 0)
  return {
    ficam: of((item, units) => fromUnits(toUnits(item.quantidade) - units)),
    saem: of((_item, units) => fromUnits(units)),
  }
}
