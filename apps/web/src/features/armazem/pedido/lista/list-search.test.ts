import { expect, it } from 'vitest'
import { countFiveFilters, readFiveFilters } from './five-filters.ts'
import { countFilters, listRequest, parsePedidoSearch } from './list-search.ts'

it('reads the address and drops what fits no filter', () => {
  const search = {
    numero: 48237,
    situacao: 'EM_SEPARACAO',
    wms: 'xyz',
    coleta: 'ontem',
    page: '2',
    size: '15',
    lixo: 1,
  }
  expect(parsePedidoSearch(search)).toEqual({ numero: '48237', situacao: 'EM_SEPARACAO', page: 2 })
})

it('asks by the names of the wire, twenty rows unless the address says ten', () => {
  const search = parsePedidoSearch({
    cliente: 'FA',
    nome: 'Flor',
    wms: 'recebido',
    coleta: '2026-11-20',
    size: 10,
    page: 1,
  })
  expect(listRequest(search)).toEqual({
    page: 1,
    pageSize: 10,
    order: 'numeroPedido',
    direction: 'desc',
    cliente: 'FA',
    status: 'recebido',
    dataHoraColeta: '2026-11-20',
  })
  expect(listRequest({}).pageSize).toBe(20)
})

it('counts filters, not the client’s name nor the page', () => {
  const search = parsePedidoSearch({ cliente: 'FA', nome: 'Flor', page: 3, size: 10 })
  expect(countFiveFilters(search)).toBe(1)
  expect(readFiveFilters(search)).toEqual({ cliente: 'FA', nome: 'Flor' })
})

it('reads what a report’s figure counts, and nothing of it without saying which date', () => {
  const address = {
    quando: 'etapa',
    de: '2026-11-01',
    ate: 'x',
    deixou: 'A_FATURAR',
    passagem: 'ATRASADA',
    clienteId: '3',
  }
  const figura = {
    quando: 'etapa',
    de: '2026-11-01',
    deixou: 'A_FATURAR',
    passagem: 'ATRASADA',
    clienteId: 3,
  }
  const search = parsePedidoSearch(address)
  expect(search).toEqual(figura)
  expect(countFilters(search)).toBe(5)
  expect(listRequest(search)).toMatchObject(figura)
  expect(parsePedidoSearch({ ...address, quando: 'ontem' })).toEqual({ clienteId: 3 })
})
