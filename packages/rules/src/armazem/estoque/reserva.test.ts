import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addQuantity } from '../../casca/quantidade/index.ts'
import { reservaDiff } from './reserva.ts'

const line = (saldoId: number, quantidade: number) => ({ saldoId, quantidade })

const total = (rows: { saldoId: number; quantidade: number }[], id: number) =>
  addQuantity(...rows.filter((row) => row.saldoId === id).map((row) => row.quantidade))

test('new lines reserve, removed lines release, equal sums are no change', () => {
  expect(reservaDiff([], [line(2, 5), line(1, 3)])).toEqual([
    { saldoId: 1, delta: 3 },
    { saldoId: 2, delta: 5 },
  ])
  expect(reservaDiff([line(1, 3)], [])).toEqual([{ saldoId: 1, delta: -3 }])
  expect(reservaDiff([line(1, 0.1), line(1, 0.2)], [line(1, 0.3)])).toEqual([])
  expect(reservaDiff([line(1, 10), line(2, 5)], [line(2, 7.5), line(1, 4)])).toEqual([
    { saldoId: 1, delta: -6 },
    { saldoId: 2, delta: 2.5 },
  ])
})

test('old plus difference is new, for every balance', () => {
  const lines = fc.array(
    fc.record({
      saldoId: fc.integer({ min: 1, max: 5 }),
      quantidade: fc.integer({ min: 1, max: 1e7 }).map((units) => units / 1e4),
    }),
  )
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = reservaDiff(before, after)
      for (let id = 1; id <= 5; id++) {
        const delta = diff.find(({ saldoId }) => saldoId === id)?.delta ?? 0
        expect(addQuantity(total(before, id), delta)).toBe(total(after, id))
      }
      expect(diff.every(({ delta }) => delta !== 0)).toBe(true)
      expect(diff.map(({ saldoId }) => saldoId)).toEqual(
        diff.map(({ saldoId }) => saldoId).sort((a, b) => a - b),
      )
    }),
  )
})
