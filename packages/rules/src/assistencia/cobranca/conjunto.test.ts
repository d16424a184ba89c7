import { describe, expect, it } from 'vitest'
import { type Devedora, partesDoConjunto } from './conjunto.ts'

const devedora = (id: number, pagavelAte: string, pagos: Devedora['pagos'] = []): Devedora => ({
  id,
  cobrado: { liquido: 18_990, pagavelAte, criadaEm: '2026-09-01', multaPercentual: 2, jurosPercentual: 1 },
  pagos,
})
const OUTUBRO = devedora(7, '2026-10-10')
const NOVEMBRO = devedora(8, '2026-11-10')
const paga = (valor: number, data = '2026-11-19', devedoras = [NOVEMBRO, OUTUBRO], alvo = 7) =>
  partesDoConjunto(alvo, devedoras, { data, valor })

describe('rede §3: one PIX for all overdue charges', () => {
  it('of exactly their sum pays each, the oldest first', () => {
    expect(paga(19_623 + 19_427)).toEqual([
      { id: 7, valor: 19_623 },
      { id: 8, valor: 19_427 },
    ])
  })

  it('made on an earlier day pays each what it was then', () => {
    expect(paga(19_623 + 19_427, '2026-11-24')).toEqual([
      { id: 7, valor: 19_623 },
      { id: 8, valor: 19_427 },
    ])
  })

  it.each([
    ['another amount', [19_000]],
    ['the sum and a centavo more', [19_623 + 19_427 + 1]],
    ['the sum before the younger one was overdue', [19_604 + 18_990, '2026-11-10']],
    [
      'a sum of before the last payment',
      [39_050, '2026-11-24', [devedora(7, '2026-10-10', [{ data: '2026-11-22', valor: 100 }]), NOVEMBRO]],
    ],
    ['the sum, but for a charge that is not due', [19_623 + 19_427, '2026-11-19', [OUTUBRO, NOVEMBRO], 9]],
    ['what one owes that is overdue alone', [19_623, '2026-11-19', [OUTUBRO]]],
  ] as const)('%s is for the named charge alone', (_what, [valor, data, devedoras, alvo]) => {
    expect(paga(valor, data, devedoras && [...devedoras], alvo)).toBeNull()
  })
})
