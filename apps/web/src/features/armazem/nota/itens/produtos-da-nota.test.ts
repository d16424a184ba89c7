import type { DetNFe } from '@app/contract/armazem/nota'
import { expect, test } from 'vitest'
import type { LinhaForm } from '../formulario/form-model.ts'
import { produtosDaNota } from './produtos-da-nota.ts'

const prod = (cprod: string, more: Partial<DetNFe['prod']> = {}) =>
  ({
    prod: {
      cprod,
      xprod: `Produto ${cprod}`,
      cEANTrib: 'SEM GTIN',
      uCom: 'CX',
      uTrib: 'UN',
      qcom: 2,
      ...more,
    },
  }) as DetNFe
const linha = (more: Partial<LinhaForm> = {}) => ({ produto: null, fator: 10, ...more }) as LinhaForm

test('a line without a product is one, by the issuer’s code, counted in the unit that its factor leads to', () => {
  const det = [prod('A', { cEANTrib: '7891000100103' }), prod('B')]
  expect(produtosDaNota([linha(), linha({ fator: 1 })], { det })).toEqual([
    {
      codigoProduto: 'A',
      descricao: 'Produto A',
      codigoBarras: '7891000100103',
      unidade: 'un',
      inteiro: true,
      linhas: [0],
    },
    expect.objectContaining({ codigoProduto: 'B', codigoBarras: null, unidade: 'cx', linhas: [1] }),
  ])
})

test('the same code on two lines is one product, whole only where both are', () => {
  const det = [prod('A'), prod('A', { qcom: 0.05 })]
  expect(produtosDaNota([linha(), linha()], { det })).toEqual([
    expect.objectContaining({ inteiro: false, linhas: [0, 1] }),
  ])
})

test('a bar code that stands on two products is the first one’s', () => {
  const det = [prod('A', { cEANTrib: '78910001' }), prod('B', { cEANTrib: '78910001' })]
  expect(produtosDaNota([linha(), linha()], { det }).map(({ codigoBarras }) => codigoBarras)).toEqual([
    '78910001',
    null,
  ])
})

test('a line that has its product, or no code, makes none', () => {
  const known = linha({ produto: { id: 1 } as LinhaForm['produto'] })
  expect(produtosDaNota([known, linha()], { det: [prod('A'), prod('  ')] })).toEqual([])
})
