import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaveCheckDigit } from './chave-nfe.ts'
import { gtinCheckDigit } from './gtin.ts'
import { readCodigo } from './codigo.ts'

const OPTIONS = { ano: 2026, origem: 'https://retaguarda.example' }
const ler = (text: string) => readCodigo(text, OPTIONS)

test.each([
  ['RETAGUARDA:PEDIDO:48224', { tipo: 'pedido', numero: '48224' }],
  ['retaguarda:pedido:0048224', { tipo: 'pedido', numero: '48224' }],
  [' https://retaguarda.example/pedidos/edit/77?de=qr ', { tipo: 'pedidoId', id: 77 }],
  ['https://retaguarda.example/pedidos/edit/77/', { tipo: 'pedidoId', id: 77 }],
  [
    'https://outro-nome.example/acompanhar/aB3_aB3-aB3_aB3-aB3_aB3-aB3_aB3-aB3_aB3-xyz?de=qr',
    { tipo: 'acompanhamento', token: 'aB3_aB3-aB3_aB3-aB3_aB3-aB3_aB3-aB3_aB3-xyz' },
  ],
  ['7891000315507', { tipo: 'gtin', gtin: '7891000315507' }],
  [']E07891000315507', { tipo: 'gtin', gtin: '7891000315507' }],
  [']C10107891000315507', { tipo: 'gs1', gtin: '07891000315507' }],
  ['(01)07891000315507(10)A1', { tipo: 'gs1', gtin: '07891000315507', lote: 'A1' }],
  [
    '52060433009911002506550120000007800267301615',
    { tipo: 'nfe', chave: '52060433009911002506550120000007800267301615' },
  ],
  [
    'NFe5206 0433 0099 1100 2506 5501 2000 0007 8002 6730 1615',
    { tipo: 'nfe', chave: '52060433009911002506550120000007800267301615' },
  ],
  ['48224', { tipo: 'codigo', codigo: '48224' }],
  ['SU-1000', { tipo: 'codigo', codigo: 'SU-1000' }],
])('%s', (text, wanted) => expect(ler(text)).toEqual(wanted))

test('a label with a wrong check digit is to be read again, not another code', () => {
  expect(ler('52060433009911002506550120000007800267301616')).toEqual({ tipo: 'ilegivel' })
  expect(ler('(01)07891000315508(10)A1')).toEqual({ tipo: 'ilegivel' })
  expect(ler('(01)07891000315507(17)271301')).toEqual({ tipo: 'ilegivel' })
})

test('addresses of other places and other paths are only texts', () => {
  for (const text of [
    'https://outro.example/pedidos/edit/77',
    'https://retaguarda.example.outro.example/pedidos/edit/77',
    'https://retaguarda.example/pedidos/edit/77/anexos/nf',
    'https://retaguarda.example/usuario/1',
    'https://retaguarda.example/acompanhar/curto',
    'https://retaguarda.example/acompanhar/aB3_aB3-aB3_aB3-aB3_aB3-aB3_aB3-aB3_aB3-xyz/foto/1',
  ])
    expect(ler(text)).toEqual({ tipo: 'codigo', codigo: text })
})

test('nothing is no code', () => {
  expect(ler('')).toBeNull()
  expect(ler('  \n')).toBeNull()
})

test('any text at all is said to be something, and never breaks', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 500 }), fc.string({ unit: 'binary', maxLength: 80 })),
      (text) => {
        const found = ler(text)
        expect(found === null).toBe(
          text
            .slice(0, 400)
            .trim()
            .replace(/^\][A-Za-z]\d/, '') === '',
        )
      },
    ),
  )
})

test('a GTIN is one in every length, a key in every CNPJ', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/), (digits, cnpj) => {
      const gtin = `${digits}${gtinCheckDigit(digits)}`
      expect(ler(gtin)).toEqual({ tipo: 'gtin', gtin })
      const body = `352611${cnpj}55001000004822112345678`
      const chave = `${body}${chaveCheckDigit(body)}`
      expect(ler(chave)).toEqual({ tipo: 'nfe', chave })
    }),
  )
})
