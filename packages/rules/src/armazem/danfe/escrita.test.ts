import { expect, test } from 'vitest'
import {
  documentoDe,
  enderecoLinhas,
  formatChave,
  formatEscrito,
  formatNumeroNota,
  formatQtd,
  formatUnitario,
} from './escrita.ts'

test('the chave stands in eleven groups of four, letters and all', () => {
  const chave = '35260912ABC34501DE35550010000010121746687400'
  expect(formatChave(chave)).toBe('3526 0912 ABC3 4501 DE35 5500 1000 0010 1217 4668 7400')
  expect(formatChave(chave).split(' ')).toHaveLength(11)
})

test.each([
  ['4817', '4.817'],
  ['000012', '12'],
  ['999999999', '999.999.999'],
  ['0', '0'],
  [null, ''],
])('the number %s reads %s', (numero, text) => expect(formatNumeroNota(numero)).toBe(text))

test('a party is known by its CNPJ, its CPF or what its country gave it', () => {
  expect(documentoDe({ cnpj: '12ABC34501DE35' })).toEqual({ rotulo: 'CNPJ', texto: '12.ABC.345/01DE-35' })
  expect(documentoDe({ cpf: '99999007040' })).toEqual({ rotulo: 'CPF', texto: '999.990.070-40' })
  expect(documentoDe({ idEstrangeiro: '' }).texto).toBe('não informado')
  expect(documentoDe({ idEstrangeiro: 'FICT-0001' })).toEqual({
    rotulo: 'Id estrangeiro',
    texto: 'FICT-0001',
  })
})

test('an address stands in two lines; one abroad names its country', () => {
  const rua = { xLgr: 'Rua das Amostras', nro: '100', xBairro: 'Distrito', xMun: 'São Paulo' }
  expect(enderecoLinhas({ ...rua, uf: 'SP', cep: '01000000' })).toEqual([
    'Rua das Amostras, 100, Distrito',
    'São Paulo, SP · CEP 01000-000',
  ])
  expect(enderecoLinhas({ ...rua, xMun: 'EXTERIOR', uf: 'EX', xPais: 'CHINA' })[1]).toBe('EXTERIOR, CHINA')
  expect(enderecoLinhas(undefined)).toEqual([])
})

test('a moment reads as the note has it, whatever the zone of this machine', () => {
  expect(formatEscrito('2026-09-15T23:59:00-02:00')).toBe('15/09/2026 23:59')
  expect(formatEscrito('2026-09-15')).toBe('15/09/2026')
  expect(formatEscrito(null)).toBe('')
})

test('quantities and unit values keep the decimals of the note', () => {
  expect(formatQtd(1234.5)).toBe('1.234,5')
  expect(formatUnitario(4.5)).toBe('4,50')
  expect(formatUnitario(0.0012345678)).toBe('0,0012345678')
  expect(formatQtd(null)).toBe('—')
})
