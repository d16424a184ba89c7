import { ETAPAS, STATUS_ALCIS } from '@app/contract/armazem/pedido'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineOf, effectiveStatus, lateSince } from './late.ts'
import type { RelogioPedido } from './late.ts'

const prazos = { tempoSeparacao: 4, tempoFaturar: 2.5 }
const desde = new Date('2026-11-20T10:00:00Z')
const after = (hours: number, milliseconds = 0) =>
  new Date(desde.getTime() + hours * 3_600_000 + milliseconds)
const order = (changes: Partial<RelogioPedido>): RelogioPedido => ({
  etapa: 'CRIADO',
  concluido: true,
  statusDesde: desde,
  statusAlcis: 'recebido',
  ...changes,
})

describe('effectiveStatus', () => {
  test.each([
    ['S4-095', 'CRIADO', 4, 'SEPARACAO_ATRASADA'],
    ['S4-095', 'EM_SEPARACAO', 4, 'SEPARACAO_ATRASADA'],
    ['S4-096', 'A_FATURAR', 2.5, 'FATURAMENTO_ATRASADO'],
  ] as const)('%s: %s is late just past %d h, not at it', (_row, etapa, limit, late) => {
    const pedido = order({ etapa })
    expect(effectiveStatus(pedido, prazos, after(limit))).toBe(etapa)
    expect(lateSince(pedido, prazos, after(limit))).toBeNull()
    expect(effectiveStatus(pedido, prazos, after(limit, 1))).toBe(late)
    expect(lateSince(pedido, prazos, after(limit, 1))).toEqual(after(limit))
    expect(effectiveStatus(pedido, prazos, after(limit, 1000))).toBe(late)
  })

  test('decisions 14: an unfinished order is never late', () => {
    expect(effectiveStatus(order({ concluido: false, statusDesde: null }), prazos, after(1000))).toBe(
      'CRIADO',
    )
    expect(effectiveStatus(order({ concluido: false }), prazos, after(1000))).toBe('CRIADO')
  })

  test('FATURADO, dispatched and cancelled orders are never late', () => {
    expect(effectiveStatus(order({ etapa: 'FATURADO' }), prazos, after(1000))).toBe('FATURADO')
    expect(effectiveStatus(order({ etapa: 'FATURADO', statusAlcis: 'expedido' }), prazos, after(1000))).toBe(
      'FATURADO',
    )
    expect(effectiveStatus(order({ etapa: 'CANCELADO' }), prazos, after(1000))).toBe('CANCELADO')
  })

  test('a change of the settings counts at once', () => {
    expect(effectiveStatus(order({}), { ...prazos, tempoSeparacao: 0.25 }, after(1))).toBe(
      'SEPARACAO_ATRASADA',
    )
  })
})

test('S4-097: late exactly when there is a lateSince, which is the deadline and lies before now', () => {
  fc.assert(
    fc.property(
      fc.record({
        etapa: fc.constantFrom(...ETAPAS),
        concluido: fc.boolean(),
        statusDesde: fc.option(fc.date({ noInvalidDate: true, min: after(-100), max: after(100) })),
        statusAlcis: fc.constantFrom(...STATUS_ALCIS),
      }),
      fc.integer({ min: 25, max: 20_000 }),
      fc.date({ noInvalidDate: true, min: after(-100), max: after(300) }),
      (pedido, hundredths, now) => {
        const settings = { tempoSeparacao: hundredths / 100, tempoFaturar: hundredths / 50 }
        const since = lateSince(pedido, settings, now)
        expect(effectiveStatus(pedido, settings, now) !== pedido.etapa).toBe(since !== null)
        if (since) {
          expect(since).toEqual(deadlineOf(pedido, settings))
          expect(since.getTime()).toBeLessThan(now.getTime())
        }
      },
    ),
  )
})
