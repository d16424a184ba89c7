import { expect, test } from 'vitest'
import { warnAssinatura, warnTitular, warnValidade } from './assinatura.ts'
import { textoRegra } from '../regras/regras.ts'
import { CLIENTE } from '../regras/testing.ts'
import type { Assinatura } from './types.ts'

const good: Assinatura = {
  resultado: 'ok',
  titular: 'AURORA',
  documento: CLIENTE,
  emissor: 'AC',
  validoDe: '2026-01-01T03:00:00.000Z',
  validoAte: '2026-12-31T03:00:00.000Z',
}
const emit = { cnpj: CLIENTE, xNome: 'Aurora' }

test.each(['ausente', 'referencia', 'algoritmo', 'digest', 'codificacao', 'valor', 'certificado'] as const)(
  '%s is a warning of its own words',
  (resultado) => {
    const [aviso] = warnAssinatura({ ...good, resultado })
    expect(aviso?.codigo).toBe('W_ASSINATURA')
    expect(textoRegra('W_ASSINATURA', aviso?.params)).toMatch(
      /^A assinatura digital não confere: [a-z].*\.$/u,
    )
  },
)

test('a signature that holds says nothing', () => {
  expect(warnAssinatura(good)).toEqual([])
  expect(warnTitular(good, emit)).toEqual([])
  expect(warnValidade(good, '2026-09-15T10:30:00-03:00')).toEqual([])
})

test('any branch of the issuer may sign; another company is said', () => {
  expect(warnTitular({ ...good, documento: '99999002000799' }, emit)).toEqual([])
  expect(warnTitular({ ...good, documento: null }, emit)).toEqual([])
  expect(warnTitular({ ...good, documento: '99999008011' }, { cpf: '99999008011', xNome: null })).toEqual([])
  expect(warnTitular({ ...good, documento: '12ABC34501DE35' }, emit)).toEqual([
    { codigo: 'I_CERTIFICADO', params: { titular: 'AURORA', documento: '12ABC34501DE35' } },
  ])
})

test('a certificate that was not valid on the day of issue is said, with the days', () => {
  expect(warnValidade(good, '2027-01-02T00:00:00-03:00')).toEqual([
    {
      codigo: 'I_CERTIFICADO_VENCIDO',
      params: { de: '01/01/2026', ate: '31/12/2026', emissao: '02/01/2027' },
    },
  ])
  expect(warnValidade(good, '2025-12-31T00:00:00-03:00')).toHaveLength(1)
  // The certificate's days are read in the warehouse's time zone, the note's in the zone of its own date.
  const late = { ...good, validoDe: '2026-11-21T01:00:00.000Z' }
  expect(warnValidade(late, '2026-11-19T23:30:00-02:00')[0]?.params).toMatchObject({
    de: '20/11/2026',
    emissao: '19/11/2026',
  })
  expect(warnValidade({ ...good, validoDe: null }, '2027-01-02T00:00:00-03:00')).toEqual([])
})
