import { expect, test } from 'vitest'
import { parseRastreioSearch } from './search.ts'

test.each([
  [{}, {}],
  [
    { por: 'nota', q: ' 1012 ' },
    { por: 'nota', q: '1012' },
  ],
  [{ por: 'cor', q: 7 }, { q: '7' }],
  [{ q: 'x'.repeat(80) }, { q: 'x'.repeat(60) }],
])('%j is read as %j', (address, search) => expect(parseRastreioSearch(address)).toEqual(search))
