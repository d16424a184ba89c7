import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChavePixTipo, normalizeChavePix } from './chave.ts'
import { pixCopiaECola } from './codigo.ts'
import { crc16 } from './crc.ts'
import { checkCopiaECola } from './leitura.ts'

const TIPOS: Record<string, ChavePixTipo> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'EMAIL',
  phone: 'TELEFONE',
  evp: 'ALEATORIA',
}

const vetores = readFileSync(new URL('./vetores.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, shows, kind, key, name, city, cents, txid, text, field01, outcome, answer] = line.split('\t')
    return { id, shows, kind, key, name, city, cents, txid, text, field01, outcome, answer } as Record<
      string,
      string
    >
  })

test('every vector stands in the table', () => {
  expect(vetores).toHaveLength(27)
})

test.each(vetores.filter(({ kind }) => kind !== 'read'))('$id: $shows', (vetor) => {
  const made = pixCopiaECola({
    tipo: TIPOS[vetor.kind!]!,
    chave: vetor.key!,
    nome: vetor.name!,
    cidade: vetor.city!,
    centavos: vetor.cents === '' ? null : Number(vetor.cents),
    txid: vetor.txid || null,
    ...(vetor.text ? { texto: vetor.text } : {}),
    ...(vetor.field01 === '11' ? { iniciacao: '11' as const } : {}),
  })
  expect(made).toEqual(
    vetor.outcome === 'ok' ? { ok: true, codigo: vetor.answer } : { ok: false, motivo: vetor.answer },
  )
})

test.each(vetores.filter(({ kind }) => kind === 'read'))('$id: $shows', ({ key, outcome, answer }) => {
  expect(checkCopiaECola(key!)).toBe(outcome === 'ok' ? null : answer)
})

test('the sum of the published self test', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test.each([
  ['TELEFONE', '+55 (41) 90000-0000', '+5541900000000'],
  ['CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['EMAIL', ' Pix@Posto.Example ', 'pix@posto.example'],
  ['ALEATORIA', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
] as const)('a key of kind %s typed as %s is %s', (tipo, digitada, chave) => {
  expect(normalizeChavePix(tipo, digitada)).toEqual({ ok: true, chave })
})

test('what is written reads back whole, for any amount, name and city', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ü]{1,12}( [A-Za-zÀ-ü]{1,12}){0,3}$/u)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999 }),
      word,
      word,
      fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
      (centavos, nome, cidade, txid) => {
        const made = pixCopiaECola({
          tipo: 'CPF',
          chave: '99999007040',
          nome,
          cidade,
          centavos,
          txid,
        })
        // × and ÷ are among the accented letters of Latin-1, but they have no form without an accent.
        if (/[^A-Za-z ]/.test(`${nome}${cidade}`.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, ''))) return
        expect(made.ok && checkCopiaECola(made.codigo)).toBe(null)
      },
    ),
  )
})
