import type { LinhaSeparacao } from '@app/contract/armazem/separacao'
import { describe, expect, test } from 'vitest'
import { subtractFaltas } from './faltas.ts'
import { readEtiqueta } from './read.ts'
import { checkSoma, checkTermino, compareRota, restaDe } from './linhas.ts'

const LUGAR = { ano: 2026, origem: 'https://retaguarda.example' }
const GTIN = '7891000315507'

const linha = (more: Partial<LinhaSeparacao> = {}): LinhaSeparacao => ({
  saldo: 1,
  codigoProduto: '10410',
  codigoOmni: 'C1-10410',
  codigoBarras: GTIN,
  descricao: 'Xampu',
  unidade: 'un',
  inteiro: true,
  lote: 'L2604B',
  validade: '2027-11-30',
  endereco: null,
  quantidade: 36,
  separado: 24,
  falta: null,
  motivo: null,
  ...more,
})
const outroLote = linha({ saldo: 2, lote: 'L2601A', validade: '2027-01-31' })
const outroProduto = linha({
  saldo: 3,
  codigoProduto: '10412',
  codigoOmni: 'C1-10412',
  codigoBarras: null,
  lote: 'L2604B',
})
const ler = (codigo: string) => readEtiqueta(codigo, linha(), [linha(), outroLote, outroProduto], LUGAR)

describe('a label against the wanted line', () => {
  test.each([
    GTIN,
    `0${GTIN}`,
    '10410',
    'c1-10410',
    'RETAGUARDA:LOTE:1',
    `]C1010${GTIN}10L2604B`,
    `(01)0${GTIN}(10)l2604b(17)271130`,
    `010${GTIN}1727113010L2604B`,
  ])('%s is right', (codigo) => expect(ler(codigo)).toEqual({ ok: true, quantidade: null }))

  test('a case label brings its count', () => {
    expect(ler(`(01)0${GTIN}(10)L2604B(37)12`)).toEqual({ ok: true, quantidade: 12 })
  })

  test('another lot or expiry of the product is a wrong lot, named where the order has it', () => {
    expect(ler(`(01)0${GTIN}(10)L2601A`)).toEqual({ ok: false, code: 'LEITURA_LOTE', lida: outroLote })
    expect(ler(`(01)0${GTIN}(17)280101`)).toEqual({ ok: false, code: 'LEITURA_LOTE', lida: null })
    expect(ler('RETAGUARDA:LOTE:2')).toEqual({ ok: false, code: 'LEITURA_LOTE', lida: outroLote })
  })

  test('another product is wrong, named where the order has it', () => {
    expect(ler('10412')).toEqual({ ok: false, code: 'LEITURA_PRODUTO', lida: outroProduto })
    expect(ler('RETAGUARDA:LOTE:3')).toEqual({ ok: false, code: 'LEITURA_PRODUTO', lida: outroProduto })
    expect(ler('RETAGUARDA:LOTE:99')).toEqual({ ok: false, code: 'LEITURA_PRODUTO', lida: null })
    expect(ler('7891000053508')).toEqual({ ok: false, code: 'LEITURA_PRODUTO', lida: null })
  })

  test('a misread label is read again', () => {
    expect(ler('(01)07891000315508(10)L2604B')).toEqual({ ok: false, code: 'LEITURA_ILEGIVEL', lida: null })
    expect(ler('  ')).toEqual({ ok: false, code: 'LEITURA_ILEGIVEL', lida: null })
  })
})

describe('what is on the trolley', () => {
  test('never more than the order wants, nor less than nothing, nor halves of whole goods', () => {
    expect(checkSoma(linha(), 12)).toBeNull()
    expect(checkSoma(linha(), 13)).toMatchObject({ code: 'SEPARACAO_PASSA', params: { falta: '12' } })
    expect(checkSoma(linha(), -24)).toBeNull()
    expect(checkSoma(linha(), -25)).toMatchObject({ code: 'SEPARACAO_MENOS' })
    expect(checkSoma(linha(), 0.5)).toMatchObject({ code: 'QUANTIDADE_INTEIRA' })
    expect(checkSoma(linha({ inteiro: false, separado: 35.7 }), 0.3)).toBeNull()
    expect(checkSoma(linha({ quantidade: 0, separado: 2 }), 1)).toMatchObject({ params: { falta: '0' } })
  })

  test('it ends when each line is whole or short by a reason', () => {
    const whole = linha({ separado: 36 })
    const short = linha({ falta: 12, motivo: 'AVARIADO' })
    expect(checkTermino([whole, short])).toBeNull()
    expect(checkTermino([whole, linha()])).toBe('SEPARACAO_INCOMPLETA')
    expect(checkTermino([whole, linha({ quantidade: 20 })])).toBe('SEPARACAO_SOBRA')
    expect(checkTermino([linha({ separado: 0, falta: 36, motivo: 'VENCIDO' })])).toBe('SEPARACAO_VAZIA')
    expect(restaDe(linha({ quantidade: 20 }))).toBe(-4)
  })

  test('the way goes by address as people count, then by product and expiry', () => {
    const at = (saldo: number, endereco: string | null, more: Partial<LinhaSeparacao> = {}) =>
      linha({ saldo, endereco, ...more })
    const lines = [
      at(1, null, { validade: '2027-02-01' }),
      at(2, 'C-14-2'),
      at(3, null, { validade: null }),
      at(4, 'C-2-1'),
      at(5, null, { validade: '2027-01-01' }),
      at(6, 'A-30-1'),
    ]
    expect(lines.toSorted(compareRota).map(({ saldo }) => saldo)).toEqual([6, 4, 2, 5, 1, 3])
  })
})

test('a shortage is cut from the last line of its lot up, and nothing else', () => {
  const itens = [
    { id: 1, saldoId: 1, quantidade: 10 },
    { id: 2, saldoId: 2, quantidade: 5 },
    { id: 3, saldoId: 1, quantidade: 2.5 },
  ]
  expect(subtractFaltas(itens, new Map([[1, 4]]))).toEqual({
    ficam: [
      { id: 1, saldoId: 1, quantidade: 8.5 },
      { id: 2, saldoId: 2, quantidade: 5 },
    ],
    saem: [
      { id: 1, saldoId: 1, quantidade: 1.5 },
      { id: 3, saldoId: 1, quantidade: 2.5 },
    ],
  })
})
