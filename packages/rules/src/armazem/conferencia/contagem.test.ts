import type { LinhaLida } from '@app/contract/armazem/separacao'
import { describe, expect, test } from 'vitest'
import { findLinhas, checkContagem, diferencasDe, volumeAberto } from './contagem.ts'

const LUGAR = { ano: 2026, origem: 'https://retaguarda.example' }
const GTIN = '7891000315507'
const linha = (more: Partial<LinhaLida> = {}): LinhaLida => ({
  saldo: 1,
  codigoProduto: '10410',
  codigoOmni: 'C1-10410',
  codigoBarras: GTIN,
  descricao: 'Xampu',
  unidade: 'un',
  inteiro: true,
  lote: 'L2604B',
  validade: '2027-11-30',
  ...more,
})
const outroLote = linha({ saldo: 2, lote: 'L2601A', validade: '2027-01-31' })
const creme = linha({ saldo: 3, codigoProduto: '10555', codigoOmni: 'C1-10555', codigoBarras: null })
const linhas = [linha(), outroLote, creme]
const achar = (codigo: string) => findLinhas(codigo, linhas, LUGAR)

describe('acharLinhas', () => {
  test('a label with the lot is of one lot, also with its count', () => {
    expect(achar(`(01)0${GTIN}(10)L2601A(37)12`)).toEqual({ ok: true, linhas: [outroLote], quantidade: 12 })
    expect(achar('RETAGUARDA:LOTE:3')).toEqual({ ok: true, linhas: [creme], quantidade: null })
  })

  test('a label of the product alone is of each of its lots', () => {
    expect(achar(GTIN)).toEqual({ ok: true, linhas: [linha(), outroLote], quantidade: null })
  })

  test.each([
    [`(01)0${GTIN}(10)L0000X`, 'LEITURA_LOTE'],
    ['10999', 'LEITURA_PRODUTO'],
    ['(01)07891000315508(10)L1', 'LEITURA_ILEGIVEL'],
  ])('%s is refused: %s', (codigo, code) => expect(achar(codigo)).toMatchObject({ ok: false, code }))

  test('an order without lines has no product', () =>
    expect(findLinhas(GTIN, [], LUGAR)).toMatchObject({ ok: false, code: 'LEITURA_PRODUTO' }))
})

describe('checkContagem', () => {
  test('any number may be counted, because the count is blind', () =>
    expect(checkContagem(linha(), 0, 99_999)).toBeNull())

  test('a whole product refuses fractions, and no volume holds less than nothing', () => {
    expect(checkContagem(linha(), 0, 1.5)).toEqual({ code: 'QUANTIDADE_INTEIRA', params: {} })
    expect(checkContagem(linha({ inteiro: false }), 0, 1.5)).toBeNull()
    expect(checkContagem(linha(), 2, -3)).toEqual({ code: 'CONFERENCIA_MENOS', params: { contado: '2' } })
    expect(checkContagem(linha(), 2, -2)).toBeNull()
  })
})

test('diferencasDe: only what is not equal, also what nobody ordered', () => {
  const of = (saldo: number, quantidade: number, contado: number) => ({ saldo, quantidade, contado })
  expect(diferencasDe([of(1, 18, 16), of(2, 3, 3), of(3, 0, 1)])).toEqual([of(1, 18, 16), of(3, 0, 1)])
})

test('volumeAberto: the first open one, otherwise a new one', () => {
  expect(volumeAberto([])).toBe(1)
  expect(volumeAberto([{ numero: 1, fechado: true }])).toBe(2)
  expect(
    volumeAberto([
      { numero: 1, fechado: false },
      { numero: 2, fechado: true },
    ]),
  ).toBe(1)
})
