import { expect, test } from 'vitest'
import { comCodificacaoErrada, judgeNota, refusalOf } from './judge.ts'
import { CHAVE, elemento, infProt, nota } from './testing.ts'
import type { Provas } from './judge.ts'

const provas: Provas = {
  assinatura: {
    resultado: 'ok',
    titular: null,
    documento: null,
    emissor: null,
    validoDe: null,
    validoAte: null,
  },
  esquema: { versao: 'PL_X', resultado: 'ok', mensagem: null, elemento: null, original: null },
  digestDeclarado: 'abc=',
  digestValue: 'abc=',
}
const xml = { infNFe: nota(), infProt: infProt(), eventos: [] }
const cancelamento = elemento('infEvento', { cStat: '135', chNFe: CHAVE, tpEvento: '110111' })

test('a good note is refused for nothing and warned of nothing', () => {
  expect(refusalOf(xml)).toBeUndefined()
  const lida = judgeNota(xml, provas)
  expect(lida).toMatchObject({ chave: CHAVE, protocolo: { cStat: '100' }, digestValue: 'abc=' })
  expect(lida.avisos.map(({ codigo }) => codigo)).toEqual(['I_SITUACAO'])
})

test('one refusal, the first in the order of the rules', () => {
  const wrong = { ide: { mod: '65', nNF: '2' }, id: '1', det: [] }
  const first = (mudancas: Parameters<typeof nota>[0], mais = {}) =>
    refusalOf({ ...xml, infNFe: nota(mudancas), ...mais })?.codigo
  const protocolo = { infProt: infProt({ chNFe: '1', cStat: '110' }), eventos: [cancelamento] }
  expect(first(wrong, protocolo)).toBe('E_NFCE')
  expect(first({ ...wrong, ide: { nNF: '2' } }, protocolo)).toBe('E_CHAVE_DV')
  expect(first({ ide: { nNF: '2' }, det: [] }, protocolo)).toBe('E_CHAVE_CAMPOS')
  expect(first({ det: [] }, protocolo)).toBe('E_CHAVE_PROTOCOLO')
  expect(first({ det: [] }, { ...protocolo, infProt: infProt({ cStat: '110' }) })).toBe('E_DENEGADA')
  expect(first({ det: [] }, { eventos: [cancelamento] })).toBe('E_CANCELADA')
  expect(first({ det: [] })).toBe('E_SEM_ITENS')
})

test('an older layout is named by its version', () => {
  const old = { ...nota(), atributos: { Id: `NFe${CHAVE}`, versao: '3.10' } }
  expect(refusalOf({ ...xml, infNFe: old })).toMatchObject({
    codigo: 'E_LAYOUT',
    params: { versao: '3.10' },
  })
})

test('warnings add up', () => {
  const lida = judgeNota(
    {
      infNFe: nota({ ide: { tpAmb: '2', tpEmis: '6' }, icmsTot: { vNF: '1.00' } }),
      infProt: undefined,
      eventos: [],
    },
    { ...provas, assinatura: { ...provas.assinatura, resultado: 'ausente' } },
  )
  expect(lida.avisos.map(({ codigo }) => codigo)).toEqual([
    'W_SEM_PROTOCOLO',
    'W_HOMOLOGACAO',
    'I_CONTINGENCIA',
    'W_TOTAL',
    'W_ASSINATURA',
  ])
})

test('a misdeclared encoding keeps the signed values and says the fault', () => {
  const lida = comCodificacaoErrada(judgeNota(xml, provas))
  expect(lida.assinatura.resultado).toBe('codificacao')
  expect(lida.avisos.at(-1)).toMatchObject({ codigo: 'W_ASSINATURA' })
})
