import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaveCheckDigit } from '../../../casca/leitura/chave-nfe.ts'
import { chaveDe, checkCampos, checkDigito, emitenteDaChave } from './chave.ts'
import { CHAVE, nota } from '../regras/testing.ts'

test('the chave is text after NFe (ok-5905-1-item)', () => {
  expect(chaveDe(nota())).toBe(CHAVE)
  expect(checkDigito(CHAVE)).toBeUndefined()
  expect(checkCampos(nota())).toBeUndefined()
})

test.each([
  ['35260999999002000101550010000010731784773455'],
  [''],
  [CHAVE.slice(0, 43)],
  [`${CHAVE}0`],
  [CHAVE.toLowerCase().replace('9', 'a')],
])('%s is refused for its digit or shape', (chave) => {
  expect(checkDigito(chave)).toMatchObject({ codigo: 'E_CHAVE_DV', params: { chave } })
})

test('letters within the CNPJ, also after a leading zero (ok-cnpj-alfa-zero-esquerda)', () => {
  expect(checkDigito('3326090ZTESTE1000128550010000010151801438337')).toBeUndefined()
  expect(checkDigito('35260912ABC34501DE35550010000010141228314939')).toBeUndefined()
})

test.each([
  ['a UF', { cUF: '41' }],
  ['o ano e mês de emissão', { dhEmi: '2026-10-01T00:30:00-03:00' }],
  ['o modelo', { mod: '65' }],
  ['a série', { serie: '2' }],
  ['o número', { nNF: '7777777' }],
  ['o tipo de emissão', { tpEmis: '6' }],
  ['o código numérico', { cNF: '37458678' }],
  ['o dígito verificador', { cDV: '8' }],
])('%s of the note must be that of the chave', (campo, ide) => {
  expect(checkCampos(nota({ ide }))).toMatchObject({ codigo: 'E_CHAVE_CAMPOS', params: { campo } })
})

test('the month is read as written, without a shift of time zone', () => {
  expect(checkCampos(nota({ ide: { dhEmi: '2026-09-30T23:59:59-03:00' } }))).toBeUndefined()
})

test('the issuer must be that of the chave, zeros and letters included', () => {
  for (const CNPJ of ['9999002000101', '99999002000102', ''])
    expect(checkCampos(nota({ emit: { CNPJ } }))).toMatchObject({ codigo: 'E_CHAVE_CAMPOS' })
})

test('a CPF stands after 000, in its own series (ok-emitente-cpf-produtor-rural)', () => {
  const id = '41260900099999008011559200000010161965396471'
  const ide = { cUF: '41', serie: '920', nNF: '1016', cNF: '96539647', cDV: '1' }
  expect(checkCampos(nota({ id, ide, emit: { CPF: '99999008011' } }))).toBeUndefined()
  expect(emitenteDaChave(id)).toBe('99999008011')
  expect(emitenteDaChave(CHAVE)).toBe('99999002000101')
})

test('a nota avulsa may carry the CNPJ of the tax office', () => {
  const mais = { avulsa: { CNPJ: '99999002000101' } }
  expect(checkCampos(nota({ emit: { CPF: '99999008011' }, mais }))).toBeUndefined()
  expect(checkCampos(nota({ emit: { CPF: '99999008011' }, mais: { avulsa: { CNPJ: '1' } } }))).toMatchObject({
    params: { campo: 'o CNPJ ou CPF do emitente', nota: '00099999008011' },
  })
})

test('whatever single character of a good chave is changed, the note is refused', () => {
  const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''))
  fc.assert(
    fc.property(fc.nat({ max: 43 }), character, (at, other) => {
      fc.pre(CHAVE[at] !== other)
      const id = CHAVE.slice(0, at) + other + CHAVE.slice(at + 1)
      expect(checkDigito(id) ?? checkCampos(nota({ id }))).toMatchObject({ tipo: 'recusa' })
    }),
    { numRuns: 500 },
  )
})

test('any 43 characters have one digit that completes them', () => {
  const body = fc
    .tuple(
      fc.stringMatching(/^[0-9]{6}$/),
      fc.stringMatching(/^[0-9A-Z]{12}$/),
      fc.stringMatching(/^[0-9]{25}$/),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(body, (text) => {
      const good = Array.from('0123456789').filter((digit) => !checkDigito(text + digit))
      expect(good).toEqual([String(chaveCheckDigit(text))])
    }),
  )
})
