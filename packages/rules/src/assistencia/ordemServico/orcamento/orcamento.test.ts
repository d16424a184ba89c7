import { LINHA_SITUACOES } from '@app/contract/assistencia/ordemServico'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkLinhas,
  checkRecusadas,
  parteDoConsumidor,
  totaisDoOrcamento,
  isAllCovered,
  valoresDaLinha,
  type LinhaValores,
} from './orcamento.ts'

const linha = (valorFinal: number, mais: Partial<LinhaValores> = {}): LinhaValores => ({
  garantia: false,
  valorFinal,
  valorFabricante: 0,
  situacao: 'PENDENTE',
  ...mais,
})

describe('sums', () => {
  test('S3-029: the total is the sum of the lines, to the cent', () => {
    expect(totaisDoOrcamento([linha(0.1), linha(0.2), linha(180)])).toEqual({
      valorTotal: 180.3,
      valorConsumidor: 180.3,
      valorFabricante: 0,
    })
    expect(totaisDoOrcamento([])).toEqual({ valorTotal: 0, valorConsumidor: 0, valorFabricante: 0 })
  })

  test('what the warranty covers, the manufacturer pays; what is refused, nobody', () => {
    const sums = totaisDoOrcamento([
      linha(180, { situacao: 'APROVADA' }),
      linha(96, { garantia: true, valorFabricante: 40 }),
      linha(110, { situacao: 'RECUSADA' }),
    ])
    expect(sums).toEqual({ valorTotal: 276, valorConsumidor: 180, valorFabricante: 40 })
    expect(parteDoConsumidor(linha(5, { garantia: true }))).toBe(0)
  })

  test('adds whole cents of any lines without drift, in any order', () => {
    const one = fc.record({
      garantia: fc.boolean(),
      cents: fc.integer({ min: 0, max: 999_999_999 }),
      situacao: fc.constantFrom(...LINHA_SITUACOES),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), (all) => {
        const linhas = all.map(({ cents, ...each }) => linha(cents / 100, each))
        const standing = all.filter(({ situacao }) => situacao !== 'RECUSADA')
        const sum = (rows: typeof all) => rows.reduce((total, { cents }) => total + cents, 0) / 100
        const totals = totaisDoOrcamento(linhas)
        expect(totals.valorTotal).toBe(sum(standing))
        expect(totals.valorConsumidor).toBe(sum(standing.filter(({ garantia }) => !garantia)))
        expect(totaisDoOrcamento(linhas.toReversed())).toEqual(totals)
      }),
    )
  })

  test('list prices times the quantity; labour under warranty at its own price, parts at list price', () => {
    const tabela = { preco: 24.35, maoDeObraGarantia: 18.1 }
    expect(valoresDaLinha({ tipo: 'PECA', quantidade: 3, garantia: false }, tabela)).toEqual({
      valor: 73.05,
      valorFabricante: 0,
    })
    expect(valoresDaLinha({ tipo: 'PECA', quantidade: 3, garantia: true }, tabela)).toEqual({
      valor: 73.05,
      valorFabricante: 73.05,
    })
    expect(valoresDaLinha({ tipo: 'SERVICO', quantidade: 1, garantia: true }, tabela)).toEqual({
      valor: 24.35,
      valorFabricante: 18.1,
    })
  })
})

test('S4-033: covered as a whole only when every line is', () => {
  expect(isAllCovered([{ garantia: true }, { garantia: true }])).toBe(true)
  expect(isAllCovered([{ garantia: true }, { garantia: false }])).toBe(false)
  expect(isAllCovered([])).toBe(false)
})

describe('checkLinhas', () => {
  const covered = { garantia: true, causa: { id: 1 } }
  const paid = { garantia: false, causa: { id: 1 } }
  const misuse = { garantia: false, causa: { id: 6 } }

  test('only what a warranty covers is covered', () => {
    expect(checkLinhas([paid, covered], { coberta: false, fotos: 0 })).toEqual([
      { linha: 1, campo: 'garantia', code: 'OS_SEM_GARANTIA' },
    ])
    expect(checkLinhas([paid, covered], { coberta: true, fotos: 0 })).toEqual([])
  })

  test('S9-030: misuse voids the warranty of every line, and asks for a photo', () => {
    expect(checkLinhas([covered, misuse], { coberta: true, fotos: 0 })).toEqual([
      { linha: 0, campo: 'garantia', code: 'OS_GARANTIA_PERDIDA' },
      { linha: 1, campo: 'causa', code: 'OS_FOTO_USO_INDEVIDO' },
    ])
    expect(checkLinhas([paid, misuse], { coberta: true, fotos: 1 })).toEqual([])
  })
})

test('only optional lines of this budget are refused alone', () => {
  const linhas = [
    { id: 1, opcional: false },
    { id: 2, opcional: true },
  ]
  expect(checkRecusadas(linhas, [])).toEqual({ ok: true })
  expect(checkRecusadas(linhas, [2])).toEqual({ ok: true })
  expect(checkRecusadas(linhas, [2, 1])).toEqual({ ok: false, id: 1, code: 'OS_LINHA_OBRIGATORIA' })
  expect(checkRecusadas(linhas, [3])).toEqual({ ok: false, id: 3, code: 'OS_LINHA_DESCONHECIDA' })
})

test('decisions 61: an abatement is the manufacturer’s, and never makes the consumer’s part less than nothing', () => {
  const linhas = [linha(180, { situacao: 'APROVADA' })]
  expect(totaisDoOrcamento(linhas, 80.5)).toEqual({
    valorTotal: 180,
    valorConsumidor: 99.5,
    valorFabricante: 80.5,
  })
  expect(totaisDoOrcamento(linhas, 300)).toMatchObject({ valorConsumidor: 0, valorFabricante: 300 })
})
