import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'

test('a wall screen says which orders it shows', () => {
  expect(filterWords({})).toEqual([])
  expect(
    filterWords({
      situacao: 'A_FATURAR',
      numero: '48',
      cliente: 'C6',
      nome: 'Ferragens Marimbondo',
      wms: 'conferido',
      coleta: '2026-11-20',
    }),
  ).toEqual([
    'Conferido aguardando faturamento',
    'Pedido 48',
    'Ferragens Marimbondo',
    'WMS conferido',
    'Coleta 20/11/2026',
  ])
  expect(filterWords({ cliente: 'C6', coleta: '2026-11-20T13:15:00Z' })).toEqual([
    'C6',
    'Coleta 20/11/2026 10:15',
  ])
})
