import { expect, test } from 'vitest'
import { eventosDaNota } from './eventos.ts'

const nota = { chave: '35261199999999000191550010000000011000000010', numero: 1, serie: 1, versao: 2 }

test.each([
  ['importada', 'nota.importada'],
  ['recebida', 'nota.recebida'],
  ['recebimento-estornado', 'nota.estornada'],
  ['cancelada', 'nota.cancelada'],
] as const)('a note that was %s is told as %s', (acao, tipo) => {
  expect(eventosDaNota([{ campo: 'nota', acao }], nota)).toEqual([{ tipo, dados: nota }])
})

test('a changed line of a note is not told', () => {
  expect(eventosDaNota([{ campo: 'Item 1', de: 'a', para: 'b' }], nota)).toEqual([])
})
