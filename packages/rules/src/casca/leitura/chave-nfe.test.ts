import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaveCheckDigit, isChaveNfe, looksLikeChave } from './chave-nfe.ts'

const keyOf = (cnpj: string, rest = '550010000048221123456789') => {
  const body = `352611${cnpj}${rest.slice(0, 23)}`
  return `${body}${chaveCheckDigit(body)}`
}

// The example of the NF-e manual (nota técnica on the key's check digit).
test('the check digit of a published key', () => {
  expect(chaveCheckDigit('5206043300991100250655012000000780026730161')).toBe(5)
  expect(isChaveNfe('52060433009911002506550120000007800267301615')).toBe(true)
  expect(isChaveNfe('52060433009911002506550120000007800267301616')).toBe(false)
})

test('a CNPJ with letters counts them by their ASCII code less 48', () => {
  const key = keyOf('12ABC34501DE35')
  expect(key).toHaveLength(44)
  expect(isChaveNfe(key)).toBe(true)
  expect(isChaveNfe(key.replace('ABC', 'ABD'))).toBe(false)
})

test.each(['', '5'.repeat(43), '5'.repeat(45), `A${'5'.repeat(43)}`, `${'5'.repeat(43)}A`])(
  '%s has not its shape',
  (text) => expect(looksLikeChave(text)).toBe(false),
)

test('two letters or digits exchanged side by side are found, unless they differ by the module', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/), fc.integer({ min: 6, max: 17 }), (cnpj, at) => {
      const key = keyOf(cnpj)
      const [a = '', b = ''] = [key[at], key[at + 1]]
      const turned = `${key.slice(0, at)}${b}${a}${key.slice(at + 2)}`
      if (a === b || !looksLikeChave(turned)) return isChaveNfe(key)
      const same = chaveCheckDigit(turned.slice(0, 43)) === Number(key.at(-1))
      return isChaveNfe(key) && isChaveNfe(turned) === same
    }),
  )
})
