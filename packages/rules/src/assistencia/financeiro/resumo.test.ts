import { expect, it } from 'vitest'
import { mesSeguinte, resumoDe } from './resumo.ts'

it('adds up lines by what they are, in centavos', () => {
  expect(
    resumoDe([
      { tipo: 'CREDITO', natureza: 'MAO_DE_OBRA', valorFinal: 18_400 },
      { tipo: 'CREDITO', natureza: 'PECA', valorFinal: 1460 },
      { tipo: 'CREDITO', natureza: 'RESTITUICAO', valorFinal: 125_000 },
      { tipo: 'CREDITO', natureza: 'ABATIMENTO', valorFinal: 5000 },
      { tipo: 'AJUSTE_OS', natureza: 'PECA', valorFinal: -300 },
      { tipo: 'AJUSTE', natureza: null, valorFinal: 3850 },
      { tipo: 'TRANSPORTE', natureza: null, valorFinal: -1000 },
      { tipo: 'DEBITO', natureza: null, valorFinal: -12_345 },
    ]),
  ).toEqual({
    maoDeObra: 18_400,
    pecas: 1460,
    restituicoes: 130_000,
    ajustes: 3550,
    transporte: -1000,
    debitos: -12_345,
    total: 140_065,
  })
})

it('the month after December is January', () => {
  expect(mesSeguinte('2026-12-01')).toBe('2027-01-01')
  expect(mesSeguinte('2026-09-01')).toBe('2026-10-01')
})
