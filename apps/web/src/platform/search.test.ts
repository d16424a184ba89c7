import { expect, it } from 'vitest'
import { compact, integerParam, localPath, optionParam, textParam } from './search.ts'

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
