import { clienteView } from '@app/contract/registers/cliente'
import { produtoView } from '@app/contract/registers/produto'
import { expect, it } from 'vitest'
import { countFilters, filtersOf, listRequest, parseRegisterSearch, sortOf } from './search.ts'

it('reads the address of a register and drops what fits none of its filters', () => {
  const search = {
    nome: ' flor ',
    statusWms: 'quebrado',
    status: 'false',
    order: 'razaoSocial,desc',
    page: '2',
    size: '15',
    lixo: 'x',
  }
  expect(parseRegisterSearch(clienteView, search)).toEqual({
    nome: 'flor',
    status: 'false',
    order: 'razaoSocial,desc',
    page: 2,
  })
  expect(parseRegisterSearch(clienteView, { order: 'senha,asc', status: 'true' })).toEqual({})
})

it('S4-126: lists the active ones in the usual order unless the address says otherwise', () => {
  expect(listRequest(clienteView, {})).toEqual({
    page: 0,
    pageSize: 20,
    order: 'nome',
    direction: 'asc',
    filter: { status: 'true' },
  })
  expect(listRequest(clienteView, { status: 'todos', size: 10 })).toMatchObject({ pageSize: 10, filter: {} })
  expect(sortOf(clienteView, { order: 'razaoSocial,desc' })).toEqual({ by: 'razaoSocial', direction: 'desc' })
})

it('a chosen record goes to the server by its id, its name only shows', () => {
  const search = parseRegisterSearch(produtoView, { cliente: '3', clienteNome: 'Aurora', codigo: '789' })
  expect(listRequest(produtoView, search).filter).toEqual({ cliente: '3', codigo: '789', status: 'true' })
  expect(filtersOf(produtoView, search)).toEqual({ cliente: '3', clienteNome: 'Aurora', codigo: '789' })
  expect(countFilters(produtoView, search)).toBe(2)
  expect(parseRegisterSearch(produtoView, { cliente: 'abc' })).toEqual({})
})
