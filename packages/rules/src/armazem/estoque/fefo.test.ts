import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addQuantity, fromUnits, toUnits } from '../../casca/quantidade/index.ts'
import { fefoWarnings, isExpired, leftOf, sortFefo, suggestLotes, sumPicks } from './fefo.ts'
import type { Lote } from './fefo.ts'

const HOJE = '2026-11-20'
let nextId = 0
const lot = (
  lote: string,
  validade: string | null,
  disponivel: number,
  changes: Partial<Lote> = {},
): Lote => ({
  id: ++nextId,
  lote,
  dataDeValidade: validade,
  quantidadeDisponivel: disponivel,
  vencido: isExpired(validade, HOJE),
  bloqueado: false,
  ...changes,
})

const lots = fc
  .array(
    fc.record({
      validade: fc.option(
        fc.constantFrom('2026-11-19', '2026-11-20', '2026-12-01', '2027-01-01', '2027-02-01'),
      ),
      units: fc.integer({ min: 0, max: 200_000 }),
      bloqueado: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map((row, at) => lot(`L${at}`, row.validade, fromUnits(row.units), { bloqueado: row.bloqueado })),
  )

describe('expiry', () => {
  test('a lot leaves until the end of its expiry day', () => {
    expect(isExpired('2026-11-19', HOJE)).toBe(true)
    expect(isExpired('2026-11-20', HOJE)).toBe(false)
    expect(isExpired('2026-11-21', HOJE)).toBe(false)
    expect(isExpired(null, HOJE)).toBe(false)
  })

  test('S7-050: earliest expiry first, undated after them, expired last', () => {
    const sorted = sortFefo([
      lot('vencido', '2026-11-19', 5),
      lot('sem', null, 5),
      lot('b', '2026-12-02', 5),
      lot('a', '2026-12-01', 5),
      lot('hoje', '2026-11-20', 5),
    ])
    expect(sorted.map(({ lote }) => lote)).toEqual(['hoje', 'a', 'b', 'sem', 'vencido'])
  })
})

describe('suggestLotes', () => {
  test('takes the earliest first and says what is missing', () => {
    const [a, b, c] = [lot('a', '2026-12-01', 10), lot('b', '2027-01-01', 20), lot('c', '2026-11-01', 99)]
    expect(suggestLotes([b, c, a], 15)).toEqual({
      picks: [
        { id: a.id, quantidade: 10 },
        { id: b.id, quantidade: 5 },
      ],
      falta: 0,
    })
    expect(suggestLotes([b, c, a], 31.5).falta).toBe(1.5)
  })

  test('never proposes expired or blocked lots, never more than there is, and never warns about itself', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 900_000 }), (entries, wanted) => {
        const { picks, falta } = suggestLotes(entries, fromUnits(wanted))
        const sums = sumPicks(picks)
        for (const entry of entries) {
          expect(leftOf(entry, sums)).toBeGreaterThanOrEqual(0)
          if (entry.vencido || entry.bloqueado) expect(sums.has(entry.id)).toBe(false)
        }
        expect(toUnits(addQuantity(falta, ...sums.values()))).toBe(wanted)
        expect(fefoWarnings(entries, picks)).toEqual([])
      }),
    )
  })
})

describe('S5-056: the FEFO warning (decisions 3, three worked examples)', () => {
  test('a perfect split does not warn: all 10 of A, then 5 of B', () => {
    const [a, b] = [lot('A', '2026-12-01', 10), lot('B', '2027-01-01', 50)]
    const picks = [
      { id: a.id, quantidade: 10 },
      { id: b.id, quantidade: 5 },
    ]
    expect(fefoWarnings([a, b], picks)).toEqual([])
  })

  test('an expired lot with stock is not earlier', () => {
    const [old, b] = [lot('VENCIDO', '2026-11-01', 500), lot('B', '2027-01-01', 50)]
    expect(fefoWarnings([old, b], [{ id: b.id, quantidade: 5 }])).toEqual([])
  })

  test('B while more than that is left of A warns; exactly as much does not', () => {
    const [a, b] = [lot('A', '2026-12-01', 10), lot('B', '2027-01-01', 50)]
    expect(fefoWarnings([a, b], [{ id: b.id, quantidade: 5 }])).toEqual([
      { id: b.id, lote: 'B', anterior: { id: a.id, lote: 'A' }, sobra: 10 },
    ])
    expect(fefoWarnings([a, b], [{ id: b.id, quantidade: 10 }])).toEqual([])
    expect(fefoWarnings([a, b], [{ id: b.id, quantidade: 9.9999 }])).toHaveLength(1)
  })

  test('undated and blocked lots are not earlier, but a dated lot is earlier than an undated one', () => {
    const [a, none] = [lot('A', '2026-12-01', 10), lot('sem', null, 50)]
    expect(fefoWarnings([a, none], [{ id: none.id, quantidade: 5 }])).toHaveLength(1)
    expect(fefoWarnings([a, none], [{ id: a.id, quantidade: 5 }])).toEqual([])
    const stuck = lot('A', '2026-12-01', 10, { bloqueado: true })
    expect(fefoWarnings([stuck, none], [{ id: none.id, quantidade: 5 }])).toEqual([])
  })

  test('warns exactly for lots before which a usable, earlier lot keeps more than is picked', () => {
    fc.assert(
      fc.property(lots, fc.array(fc.integer({ min: 0, max: 200_000 })), (entries, wanted) => {
        const picks = entries.flatMap((entry, at) => {
          const units = Math.min(wanted[at] ?? 0, toUnits(entry.quantidadeDisponivel))
          return units > 0 ? [{ id: entry.id, quantidade: fromUnits(units) }] : []
        })
        const warned = new Set(fefoWarnings(entries, picks).map(({ id }) => id))
        for (const { id, quantidade } of picks) {
          const here = entries.find((entry) => entry.id === id)!
          const passedOver = entries.some((other) => {
            if (other.vencido || other.bloqueado || other.dataDeValidade === null) return false
            if (here.dataDeValidade !== null && other.dataDeValidade >= here.dataDeValidade) return false
            const taken = picks.find((pick) => pick.id === other.id)?.quantidade ?? 0
            return toUnits(other.quantidadeDisponivel) - toUnits(taken) > toUnits(quantidade)
          })
          expect(warned.has(id)).toBe(passedOver)
        }
        expect(warned.size).toBeLessThanOrEqual(picks.length)
      }),
    )
  })
})
