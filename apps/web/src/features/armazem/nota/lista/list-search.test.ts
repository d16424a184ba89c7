import { expect, test } from 'vitest'
import { filtersOf } from '../../../../platform/address/list-search.ts'
import { countFilters, listRequest, parseNotaSearch } from './list-search.ts'

test('an address is read, and what fits no filter is left out', () => {
  expect(
    parseNotaSearch({
      cliente: '7',
      nome: 'Aurora',
      numero: '4817',
      situacao: 'recebida',
      de: '2026-11-01',
      ate: '31/11',
      pedido: 'nº 48.237',
      order: 'emissao,asc',
      page: '2',
      size: '10',
      outra: 'x',
    }),
  ).toEqual({
    cliente: 7,
    nome: 'Aurora',
    numero: '4817',
    situacao: 'recebida',
    de: '2026-11-01',
    pedido: '48237',
    order: 'emissao,asc',
    page: 2,
    size: 10,
  })
  expect(
    parseNotaSearch({ cliente: 'x', nome: 'Aurora', situacao: 'perdida', order: 'id,asc', page: '0' }),
  ).toEqual({})
  expect(parseNotaSearch({ order: 'importadaEm,desc' })).toEqual({})
})

test('the wire gets the filters by its own names, the newest import first', () => {
  expect(listRequest({ emitente: 'Laticínios', de: '2026-11-01', pedido: '48237' })).toEqual({
    page: 0,
    pageSize: 20,
    order: 'importadaEm',
    direction: 'desc',
    filter: { emitente: 'Laticínios', emissaoDe: '2026-11-01', numeroPedido: 48237 },
  })
})

test('a client is one filter, whatever its name', () => {
  const search = { cliente: 7, nome: 'Aurora', numero: '1', page: 3, size: 10, order: 'numero,asc' as const }
  expect(countFilters(search)).toBe(2)
  expect(filtersOf(search)).toEqual({ cliente: 7, nome: 'Aurora', numero: '1' })
})
