import { expect, test } from 'vitest'
import { fillMarcas, marcasDe } from './marcas.ts'

test('names between braces are found, and filled once; those that nobody knows stay', () => {
  const texto = '{nome}, {cpf} {toString} { nome } {}'
  expect(marcasDe(texto)).toEqual(['nome', 'cpf', 'toString', ''])
  expect(fillMarcas(texto, { nome: '{cpf}' })).toBe('{cpf}, {cpf} {toString} { nome } {}')
})
