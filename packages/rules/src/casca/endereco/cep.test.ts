import { UNIDADES_FEDERATIVAS } from '@app/contract/casca/endereco'
import { expect, test } from 'vitest'
import { estadoDoCep } from './cep.ts'

test.each([
  ['01310100', 'SP'],
  ['19999999', 'SP'],
  ['20000000', 'RJ'],
  ['50030230', 'PE'],
  ['69005010', 'AM'],
  ['69301110', 'RR'],
  ['69400000', 'AM'],
  ['69900062', 'AC'],
  ['70040010', 'DF'],
  ['72800000', 'GO'],
  ['73000000', 'DF'],
  ['74003010', 'GO'],
  ['76801000', 'RO'],
  ['99999999', 'RS'],
])('the CEP %s lies in %s', (cep, estado) => expect(estadoDoCep(cep)).toBe(estado))

test.each(['00000000', '00999999', '78900000'])('%s has been given to no state', (cep) =>
  expect(estadoDoCep(cep)).toBeUndefined(),
)

test('each of the 27 states has CEPs', () => {
  const found = new Set(
    Array.from({ length: 100_000 }, (_, inicio) => estadoDoCep(`${String(inicio).padStart(5, '0')}000`)),
  )
  expect(found).toEqual(new Set([...UNIDADES_FEDERATIVAS, undefined]))
})
