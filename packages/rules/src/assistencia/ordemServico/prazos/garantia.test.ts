import { USO_INDEVIDO } from '@app/contract/assistencia/ordemServico'
import { describe, expect, test } from 'vitest'
import {
  covers,
  contradicaoDaNota,
  faltaNota,
  fraseDoVeredicto,
  garantia,
  garantiaAte,
  garantiaServicoAte,
  reincidenciaDe,
  hasGarantia,
  hasGarantiaServico,
  hasUsoIndevido,
  veredictoGarantia,
} from './garantia.ts'

const facts = { dataNotaFiscal: '2025-11-20', mesesGarantia: 12, entrada: '2026-11-20', usoIndevido: false }

describe('the manufacturer’s warranty', () => {
  test('covers the intake day up to the same day of the last month', () => {
    expect(garantiaAte('2025-11-20', 12)).toBe('2026-11-20')
    expect(hasGarantia(facts)).toBe(true)
    expect(hasGarantia({ ...facts, entrada: '2026-11-21' })).toBe(false)
    expect(hasGarantia({ ...facts, entrada: '2025-11-20' })).toBe(true)
  })

  test('an invoice of the future proves nothing, and neither does none', () => {
    expect(hasGarantia({ ...facts, dataNotaFiscal: '2026-11-21' })).toBe(false)
    expect(hasGarantia({ ...facts, dataNotaFiscal: null })).toBe(false)
    expect(hasGarantia({ ...facts, mesesGarantia: 0, entrada: '2025-11-20' })).toBe(false)
  })

  test('S9-030: cause 6 is misuse and voids it, whatever its name says', () => {
    expect(USO_INDEVIDO).toBe(6)
    expect(hasUsoIndevido([{ causa: { id: 5 } }, { causa: { id: 6 } }])).toBe(true)
    expect(hasUsoIndevido([{ causa: { id: 5 } }])).toBe(false)
    expect(hasGarantia({ ...facts, usoIndevido: true })).toBe(false)
  })

  test('S3-024, S4-026: label and value', () => {
    expect(garantia(false)).toEqual({ label: 'Não', value: false })
    expect(garantia(true)).toEqual({ label: 'Sim', value: true })
  })
})

describe('the service warranty', () => {
  test('S3-025, S3-026: 90 days from the delivery, the last one included', () => {
    expect(garantiaServicoAte('2026-08-22')).toBe('2026-11-20')
    expect(hasGarantiaServico('2026-08-22', '2026-11-20')).toBe(true)
    expect(hasGarantiaServico('2026-08-21', '2026-11-20')).toBe(false)
    expect(hasGarantiaServico(null, '2026-11-20')).toBe(false)
    expect(hasGarantiaServico('2026-11-21', '2026-11-20')).toBe(false)
  })

  test('S8-027: a watch that is back waits for the manufacturer; what was decided stays', () => {
    expect(reincidenciaDe(true, 'NENHUMA')).toBe('PENDENTE')
    expect(reincidenciaDe(true, 'AUTORIZADA')).toBe('AUTORIZADA')
    expect(reincidenciaDe(true, 'RECUSADA')).toBe('RECUSADA')
    expect(reincidenciaDe(false, 'PENDENTE')).toBe('NENHUMA')
  })

  test('covers a line once it is authorised, never after misuse', () => {
    const os = { garantia: false, garantiaServico: true, usoIndevido: false }
    expect(covers({ ...os, reincidencia: 'AUTORIZADA' })).toBe(true)
    expect(covers({ ...os, reincidencia: 'PENDENTE' })).toBe(false)
    expect(covers({ ...os, reincidencia: 'RECUSADA' })).toBe(false)
    expect(covers({ ...os, reincidencia: 'RECUSADA', garantia: true })).toBe(true)
    expect(covers({ ...os, reincidencia: 'AUTORIZADA', usoIndevido: true })).toBe(false)
    expect(
      covers({ garantia: false, garantiaServico: false, reincidencia: 'NENHUMA', usoIndevido: false }),
    ).toBe(false)
  })
})

test('decisions 46: a claim waits for its invoice, unless something else says when the warranty began', () => {
  const os = { garantia: true, garantiaServico: false, garantiaDesde: null, venda: null, temNota: false }
  expect(faltaNota(os)).toBe(true)
  for (const proof of [
    { temNota: true },
    { garantiaDesde: '2026-01-05' },
    { venda: {} },
    { garantiaServico: true },
    { garantia: false },
  ])
    expect(faltaNota({ ...os, ...proof })).toBe(false)
})

test('a verdict without a label is one sentence', () => {
  expect(fraseDoVeredicto({ coberta: true, motivo: 'coberto até 12/03/2027' })).toBe(
    'Garantia: coberto até 12/03/2027',
  )
  expect(fraseDoVeredicto({ coberta: false, motivo: 'fora: sem nota fiscal' })).toBe(
    'Fora da garantia: sem nota fiscal',
  )
})

describe('decisions 46: the verdict and its reason', () => {
  const fatos = {
    dataNotaFiscal: '2025-03-12',
    mesesGarantia: 24,
    entrada: '2026-11-20',
    usoIndevido: false,
  }
  test.each([
    [{}, true, 'coberto até 12/03/2027'],
    [{ dataNotaFiscal: '2024-10-19' }, false, 'fora: comprado há 25 meses'],
    [{ dataNotaFiscal: '2026-10-19', mesesGarantia: 1 }, false, 'fora: comprado há 1 mês'],
    [{ dataNotaFiscal: null }, false, 'fora: sem nota fiscal'],
    [{ dataNotaFiscal: '2026-11-21' }, false, 'fora: nota com data depois da entrada'],
    [{ lancamento: '2025-06-01' }, false, 'fora: nota de antes do lançamento do modelo, em 01/06/2025'],
    [{ lancamento: '2025-03-12' }, true, 'coberto até 12/03/2027'],
    [{ usoIndevido: true }, false, 'fora: uso indevido'],
    [{ mesesGarantia: 0 }, false, 'fora: modelo sem garantia'],
    [{ dataNotaFiscal: null, garantiaDesde: '2026-01-05' }, true, 'coberto até 05/01/2028'],
    [{ garantiaDesde: '2024-01-05' }, false, 'fora: recebido em troca há 34 meses'],
    // The manufacturer's list stands in for the invoice, and says the months that were promised.
    [
      { dataNotaFiscal: null, venda: { vendidoEm: '2025-03-12', mesesGarantia: 24 } },
      true,
      'coberto até 12/03/2027',
    ],
    [
      { dataNotaFiscal: null, venda: { vendidoEm: '2025-03-12', mesesGarantia: 12 } },
      false,
      'fora: comprado há 20 meses',
    ],
    [{ venda: { vendidoEm: '2024-01-05', mesesGarantia: 36 } }, true, 'coberto até 12/03/2028'],
    [
      { mesesGarantia: 0, venda: { vendidoEm: '2025-03-12', mesesGarantia: 24 } },
      true,
      'coberto até 12/03/2027',
    ],
    [{ venda: { vendidoEm: '2025-03-12', mesesGarantia: 0 } }, false, 'fora: modelo sem garantia'],
    [
      { dataNotaFiscal: null, venda: { vendidoEm: '2026-11-21', mesesGarantia: 24 } },
      false,
      'fora: venda com data depois da entrada',
    ],
    [
      { garantiaDesde: '2026-01-05', venda: { vendidoEm: '2020-01-05', mesesGarantia: 6 } },
      true,
      'coberto até 05/01/2028',
    ],
  ])('%o', (mais, coberta, motivo) => {
    expect(veredictoGarantia({ ...fatos, ...mais })).toEqual({ coberta, motivo })
    expect(hasGarantia({ ...fatos, ...mais })).toBe(coberta)
  })
})

test('an invoice of another day than the manufacturer’s sale is told', () => {
  const venda = { vendidoEm: '2025-03-12', mesesGarantia: 24 }
  expect(contradicaoDaNota('2025-03-12', venda)).toBeNull()
  expect(contradicaoDaNota(null, venda)).toBeNull()
  expect(contradicaoDaNota('2025-05-01', null)).toBeNull()
  expect(contradicaoDaNota('2025-05-01', venda)).toBe(
    'A nota é de 01/05/2025, mas o fabricante vendeu este relógio em 12/03/2025.',
  )
})
