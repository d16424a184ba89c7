import { planilhaAt } from '@app/contract/registers/planilhas'
import { expect, test } from 'vitest'
import { caminhoDe } from './imports.ts'

test('an address leads to its kind, and to none besides', () => {
  expect(caminhoDe('produtos')).toBe('/importar/produtos')
  expect(planilhaAt('produtos')?.tipo).toBe('produtos')
  expect(planilhaAt('tipos-de-equipamento')?.registro[0]).toBe('tipo de equipamento')
  for (const none of ['toString', 'nada', 'tipos de equipamento']) expect(planilhaAt(none)).toBeUndefined()
})
