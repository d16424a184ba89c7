import { UNIDADES_FEDERATIVAS, type UnidadeFederativa } from '@app/contract/casca/endereco'
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { faltaNaInscricao } from './inscricao-estadual.ts'

/** Every state with two right and two wrong numbers, all invented. */
const linhas = readFileSync(new URL('./ie.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((linha) => linha.split('\t'))

const FALTA: Record<string, string> = {
  'check digit one too high': 'digito',
  'check digits right, prefix not of the state': 'prefixo',
  'one digit too many': 'forma',
}

describe('S8-043: a state registration', () => {
  it.each(linhas)('%s %s is %s (%s)', (uf = '', numero = '', expected, note = '') => {
    const falta = faltaNaInscricao(uf as UnidadeFederativa, numero)
    expect(falta).toBe(expected === 'valid' ? null : FALTA[note])
  })

  test('of every state has rows, four each', () => {
    const estados = linhas.map(([uf]) => uf)
    expect(new Set(estados)).toEqual(new Set(UNIDADES_FEDERATIVAS))
    expect(estados).toHaveLength(4 * UNIDADES_FEDERATIVAS.length)
  })

  // Examples from the states' own pages.
  test.each([
    ['GO', '109876547'],
    ['BA', '123456748'],
    ['BA', '12345663'],
    ['RO', '00000000625213'],
    ['TO', '29010227836'],
    ['PE', '18100100000049'],
    ['MG', '0623079040081'],
    ['SP', '110042490114'],
    ['SP', 'P011004243002'],
  ] as const)('%s %s, an example of the state, is right', (uf, numero) => {
    expect(faltaNaInscricao(uf, numero)).toBeNull()
  })

  test.each([
    ['SP', '000000000000'],
    ['SP', '1100424901140'],
    ['SP', '11004249011P'],
    ['RJ', 'P9999993'],
    ['SC', ''],
    ['SC', 'ISENTA'],
  ] as const)('%s “%s” has no form of the state', (uf, numero) => {
    expect(faltaNaInscricao(uf, numero)).toBe('forma')
  })

  test('ISENTO is a value of its own in every state', () => {
    for (const uf of UNIDADES_FEDERATIVAS) expect(faltaNaInscricao(uf, 'ISENTO')).toBeNull()
  })
})
