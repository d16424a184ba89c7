import { expect, test } from 'vitest'
import { typeKey } from './teclado.tsx'

test.each([
  ['', '8', '8'],
  ['8', '4', '84'],
  ['0', '7', '7'],
  ['84', '⌫', '8'],
  ['', '⌫', ''],
  ['', ',', '0,'],
  ['8,5', ',', '8,5'],
  ['8,1234', '5', '8,1234'],
  ['123456789', '1', '123456789'],
])('%s then %s is %s', (texto, tecla, depois) => expect(typeKey(texto, tecla)).toBe(depois))
