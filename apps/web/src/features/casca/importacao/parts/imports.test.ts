import { planilhaAt, PLANILHAS } from '@app/contract/casca/importacao'
import { expect, test } from 'vitest'
import { caminhoDe, IMPORTS } from './imports.ts'

test.each(Object.entries(PLANILHAS))('%s are for who may write them', (tipo, { ability }) => {
  expect(IMPORTS).toHaveProperty([tipo, 'ability'], ability)
})

test('an address leads to its kind, and to none besides', () => {
  expect(caminhoDe('produtos')).toBe('/importar/produtos')
  expect(caminhoDe('pedidos')).toBe('/pedidos/importar')
  expect(planilhaAt('produtos')?.tipo).toBe('produtos')
  expect(planilhaAt('tipos-de-equipamento')?.registro[0]).toBe('tipo de equipamento')
  for (const none of ['toString', 'nada', 'tipos de equipamento']) expect(planilhaAt(none)).toBeUndefined()
})
