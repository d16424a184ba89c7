import { expect, it } from 'vitest'
import { properOnInput } from './name-field.tsx'

it.each([
  ['MARIA DA SILVA', 'Maria da Silva'],
  ['maria ', 'Maria '],
  [' maria', ' Maria'],
  ["joana d'ávila", "Joana d'Ávila"],
  ['maria  silva', 'maria  silva'],
  ['', ''],
])('%j is typed, %j stands (S3-012)', (typed, shown) => {
  expect(properOnInput('', typed)).toBe(shown)
})

it('leaves letter by letter alone: capitals may be on, or meant', () => {
  expect(properOnInput('MARI', 'MARIA')).toBe('MARIA')
  expect(properOnInput('Ana Mc', 'Ana McD')).toBe('Ana McD')
})
