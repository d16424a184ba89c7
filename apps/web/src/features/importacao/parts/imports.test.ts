import { PLANILHAS } from '@app/contract/importacao'
import { expect, test } from 'vitest'
import { caminhoDe, IMPORTS, tipoAt } from './imports.ts'

test.each(Object.entries(PLANILHAS))('%s are for who may write them', (tipo, { ability }) => {
  expect(IMPORTS).toHaveProperty([tipo, 'ability'], ability)
})

test('an address leads to its kind, and to none besides', () => {
  expect(caminhoDe('produtos')).toBe('/importar/produtos')
  expect(caminhoDe('pedidos')).toBe('/pedidos/importar')
  expect(tipoAt('produtos')).toBe('produtos')
  for (const none of ['pedidos', 'toString', 'nada']) expect(tipoAt(none)).toBeUndefined()
})
