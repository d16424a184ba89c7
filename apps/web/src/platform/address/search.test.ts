import { expect, it } from 'vitest'
import {
  changed,
  compact,
  dayParam,
  integerParam,
  localPath,
  momentParam,
  optionParam,
  pageParams,
  pageRequest,
  readAddress,
  readOrder,
  textParam,
} from './search.ts'

it('reads texts, numbers and options, and drops what fits none', () => {
  expect(textParam(' 48237 ')).toBe('48237')
  expect(textParam(48237)).toBe('48237')
  expect(textParam('  ')).toBeUndefined()
  expect(integerParam('3', 0, 10)).toBe(3)
  expect(integerParam('3.5', 0, 10)).toBeUndefined()
  expect(integerParam(11, 0, 10)).toBeUndefined()
  expect(integerParam(undefined, 0, 10)).toBeUndefined()
  expect(optionParam('b', ['a', 'b'])).toBe('b')
  expect(optionParam('c', ['a', 'b'])).toBeUndefined()
})

it('S4-126: leaves every value of an address the text that stands there', () => {
  expect(readAddress('?status=false&numero=48224&codigo=007&nome=true&vazio=')).toEqual({
    status: 'false',
    numero: '48224',
    codigo: '007',
    nome: 'true',
    vazio: '',
  })
  expect(readAddress('')).toEqual({})
})

it('returns only to addresses of this application', () => {
  expect(localPath('/pedidos?page=2')).toBe('/pedidos?page=2')
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/index', 7])
    expect(localPath(bad)).toBeUndefined()
})

it('leaves out what is empty, keeps zero and false', () => {
  expect(compact({ a: '', b: null, c: undefined, d: 0, e: false, f: 'x' })).toEqual({
    d: 0,
    e: false,
    f: 'x',
  })
})

it('reads days, instants, pages and orders of an address', () => {
  expect(dayParam('2026-11-20')).toBe('2026-11-20')
  expect(dayParam('2026-13-40')).toBeUndefined()
  expect(momentParam('2026-11-20')).toBe('2026-11-20')
  expect(momentParam('2026-11-20T13:15:00.000Z')).toBe('2026-11-20T13:15:00.000Z')
  expect(momentParam('2026')).toBeUndefined()
  expect(pageParams({ page: '2', size: '10' })).toEqual({ page: 2, size: 10 })
  expect(pageParams({ page: '0', size: '15' })).toEqual({})
  expect(pageRequest({ page: 2 })).toEqual({ page: 2, pageSize: 20 })
  expect(readOrder('numero,asc', ['numero'])).toEqual({ by: 'numero', direction: 'asc' })
  expect(readOrder('senha,asc', ['numero'])).toBeUndefined()
  expect(readOrder('numero', ['numero'])).toBeUndefined()
})

it('changes a part of what fields hold as it is typed, and forgets what was emptied', () => {
  const filters: { emitente?: string; numero?: string } = { emitente: 'Casa', numero: '7' }
  expect(changed(filters, { emitente: 'Casa ' })).toEqual({ emitente: 'Casa ', numero: '7' })
  expect(changed(filters, { numero: '' })).toEqual({ emitente: 'Casa' })
  expect(changed(filters, { numero: undefined, emitente: null })).toEqual({})
})
