import type { LoteContadoChegada } from '@app/contract/armazem/chegada'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addQuantity } from '../../casca/quantidade/index.ts'
import { checkContado } from './check.ts'
import { isDevolucao } from './devolucao.ts'
import { divergenciasDe, lotesContados } from './divergencias.ts'
import { readChegada } from './read.ts'

const contado = (lote: string, quantidade: number, avaria = false): LoteContadoChegada => ({
  lote,
  validade: null,
  avaria,
  quantidade,
})
const lote = (nome: string, quantidade: number) => ({ lote: nome, validade: null, quantidade })
const diferencas = (
  esperado: number,
  lotes: { lote: string; validade: null; quantidade: number }[],
  ...counted: LoteContadoChegada[]
) =>
  divergenciasDe([{ posicao: 0, esperado, lotes, contado: counted }]).map(({ tipo, quantidade }) => [
    tipo,
    quantidade,
  ])

describe('how what came differs from the note', () => {
  test.each([
    ['equal', 100, [lote('A', 60), lote('B', 40)], [contado('A', 60), contado('B', 40)], []],
    ['missing', 100, [], [contado('A', 98)], [['FALTA', 2]]],
    ['nothing came', 100, [lote('A', 100)], [], [['FALTA', 100]]],
    ['too much', 100, [lote('A', 100)], [contado('A', 103)], [['SOBRA', 3]]],
    [
      'damaged counts as come',
      100,
      [lote('A', 100)],
      [contado('A', 95), contado('A', 5, true)],
      [['AVARIA', 5]],
    ],
    ['another lot', 100, [lote('A', 100)], [contado('A', 90), contado('X', 10)], [['OUTRO_LOTE', 10]]],
    [
      'lots in other parts',
      100,
      [lote('A', 50), lote('B', 50)],
      [contado('A', 60), contado('B', 40)],
      [['OUTRO_LOTE', 10]],
    ],
    [
      'another lot and missing',
      100,
      [lote('A', 100)],
      [contado('X', 90)],
      [
        ['FALTA', 10],
        ['OUTRO_LOTE', 90],
      ],
    ],
    ['a note without lots knows no other', 100, [], [contado('X', 100)], []],
  ])('%s', (_name, esperado, lotes, counted, wanted) =>
    expect(diferencas(esperado, lotes, ...counted)).toEqual(wanted),
  )

  test('never both missing and too much, and together they make up what was counted', () => {
    const parts = fc.array(
      fc.record({
        lote: fc.constantFrom('A', 'B', 'C'),
        validade: fc.constant(null),
        avaria: fc.boolean(),
        quantidade: fc.integer({ min: 1, max: 50 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 150 }), (counted, esperado) => {
        const found = new Map(diferencas(esperado, [lote('A', esperado)], ...counted) as [string, number][])
        const total = addQuantity(...counted.map(({ quantidade }) => quantidade))
        const [falta, sobra] = [found.get('FALTA') ?? 0, found.get('SOBRA') ?? 0]
        expect(Math.min(falta, sobra)).toBe(0)
        expect(esperado - falta + sobra).toBe(total)
        expect(addQuantity(...lotesContados(counted).map(({ quantidade }) => quantidade))).toBe(total)
      }),
    )
  })
})

describe('a count', () => {
  test.each([
    [true, 3, 0.5, 'QUANTIDADE_INTEIRA'],
    [true, 3, -4, 'CHEGADA_MENOS'],
    [true, 3, -3, undefined],
    [false, 0, 0.5, undefined],
  ])('whole %s, %s and %s: %s', (inteiro, before, quantidade, code) =>
    expect(checkContado({ inteiro }, before, quantidade)?.code).toBe(code),
  )
})

describe('a label', () => {
  const lugar = { ano: 2026, origem: 'https://retaguarda.example' }
  const linha = (posicao: number, codigo: string, lotes: string[], barras: string | null = null) => ({
    posicao,
    codigoProduto: codigo,
    codigoOmni: `omni-${codigo}`,
    codigoBarras: barras,
    lotes: lotes.map((nome) => ({ lote: nome, validade: null, quantidade: null })),
  })
  const GTIN = '07891000315507'
  const linhas = [linha(0, 'A', ['L1'], GTIN), linha(1, 'A', ['L2'], GTIN), linha(2, 'B', [])]

  test.each([
    ['A', null, { ok: true, posicao: 0, lote: null }],
    ['A', 1, { ok: true, posicao: 1 }],
    ['b', 0, { ok: true, posicao: 2 }],
    [`(01)${GTIN}(10)L2`, 0, { ok: true, posicao: 1, lote: 'L2' }],
    [`(01)${GTIN}(10)L9`, 1, { ok: true, posicao: 1, lote: 'L9' }],
    ['C', 0, { ok: false, code: 'LEITURA_PRODUTO' }],
    ['(01)07891000315508', 0, { ok: false, code: 'LEITURA_ILEGIVEL' }],
  ])('%s in line %s', (codigo, atual, wanted) =>
    expect(readChegada(codigo, linhas, atual, lugar)).toMatchObject(wanted),
  )
})

test.each([
  ['6202', '4', true],
  ['1202', '1', true],
  ['5905', '4', true],
  ['5905', '1', false],
  ['5906', '1', false],
  [null, null, false],
])('CFOP %s of a note of purpose %s is a return: %s', (cfop, finNFe, wanted) =>
  expect(isDevolucao(cfop, finNFe)).toBe(wanted),
)
