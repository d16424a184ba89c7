import { expect, it } from 'vitest'
import { filtersOf } from '../../../../platform/address/list-search.ts'
import { countFilters, listRequest, parseOsSearch } from './list-search.ts'

it('reads the address and drops what fits no filter', () => {
  const search = {
    busca: 388,
    status: 'CONSERTADA',
    semaforo: 'ROXO',
    abertas: 'true',
    posto: 'x',
    page: '1',
    lixo: 1,
  }
  expect(parseOsSearch(search)).toEqual({ busca: '388', status: 'CONSERTADA', abertas: 'true', page: 1 })
})

it('asks by the names of the wire, the late ones first', () => {
  const search = parseOsSearch({
    garantia: 'false',
    posto: 3,
    postoNome: 'Ponteiro',
    order: 'diasCorridos,desc',
  })
  expect(listRequest(search)).toEqual({
    page: 0,
    pageSize: 20,
    order: 'diasCorridos',
    direction: 'desc',
    filter: { garantia: false, posto: 3 },
  })
  expect(listRequest({})).toMatchObject({ order: 'atraso', direction: 'desc' })
})

it('reads yes and no as the router hands them over', () => {
  expect(parseOsSearch({ abertas: true, garantia: false })).toEqual({ abertas: 'true', garantia: 'false' })
})

it('reads several statuses, as a box of the start counts them', () => {
  const search = parseOsSearch({ status: 'CONSERTADA,XYZ,REPARADA' })
  expect(search.status).toBe('CONSERTADA,REPARADA')
  expect(listRequest(search).filter).toEqual({ status: ['CONSERTADA', 'REPARADA'] })
  expect(countFilters(search)).toBe(1)
})

it('counts filters, not the names beside them nor the page', () => {
  const search = parseOsSearch({ posto: 3, postoNome: 'Ponteiro', page: 3, de: '2026-11-01' })
  expect(countFilters(search)).toBe(2)
  expect(filtersOf(search)).toEqual({ posto: 3, postoNome: 'Ponteiro', de: '2026-11-01' })
})
