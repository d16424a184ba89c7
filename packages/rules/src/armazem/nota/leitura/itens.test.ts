import { expect, test } from 'vitest'
import { filho, filhos, textoDe } from './elemento.ts'
import { warnItens, warnRastro, warnTotalDoItem, checkItens } from './itens.ts'
import { CHAVE, det, nota } from '../regras/testing.ts'

const prod = (mudancas: Parameters<typeof det>[0]) => filho(nota({ det: [det(mudancas)] }), 'det', 'prod')

test('a note without items is refused', () => {
  expect(checkItens(nota(), CHAVE)).toBeUndefined()
  expect(checkItens(nota({ det: [] }), CHAVE)).toMatchObject({ codigo: 'E_SEM_ITENS', chave: CHAVE })
})

test.each([
  ['100.0000', '4.5000000000', '450.00', true],
  ['1', '1.005', '1.01', true],
  ['1', '1.005', '1.02', true],
  ['1', '1.005', '0.99', false],
  ['100.0000', '4.5000000000', '451.00', false],
  ['0', '4.50', '25.00', false],
  ['cem', '4.50', '450.00', false],
])('%s × %s = %s: %s', (qCom, vUnCom, vProd, right) => {
  expect(warnTotalDoItem(prod({ qCom, vUnCom, vProd }), 0).length === 0).toBe(right)
})

test('the warning carries both values and the place of the line', () => {
  expect(warnTotalDoItem(prod({ vProd: '451.00' }), 4)).toEqual([
    {
      codigo: 'W_ITEM_TOTAL',
      campo: 'det[4].prod.vprod',
      params: { item: 5, quantidade: '100', unitario: '4,50', calculado: '450,00', declarado: '451,00' },
    },
  ])
})

const rastro = (...quantities: string[]) => ({ rastro: quantities.map((qLote) => ({ nLote: '1', qLote })) })

test('lots add up to the quantity, in the trade unit or the taxable one (ok-conversao-de-unidade)', () => {
  expect(warnRastro(prod(rastro('60.000', '40.000')), 0)).toEqual([])
  expect(warnRastro(prod({ ...rastro('240.000'), qCom: '10', qTrib: '240' }), 0)).toEqual([])
  expect(warnRastro(prod({}), 0)).toEqual([])
  expect(warnRastro(prod(rastro('90.000')), 0)).toMatchObject([
    { codigo: 'W_RASTRO', campo: 'det[0].prod.rastro', params: { soma: '90', quantidade: '100' } },
  ])
})

test('a note without goods states values without quantities: no product of the two', () => {
  const odd = nota({ det: [det({ qCom: '0.0000' })] })
  expect(warnItens(odd, true)).toMatchObject([{ codigo: 'W_ITEM_TOTAL' }])
  expect(warnItens(odd, false)).toEqual([])
})

test('elements are found by name, absent ones are none', () => {
  expect(filhos(nota({ det: [det(), det()] }), 'det')).toHaveLength(2)
  expect(textoDe(nota(), 'ide', 'serie')).toBe('1')
  expect(textoDe(nota(), 'ide', 'nada', 'mais')).toBeUndefined()
})
