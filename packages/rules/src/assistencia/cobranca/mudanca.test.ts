import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDias, diasEntre } from './calendario.ts'
import {
  isPlanoMaior,
  changePlano,
  periodicidadeDe,
  periodoDaDiferenca,
  type PlanoComparado,
} from './mudanca.ts'
import { DIAS_VENCIMENTO, periodoApos } from './periodo.ts'

const plano = (
  valor: number,
  licencas = 5,
  periodicidade: PlanoComparado['periodicidade'] = 'MENSAL',
): PlanoComparado => ({ valor, licencas, periodicidade })
const novembro = { inicio: '2026-11-01', fim: '2026-11-30', cobrada: 'MENSAL' } as const
const ano = { inicio: '2026-01-01', fim: '2026-12-31', cobrada: 'ANUAL' } as const

describe('rede §3: a change of plan', () => {
  test.each([
    ['dearer', plano(10_000), plano(16_000), 'JA', 2_000],
    ['dearer with fewer licences', plano(10_000, 5), plano(16_000, 2), 'JA', 2_000],
    ['cheaper', plano(16_000), plano(10_000), 'FIM_DO_PERIODO', 0],
    ['cheaper with more licences', plano(16_000, 2), plano(10_000, 9), 'FIM_DO_PERIODO', 0],
    ['as dear with more licences', plano(10_000, 2), plano(10_000, 3), 'JA', 0],
    ['as dear with fewer licences', plano(10_000, 3), plano(10_000, 2), 'FIM_DO_PERIODO', 0],
    ['monthly to a dearer year', plano(10_000), plano(192_000, 5, 'ANUAL'), 'JA', 2_000],
    ['monthly to a cheaper year', plano(10_000), plano(100_000, 5, 'ANUAL'), 'FIM_DO_PERIODO', 0],
  ])('%s', (_what, de, para, quando, diferenca) => {
    const em = '2026-11-21'
    expect(changePlano(novembro, { de, para, em })).toEqual({
      quando,
      diferenca,
      em: quando === 'JA' ? em : '2026-12-01',
    })
  })

  test('in a year already charged, twelve months of the dearer plan count for what is left of it', () => {
    const mudanca = { de: plano(120_000, 5, 'ANUAL'), para: plano(15_000), em: '2026-12-31' }
    // R$ 600 more a year, and one of 365 days is left.
    expect(changePlano(ano, mudanca)).toEqual({ quando: 'JA', em: '2026-12-31', diferenca: 164 })
  })

  test('the difference is of the month of the change, payable in five days at least', () => {
    expect(periodoDaDiferenca(ano, '2026-11-22', 10)).toEqual({
      competencia: '2026-11-01',
      inicio: '2026-11-22',
      fim: '2026-12-31',
      vencimento: '2026-12-10',
      pagavelAte: '2026-12-10',
    })
  })
})

const comparado = fc.record({
  valor: fc.integer({ min: 0, max: 1_000_000 }),
  licencas: fc.integer({ min: 1, max: 50 }),
  periodicidade: fc.constantFrom('MENSAL' as const, 'ANUAL' as const),
})
const quando = fc.record({
  desde: fc.integer({ min: 0, max: 2000 }).map((dias) => addDias('2024-01-01', dias)),
  meses: fc.nat(48),
  periodicidade: fc.constantFrom('MENSAL' as const, 'ANUAL' as const),
  dia: fc.constantFrom(...DIAS_VENCIMENTO),
  parte: fc.double({ min: 0, max: 1, noNaN: true }),
})

test('of two plans one is the larger; both are only when they are alike', () => {
  fc.assert(
    fc.property(comparado, comparado, (um, outro) => {
      expect(isPlanoMaior(um, outro) || isPlanoMaior(outro, um)).toBe(true)
      if (isPlanoMaior(um, outro) && isPlanoMaior(outro, um)) expect(um.licencas).toBe(outro.licencas)
    }),
  )
})

test('in months and years of any length a difference is never below zero nor above the whole one, and falls by the day', () => {
  fc.assert(
    fc.property(comparado, comparado, quando, (de, para, { desde, meses, periodicidade, dia, parte }) => {
      const { inicio, fim } = periodoApos(desde, meses, periodicidade, dia)
      expect(periodicidadeDe(desde, { inicio, fim })).toBe(periodicidade)
      const em = addDias(inicio, Math.round(parte * diasEntre(inicio, fim)))
      const periodo = { inicio, fim, cobrada: periodicidade }
      const hoje = changePlano(periodo, { de, para, em })
      const inteira = changePlano(periodo, { de, para, em: inicio })
      expect(hoje.quando).toBe(inteira.quando)
      expect(Number.isInteger(hoje.diferenca)).toBe(true)
      expect(hoje.diferenca).toBeGreaterThanOrEqual(0)
      expect(hoje.diferenca).toBeLessThanOrEqual(inteira.diferenca)
      if (hoje.quando === 'FIM_DO_PERIODO') expect(hoje).toMatchObject({ em: addDias(fim, 1), diferenca: 0 })
      else if (em < fim)
        expect(changePlano(periodo, { de, para, em: addDias(em, 1) }).diferenca).toBeLessThanOrEqual(
          hoje.diferenca,
        )
    }),
  )
})
