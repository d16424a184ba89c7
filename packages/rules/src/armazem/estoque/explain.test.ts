import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainLote, motivoText } from './explain.ts'
import { fefoWarnings } from './fefo.ts'

const entry = (id: number, changes: Partial<EstoqueEntry>): EstoqueEntry => ({
  id,
  lote: `L${id}`,
  dataDeValidade: `2027-01-${String(id).padStart(2, '0')}`,
  quantidadeDisponivel: 100,
  quantidade: 0,
  vencido: false,
  bloqueado: false,
  condicao: 'livre',
  permitido: true,
  fefo: 'avisar',
  reservas: [],
  ...changes,
})
const heldBy = (...orders: [number, number][]) =>
  orders.map(([numeroPedido, quantidade]) => ({ pedido: numeroPedido, numeroPedido, quantidade }))
const why = (entries: EstoqueEntry[], picks: { id: number; quantidade: number }[], chosen: number) =>
  explainLote(entries, picks, chosen).map((each) => `${each.lote}: ${motivoText(each)}`)

describe('explainLote', () => {
  test('names every lot passed over with its reason', () => {
    const entries = [
      entry(1, { bloqueado: true }),
      entry(2, { quantidadeDisponivel: 0, reservas: heldBy([70, 10], [71, 90]) }),
      entry(3, { quantidadeDisponivel: 4 }),
      entry(4, { quantidadeDisponivel: 60.5 }),
      entry(5, {}),
      entry(6, {}),
      entry(7, { vencido: true, dataDeValidade: '2020-01-01' }),
    ]
    expect(why(entries, [{ id: 5, quantidade: 20 }], 5)).toEqual([
      'L1: bloqueado pelo armazém',
      'L2: reservado pelos pedidos 71 e 70',
      'L3: pouco: restam 4',
      'L4: preferência de quem fez o pedido: restam 60,5',
      'L7: vencido',
    ])
  })

  test('a lot that this order uses up is not passed over', () => {
    const entries = [entry(1, { quantidadeDisponivel: 10 }), entry(2, {})]
    const picks = [
      { id: 1, quantidade: 10 },
      { id: 2, quantidade: 5 },
    ]
    expect(explainLote(entries, picks, 2)).toEqual([])
    expect(why(entries, [{ ...picks[0]!, quantidade: 8 }, picks[1]!], 2)).toEqual(['L1: pouco: restam 2'])
  })

  test('one order holding the lot, and a lot that is simply empty', () => {
    const entries = [
      entry(1, { quantidadeDisponivel: 0, reservas: heldBy([42, 100]) }),
      entry(2, { quantidadeDisponivel: 0 }),
      entry(3, {}),
    ]
    expect(why(entries, [{ id: 3, quantidade: 1 }], 3)).toEqual([
      'L1: reservado pelo pedido 42',
      'L2: sem saldo',
    ])
  })

  test('an unknown lot has no explanation, the earliest one passed over nothing', () => {
    expect(explainLote([entry(1, {})], [], 99)).toEqual([])
    expect(explainLote([entry(1, {}), entry(2, {})], [{ id: 1, quantidade: 1 }], 1)).toEqual([])
  })

  test('whatever the warning names is among the explained, as a preference', () => {
    const entries = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2 }).chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc
            .record({
              quantidadeDisponivel: fc.integer({ min: 0, max: 30 }),
              bloqueado: fc.boolean(),
              vencido: fc.boolean(),
            })
            .map((changes) => entry(id, changes)),
        ),
      ),
    )
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 20 }), (lots, quantidade) => {
        const chosen = lots.at(-1)!
        const picks = [{ id: chosen.id, quantidade }]
        for (const warning of fefoWarnings(lots, picks))
          expect(
            explainLote(lots, picks, warning.id).find(({ id }) => id === warning.anterior.id)?.motivo,
          ).toBe('preferencia')
      }),
    )
  })
})
