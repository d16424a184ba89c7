import { describe, expect, it } from 'vitest'
import { diasDosLembretes, lembreteEm } from './lembrete.ts'

// The 10th is a Saturday, the 12th a holiday: payable until Tuesday, the 13th.
const prazo = { vencimento: '2026-10-10', pagavelAte: '2026-10-13' }

describe('rede §3: reminders', () => {
  it.each([
    ['2026-10-06', null],
    ['2026-10-07', 'ANTES'],
    ['2026-10-09', 'ANTES'],
    ['2026-10-10', 'NO_DIA'],
    ['2026-10-11', null],
    ['2026-10-15', null],
    ['2026-10-16', 'DEPOIS_3'],
    ['2026-10-22', 'DEPOIS_3'],
    ['2026-10-23', 'DEPOIS_10'],
    ['2026-12-01', 'DEPOIS_10'],
  ])('on %s: %s', (hoje, momento) => {
    expect(lembreteEm(prazo, hoje)).toBe(momento)
  })

  it('each is true on its own day', () => {
    for (const [momento, dia] of Object.entries(diasDosLembretes(prazo)))
      expect(lembreteEm(prazo, dia)).toBe(momento)
  })
})
