import { expect, test } from 'vitest'
import { comQuantidade, isAcimaDaTabela, linhaDe, totalDe, wireLinhas } from './linhas.ts'

const bateria = linhaDe({ tipo: 'PECA', id: 7, codigo: 'BAT', titulo: 'Bateria', preco: 19.9 }, 'a')

test('another quantity has its own price, and a discount is not above the list', () => {
  const tres = comQuantidade(bateria, 3)
  expect(tres.valorFinal).toBe(59.7)
  expect(isAcimaDaTabela(tres)).toBe(false)
  expect(isAcimaDaTabela({ ...tres, valorFinal: 59.71 })).toBe(true)
})

test('the total is whole cents, and the wire names the part', () => {
  expect(
    totalDe([
      { ...bateria, valorFinal: 0.1 },
      { ...bateria, valorFinal: 0.2 },
    ]),
  ).toBe(0.3)
  expect(wireLinhas([bateria])).toEqual([
    { tipo: 'PECA', peca: { id: 7 }, quantidade: 1, valorFinal: 19.9, motivoValor: null },
  ])
})
