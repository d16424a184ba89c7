import { expect, test } from 'vitest'
import {
  warnAmbiente,
  warnContingencia,
  warnDigVal,
  warnProtocolo,
  checkCancelamento,
  checkChaveDoProtocolo,
  checkSituacao,
  readCancelamento,
} from './protocolo.ts'
import { CHAVE, elemento, infProt } from '../regras/testing.ts'

test.each([
  ['100', undefined],
  ['150', undefined],
  ...['110', '205', '301', '302', '303'].map((cStat) => [cStat, 'E_DENEGADA'] as const),
  ...['101', '151', '155'].map((cStat) => [cStat, 'E_CANCELADA'] as const),
  ['539', 'E_NAO_AUTORIZADA'],
  ['', 'E_NAO_AUTORIZADA'],
] as const)('cStat %s: %s', (cStat, codigo) => {
  expect(checkSituacao(infProt({ cStat }), CHAVE)?.codigo).toBe(codigo)
})

test('a note that SEFAZ says is cancelled marks the stored one too', () => {
  expect(checkSituacao(infProt({ cStat: '101' }), CHAVE)?.cancelamento).toEqual({
    chave: CHAVE,
    protocolo: '135260000001001',
    em: '2026-09-15T10:31:00-03:00',
  })
})

test('the protocol is of this very note', () => {
  expect(checkChaveDoProtocolo(infProt(), CHAVE)).toBeUndefined()
  expect(checkChaveDoProtocolo(infProt({ chNFe: '1' }), CHAVE)).toMatchObject({
    codigo: 'E_CHAVE_PROTOCOLO',
    params: { outra: '1' },
  })
})

const evento = (mudancas: Record<string, string> = {}) =>
  elemento('infEvento', {
    cStat: '135',
    chNFe: CHAVE,
    tpEvento: '110111',
    dhRegEvento: '2026-09-16T09:00:00-03:00',
    nProt: '1',
    ...mudancas,
  })

test.each([
  [{}, true],
  [{ tpEvento: '110112', cStat: '155' }, true],
  [{ tpEvento: '110110' }, false],
  [{ cStat: '573' }, false],
])('an event %o cancels: %s', (mudancas, cancels) => {
  expect(readCancelamento(evento(mudancas)) !== undefined).toBe(cancels)
  expect(checkCancelamento([evento(mudancas)], CHAVE)?.codigo).toBe(cancels ? 'E_CANCELADA' : undefined)
})

test('an event of another note cancels nothing here', () => {
  expect(checkCancelamento([evento({ chNFe: '1' })], CHAVE)).toBeUndefined()
})

test('without protocol that is a warning; with it, a word on what it cannot prove', () => {
  expect(warnProtocolo(undefined)).toMatchObject([{ codigo: 'W_SEM_PROTOCOLO' }])
  expect(warnProtocolo(infProt())).toEqual([{ codigo: 'I_SITUACAO', params: { data: '15/09/2026' } }])
})

test('the test environment, in the note or in the protocol', () => {
  expect(warnAmbiente('1', infProt())).toEqual([])
  expect(warnAmbiente('1', undefined)).toEqual([])
  expect(warnAmbiente('2', infProt())).toMatchObject([{ codigo: 'W_HOMOLOGACAO' }])
  expect(warnAmbiente('1', infProt({ tpAmb: '2' }))).toMatchObject([{ codigo: 'W_HOMOLOGACAO' }])
})

test('the authorised text is the signed one', () => {
  expect(warnDigVal(infProt(), 'abc=')).toEqual([])
  expect(warnDigVal(infProt({ digVal: ' abc=\n' }), 'abc=')).toEqual([])
  expect(warnDigVal(infProt(), 'xyz=')).toMatchObject([{ codigo: 'W_DIGVAL' }])
  expect(warnDigVal(undefined, 'xyz=')).toEqual([])
  expect(warnDigVal(infProt(), null)).toEqual([])
})

test('contingency is said', () => {
  expect(warnContingencia('1')).toEqual([])
  expect(warnContingencia('6')).toMatchObject([{ codigo: 'I_CONTINGENCIA', params: { tipo: '6' } }])
})
