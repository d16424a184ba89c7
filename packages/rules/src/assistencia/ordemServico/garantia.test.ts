import { USO_INDEVIDO } from '@app/contract/assistencia/ordemServico'
import { describe, expect, test } from 'vitest'
import {
  cobre,
  garantia,
  garantiaAte,
  garantiaServicoAte,
  reincidenciaDe,
  temGarantia,
  temGarantiaServico,
  temUsoIndevido,
} from './garantia.ts'

const facts = { dataNotaFiscal: '2025-11-20', mesesGarantia: 12, entrada: '2026-11-20', usoIndevido: false }

describe('the manufacturer’s warranty', () => {
  test('covers the intake day up to the same day of the last month', () => {
    expect(garantiaAte('2025-11-20', 12)).toBe('2026-11-20')
    expect(temGarantia(facts)).toBe(true)
    expect(temGarantia({ ...facts, entrada: '2026-11-21' })).toBe(false)
    expect(temGarantia({ ...facts, entrada: '2025-11-20' })).toBe(true)
  })

  test('an invoice of the future proves nothing, and neither does none', () => {
    expect(temGarantia({ ...facts, dataNotaFiscal: '2026-11-21' })).toBe(false)
    expect(temGarantia({ ...facts, dataNotaFiscal: null })).toBe(false)
    expect(temGarantia({ ...facts, mesesGarantia: 0, entrada: '2025-11-20' })).toBe(false)
  })

  test('S9-030: cause 6 is misuse and voids it, whatever its name says', () => {
    expect(USO_INDEVIDO).toBe(6)
    expect(temUsoIndevido([{ causa: { id: 5 } }, { causa: { id: 6 } }])).toBe(true)
    expect(temUsoIndevido([{ causa: { id: 5 } }])).toBe(false)
    expect(temGarantia({ ...facts, usoIndevido: true })).toBe(false)
  })

  test('S3-024, S4-026: label and value', () => {
    expect(garantia(false)).toEqual({ label: 'Não', value: false })
    expect(garantia(true)).toEqual({ label: 'Sim', value: true })
  })
})

describe('the service warranty', () => {
  test('S3-025, S3-026: 90 days from the delivery, the last one included', () => {
    expect(garantiaServicoAte('2026-08-22')).toBe('2026-11-20')
    expect(temGarantiaServico('2026-08-22', '2026-11-20')).toBe(true)
    expect(temGarantiaServico('2026-08-21', '2026-11-20')).toBe(false)
    expect(temGarantiaServico(null, '2026-11-20')).toBe(false)
    expect(temGarantiaServico('2026-11-21', '2026-11-20')).toBe(false)
  })

  test('S8-027: a watch that is back waits for the manufacturer; what was decided stays', () => {
    expect(reincidenciaDe(true, 'NENHUMA')).toBe('PENDENTE')
    expect(reincidenciaDe(true, 'AUTORIZADA')).toBe('AUTORIZADA')
    expect(reincidenciaDe(true, 'RECUSADA')).toBe('RECUSADA')
    expect(reincidenciaDe(false, 'PENDENTE')).toBe('NENHUMA')
  })

  test('covers a line once it is authorised, never after misuse', () => {
    const os = { garantia: false, garantiaServico: true, usoIndevido: false }
    expect(cobre({ ...os, reincidencia: 'AUTORIZADA' })).toBe(true)
    expect(cobre({ ...os, reincidencia: 'PENDENTE' })).toBe(false)
    expect(cobre({ ...os, reincidencia: 'RECUSADA' })).toBe(false)
    expect(cobre({ ...os, reincidencia: 'RECUSADA', garantia: true })).toBe(true)
    expect(cobre({ ...os, reincidencia: 'AUTORIZADA', usoIndevido: true })).toBe(false)
    expect(
      cobre({ garantia: false, garantiaServico: false, reincidencia: 'NENHUMA', usoIndevido: false }),
    ).toBe(false)
  })
})
