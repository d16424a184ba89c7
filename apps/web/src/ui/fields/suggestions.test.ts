import { expect, test } from 'vitest'
import { suggestionsOf } from './suggestions.ts'

const CIDADES = ['Ribeirão Preto', 'São José do Rio Preto', 'São Paulo', 'Paulo de Faria', 'Santos']

test.each([
  ['sao', ['São José do Rio Preto', 'São Paulo']],
  ['PRETO', ['Ribeirão Preto', 'São José do Rio Preto']],
  ['paulo', ['Paulo de Faria', 'São Paulo']],
  ['São Paulo', []],
  ['Lisboa', []],
  ['', CIDADES],
])('of the names, %j may mean %j', (typed, names) => expect(suggestionsOf(CIDADES, typed)).toEqual(names))

test('no more than eight are offered', () => {
  const many = Array.from({ length: 600 }, (_, index) => `Cidade ${index}`)
  expect(suggestionsOf(many, 'cidade')).toHaveLength(8)
})
