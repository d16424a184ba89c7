import { expect, test } from 'vitest'
import { warnEsquema, hasLetras, translateXsd } from './esquema.ts'
import { nota } from '../regras/testing.ts'

const N = '{http://www.portalfiscal.inf.br/nfe}'

test.each([
  [
    `Element '${N}NCM': [facet 'pattern'] The value '3304' is not accepted by the pattern '[0-9]{2}|[0-9]{8}'.`,
    'NCM',
    'o campo NCM tem o valor “3304”, que não está no formato aceito.',
  ],
  [
    `Element '${N}xInventado': This element is not expected. Expected is one of ( ${N}nFCI, ${N}rastro, ##other ).`,
    'xInventado',
    'o campo xInventado está fora de lugar ou não existe neste leiaute; aqui se espera nFCI, rastro, ##other.',
  ],
  [
    `Element '${N}x': This element is not expected.`,
    'x',
    'o campo x está fora de lugar ou não existe neste leiaute.',
  ],
  [
    `Element '${N}NFe': Missing child element(s). Expected is ( {http://www.w3.org/2000/09/xmldsig#}Signature ).`,
    'NFe',
    'o campo NFe está incompleto: falta Signature.',
  ],
  [
    `Element '${N}det': Duplicate key-sequence ['1'] in unique identity-constraint '${N}pk_nItem'.`,
    'det',
    'o campo det repete o número 1.',
  ],
  [
    `Element '${N}CRT': [facet 'enumeration'] The value '9' is not an element of the set {'1', '2'}.`,
    'CRT',
    'o campo CRT tem o valor “9”, que não é um dos aceitos.',
  ],
  [
    `Element '${N}uCom': [facet 'maxLength'] The value has a length of '9'; this exceeds the allowed maximum length of '6'.`,
    'uCom',
    'o campo uCom tem 9 caracteres, tamanho não aceito.',
  ],
  [
    `Element '${N}infNFe': The attribute 'Id' is required but missing.`,
    'infNFe',
    'o campo infNFe não tem o atributo Id.',
  ],
  ['Something unforeseen', null, 'a nota não segue o leiaute.'],
])('%s', (message, element, mensagem) => {
  expect(translateXsd(message)).toEqual({ elemento: element, mensagem })
})

test('letters are found in a party, in a chave and in a reference; a name has them anyway', () => {
  const LETRAS = '35260912ABC34501DE35550010000010141228314939'
  expect(hasLetras(nota())).toBe(false)
  expect(hasLetras(nota({ dest: { CNPJ: '12ABC34501DE35' } }))).toBe(true)
  expect(hasLetras(nota({ id: LETRAS }))).toBe(true)
  expect(hasLetras(nota({ ide: { NFref: [{ refNFe: LETRAS }] } }))).toBe(true)
  expect(hasLetras(nota({ mais: { transp: { transporta: { CNPJ: '0ZTESTE1000128' } } } }))).toBe(true)
})

test('judged and good says nothing; not judged says so; a failure warns', () => {
  const base = { versao: 'PL_X', mensagem: null, elemento: null, original: null }
  expect(warnEsquema({ ...base, resultado: 'ok' })).toEqual([])
  expect(warnEsquema({ ...base, resultado: 'naoJulgada' })).toMatchObject([{ codigo: 'I_XSD_NAO_JULGADA' }])
  expect(warnEsquema({ ...base, resultado: 'falha', mensagem: 'm' })).toEqual([
    { codigo: 'W_XSD', params: { versao: 'PL_X', mensagem: 'm' } },
  ])
})
