import { expect, test } from 'vitest'
import { findDono } from './dono.ts'
import { ARMAZEM, CHAVE, CLIENTE, det, notaNoFio } from '../regras/testing.ts'

const OUTRO = '12ABC34501DE35'
const ESTRANHO = '99999006000181'
const casa = { clientes: new Set([CLIENTE, OUTRO]), armazens: new Set([ARMAZEM]) }
const whose = (CFOP: string, emit: string, dest: string, ide = {}) =>
  findDono(notaNoFio({ det: [det({ CFOP })], emit: { CNPJ: emit }, dest: { CNPJ: dest }, ide }), casa)

test.each([
  ['5905', CLIENTE, ARMAZEM, 'emit'],
  ['5906', ARMAZEM, CLIENTE, 'dest'],
  ['5934', OUTRO, ARMAZEM, 'emit'],
  ['5905', CLIENTE, OUTRO, 'emit'],
  ['5906', CLIENTE, OUTRO, 'dest'],
  ['5102', ESTRANHO, CLIENTE, 'dest'],
  ['5905', ESTRANHO, CLIENTE, 'dest'],
  ['1905', ARMAZEM, CLIENTE, 'dest'],
] as const)('%s from %s to %s belongs to %s', (cfop, emit, dest, lado) => {
  const documento = lado === 'emit' ? emit : dest
  expect(whose(cfop, emit, dest)).toEqual({ tipo: 'cliente', documento, lado })
})

test('both parties are clients and the CFOP does not decide (choose-duas-partes-clientes)', () => {
  expect(whose('5102', CLIENTE, OUTRO)).toMatchObject({
    tipo: 'escolha',
    candidatos: [{ documento: CLIENTE }, { documento: OUTRO }],
    proposta: null,
  })
})

test('items of both sides decide nothing', () => {
  const mixed = notaNoFio({
    det: [det({ CFOP: '5905' }), det({ CFOP: '5906' })],
    emit: { CNPJ: CLIENTE },
    dest: { CNPJ: OUTRO },
  })
  expect(findDono(mixed, casa).tipo).toBe('escolha')
})

test('the warehouse ships to a stranger: the client of the note it refers to is proposed', () => {
  const NFref = [{ refNFe: CHAVE }]
  expect(whose('6923', ARMAZEM, ESTRANHO, { NFref })).toEqual({
    tipo: 'escolha',
    candidatos: [{ documento: CLIENTE, nome: null }],
    proposta: CLIENTE,
  })
  expect(whose('6923', ARMAZEM, ESTRANHO)).toEqual({ tipo: 'escolha', candidatos: [], proposta: null })
})

test('nobody of ours (ref-partes-estranhas), also by a document that is only like a client’s', () => {
  expect(whose('5102', ESTRANHO, '99999004000192')).toMatchObject({
    tipo: 'recusa',
    codigo: 'E_SEM_CLIENTE',
    params: { emit: ESTRANHO, dest: '99999004000192' },
  })
  expect(whose('5905', CLIENTE.slice(0, 12), ESTRANHO).tipo).toBe('recusa')
})

test('a foreign or absent receiver is no client (ok-exportacao-dest-estrangeiro)', () => {
  const foreign = notaNoFio({ det: [det({ CFOP: '7102' })], dest: { idEstrangeiro: '', xNome: 'X' } })
  expect(findDono(foreign, casa)).toMatchObject({ tipo: 'cliente', lado: 'emit' })
  expect(findDono({ ...foreign, dest: null }, casa)).toMatchObject({ tipo: 'cliente', lado: 'emit' })
})
