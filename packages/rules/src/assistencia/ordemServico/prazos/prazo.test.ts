import { STATUS_OS, type StatusOs } from '@app/contract/assistencia/ordemServico'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from './dias.ts'
import {
  atrasada,
  diasCorridos,
  diasRestantes,
  prazoDaGarantia,
  prazoLegal,
  SEM_PRAZO,
  semaforo,
  SEMPRE_BRANCAS,
} from './prazo.ts'

describe('semaforo', () => {
  test('S4-066, S4-067, S4-068, S4-069: white whatever the age', () => {
    expect(SEMPRE_BRANCAS).toEqual(['REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA'])
    for (const status of SEMPRE_BRANCAS) expect(semaforo(status, 100)).toBe('BRANCO')
  })

  test('S4-070: white when days are -1, also in an open status', () => {
    expect(semaforo('AVALIACAO_TECNICA', -1)).toBe('BRANCO')
  })

  test('S4-071, S4-072, S4-073, S4-074, S4-075, S9-036: the bands end at 7, 17 and 25; day 18 falls through to red', () => {
    const of = (dias: number) => semaforo('AGUARDANDO_CONSERTO', dias)
    expect([0, 7].map(of)).toEqual(['AZUL', 'AZUL'])
    expect([8, 17].map(of)).toEqual(['VERDE', 'VERDE'])
    expect(of(18)).toBe('VERMELHO')
    expect([19, 25].map(of)).toEqual(['AMARELO', 'AMARELO'])
    expect([26, 400].map(of)).toEqual(['VERMELHO', 'VERMELHO'])
  })

  test('decisions 33: repaired is REPARADA, not CONSERTADA', () => {
    expect(semaforo('CONSERTADA', 30)).toBe('VERMELHO')
  })
})

test('late: red, or promised for a day that has passed while the watch is still not ready', () => {
  const hoje = '2026-11-20'
  const late = (status: StatusOs, dataPrometida: string | null, dias = 8) =>
    atrasada({ status, dataPrometida }, dias, hoje)
  expect(late('AVALIACAO_TECNICA', null)).toBe(false)
  expect(late('AVALIACAO_TECNICA', null, 26)).toBe(true)
  expect(late('AVALIACAO_TECNICA', hoje)).toBe(false)
  expect(late('AVALIACAO_TECNICA', '2026-11-19')).toBe(true)
  expect(late('REPARADA', '2026-11-19', 40)).toBe(false)
  expect(late('CANCELADA', '2026-11-19', -1)).toBe(false)
})

describe('days', () => {
  test('S3-033: days of the calendar since creation', () => {
    expect(diasCorridos('AVALIACAO_TECNICA', '2026-11-12', '2026-11-20')).toBe(8)
    expect(diasCorridos('EM_CRIACAO', '2026-11-20', '2026-11-20')).toBe(0)
    expect(diasCorridos('EM_CRIACAO', '2026-11-21', '2026-11-20')).toBe(0)
  })

  test('decisions 33: -1, and so white, where nothing is waited for any more', () => {
    expect(SEM_PRAZO).toEqual(['FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA'])
    for (const status of STATUS_OS) {
      const dias = diasCorridos(status, '2026-01-01', '2026-11-20')
      expect(dias, status).toBe(SEM_PRAZO.includes(status) ? -1 : 323)
      expect(semaforo(status, dias)).toBe(
        SEM_PRAZO.includes(status) || SEMPRE_BRANCAS.includes(status) ? 'BRANCO' : 'VERMELHO',
      )
    }
  })

  test('S4-076: the 30 days of CDC art. 18', () => {
    expect(prazoLegal('2026-10-22')).toBe('2026-11-21')
    expect(diasRestantes('AGUARDANDO_CONSERTO', '2026-10-22', '2026-11-19')).toBe(2)
    expect(diasRestantes('AGUARDANDO_CONSERTO', '2026-10-22', '2026-11-25')).toBe(-4)
    expect(diasRestantes('REPARADA', '2026-10-22', '2026-11-25')).toBeNull()
    expect(diasRestantes('CANCELADA', '2026-10-22', '2026-11-25')).toBeNull()
  })

  test('months end where they end', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2027-01-31', 13)).toBe('2028-02-29')
    expect(addMonths('2026-03-15', 24)).toBe('2028-03-15')
    expect(addMonths('2026-12-31', 0)).toBe('2026-12-31')
  })

  test('days added are days between', () => {
    const day = fc
      .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count)
      }),
    )
  })
})

describe('decisions 61: the 30 days of an order under warranty', () => {
  const os = { status: 'AGUARDANDO_CONSERTO', osType: 'OS', garantia: true } as const
  test.each([
    [24, null],
    [25, 'PERTO'],
    [30, 'PERTO'],
    [31, 'PASSOU'],
  ] as const)('after %i days: %s', (dias, prazo) => {
    const criada = '2026-10-20'
    expect(prazoDaGarantia(os, criada, addDays(criada, dias))).toBe(prazo)
    expect(prazoDaGarantia({ ...os, garantia: false }, criada, addDays(criada, dias))).toBeNull()
    expect(prazoDaGarantia({ ...os, osType: 'PA' }, criada, addDays(criada, dias))).toBeNull()
    // A repair in time stays in time, a late one stays late.
    expect(prazoDaGarantia({ ...os, status: 'REPARADA' }, criada, addDays(criada, dias))).toBe(
      dias > 30 ? 'PASSOU' : null,
    )
    for (const status of ['EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ENTREGUE', 'CANCELADA'] as const)
      expect(prazoDaGarantia({ ...os, status }, criada, addDays(criada, dias))).toBeNull()
  })
})
