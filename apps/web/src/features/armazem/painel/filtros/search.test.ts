import { PedidoListRequest } from '@app/contract/armazem/pedido'
import { expect, test } from 'vitest'
import { panelRequest, parsePainelSearch, sameFilters, sortOf, withFilters } from './search.ts'
import { countFiveFilters, readFiveFilters } from '../../pedido/index.ts'
import type { PainelSearch } from './search.ts'

const full: PainelSearch = {
  situacao: 'EM_SEPARACAO',
  numero: '48224',
  cliente: 'C-7',
  nome: 'Ferragens Marimbondo',
  wms: 'em separação',
  coleta: '2026-11-20T13:15:00.000Z',
  ordem: 'cliente',
  direcao: 'desc',
  page: 2,
  size: 50,
  modo: 'tv',
}

test('the panel reads its own address back', () => {
  expect(parsePainelSearch({ ...full })).toEqual(full)
  expect(parsePainelSearch({})).toEqual({})
})

test('numbers of an address are texts of a filter', () => {
  expect(parsePainelSearch({ numero: 48224, cliente: 77, page: '3' })).toEqual({
    numero: '48224',
    cliente: '77',
    page: 3,
  })
})

test.each([
  ['situacao', 'ABERTO'],
  ['situacao', 'CANCELADO'],
  ['numero', '48a'],
  ['numero', '9'.repeat(16)],
  ['wms', 'enviado'],
  ['coleta', '31/12/2026'],
  ['coleta', '2026-13-40'],
  ['coleta', ['2026-11-20']],
  ['nome', 'de cliente nenhum'],
  ['direcao', 'asc'],
  ['ordem', 'versao'],
  ['page', -1],
  ['page', 'última'],
  ['size', 21],
  ['modo', 'cinema'],
])('a broken %s (%s) falls away and the panel opens', (name, value) => {
  expect(parsePainelSearch({ [name]: value })).toEqual({})
})

test('a request is what the contract takes, whatever the filters', () => {
  for (const search of [{}, full, { coleta: '2026-11-20' }, { wms: 'expedido' } as const])
    expect(PedidoListRequest.safeParse(panelRequest(search, null)).success).toBe(true)
})

test('the filters travel at the top level under the names of the wire', () => {
  expect(panelRequest(full, null)).toEqual({
    page: 2,
    pageSize: 50,
    order: 'cliente',
    direction: 'desc',
    dashboard: true,
    situacao: 'EM_SEPARACAO',
    numeroPedido: '48224',
    cliente: 'C-7',
    status: 'em separação',
    dataHoraColeta: '2026-11-20T13:15:00.000Z',
  })
})

test('without filters: the panel’s orders, the late ones, then the next pickup, twenty of them', () => {
  expect(panelRequest({}, null)).toEqual({
    page: 0,
    pageSize: 20,
    order: 'atraso',
    direction: 'asc',
    dashboard: true,
  })
})

test('dispatched orders show when they are asked for, newest first', () => {
  expect(panelRequest({ wms: 'expedido' }, null)).toMatchObject({
    dashboard: false,
    order: 'dataHoraColeta',
    direction: 'desc',
  })
  expect(sortOf({ wms: 'expedido', ordem: 'cliente', direcao: 'asc' })).toEqual({
    by: 'cliente',
    direction: 'asc',
  })
})

test('a wall screen shows ten rows of the page it has turned to', () => {
  expect(panelRequest(full, 2)).toMatchObject({ page: 2, pageSize: 10 })
  expect(panelRequest(full, 0)).toMatchObject({ page: 0, pageSize: 10, situacao: 'EM_SEPARACAO' })
})

test('new filters start at the first page and keep order and mode', () => {
  expect(withFilters(full, { numero: '5' })).toEqual({
    numero: '5',
    ordem: 'cliente',
    direcao: 'desc',
    modo: 'tv',
  })
  expect(withFilters({ size: 10, page: 4 }, {})).toEqual({})
})

test('counts five filters: the name belongs to the client', () => {
  expect(countFiveFilters(full)).toBe(5)
  expect(countFiveFilters({ cliente: 'C-7', nome: 'Ferragens Marimbondo' })).toBe(1)
  expect(countFiveFilters({})).toBe(0)
})

test('filters are the same whatever their order', () => {
  expect(sameFilters({ numero: '5', situacao: 'CRIADO' }, { situacao: 'CRIADO', numero: '5' })).toBe(true)
  expect(sameFilters({ numero: '5' }, { numero: '6' })).toBe(false)
  expect(readFiveFilters(full)).not.toHaveProperty('page')
})
