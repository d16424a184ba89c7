import type { Elemento } from '../leitura/elemento.ts'
import { toInfNFe } from '../leitura/infNFe.ts'
import type { InfNFe } from '@app/contract/armazem/nota'

type Conteudo = string | Grupo | readonly (string | Grupo)[]
type Grupo = { readonly [nome: string]: Conteudo | undefined }

const isList = (conteudo: Conteudo): conteudo is readonly (string | Grupo)[] => Array.isArray(conteudo)

/** An element from a plain object: a list repeats it, a member that begins with '@' is an attribute. */
export const elemento = (nome: string, conteudo: string | Grupo): Elemento => {
  if (typeof conteudo === 'string') return { nome, atributos: {}, texto: conteudo, filhos: [] }
  const members = Object.entries(conteudo).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    nome,
    texto: '',
    atributos: Object.fromEntries(
      members.flatMap(([name, value]) =>
        name.startsWith('@') && typeof value === 'string' ? [[name.slice(1), value]] : [],
      ),
    ),
    filhos: members
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => (isList(value) ? value : [value]).map((each) => elemento(name, each))),
  }
}

/** One line of 100 × 4.50 in the unit of the stock, with what the case changes. */
export const det = (prod: Grupo = {}, mais: Grupo = {}): Grupo => ({
  '@nItem': '1',
  prod: {
    cProd: '000123',
    cEAN: 'SEM GTIN',
    xProd: 'SABONETE',
    NCM: '33049910',
    CFOP: '5905',
    uCom: 'UN',
    qCom: '100.0000',
    vUnCom: '4.5000000000',
    vProd: '450.00',
    cEANTrib: 'SEM GTIN',
    uTrib: 'UN',
    qTrib: '100.0000',
    vUnTrib: '4.5000000000',
    indTot: '1',
    ...prod,
  },
  ...mais,
})

type Mudancas = {
  ide?: Grupo
  emit?: Grupo
  dest?: Grupo
  det?: Grupo[]
  icmsTot?: Grupo
  mais?: Grupo
  id?: string
}

export const CLIENTE = '99999002000101'
export const ARMAZEM = '99999001000159'
export const CHAVE = '35260999999002000101550010000010011374586779'

/** The plain deposit note of the samples (ok-5905-1-item), with what the case changes. */
export const nota = (mudancas: Mudancas = {}): Elemento =>
  elemento('infNFe', {
    '@Id': `NFe${mudancas.id ?? CHAVE}`,
    '@versao': '4.00',
    ide: {
      cUF: '35',
      cNF: '37458677',
      natOp: 'Remessa para depósito',
      mod: '55',
      serie: '1',
      nNF: '1001',
      dhEmi: '2026-09-15T10:30:00-03:00',
      tpNF: '1',
      idDest: '1',
      tpEmis: '1',
      cDV: '9',
      tpAmb: '1',
      finNFe: '1',
      ...mudancas.ide,
    },
    emit: mudancas.emit ?? { CNPJ: CLIENTE, xNome: 'Aurora', enderEmit: { xLgr: 'Rua', UF: 'SP' }, IE: '1' },
    dest: mudancas.dest ?? { CNPJ: ARMAZEM, xNome: 'Armazém' },
    det: mudancas.det ?? [det()],
    total: {
      ICMSTot: { vICMS: '0.00', vST: '0.00', vProd: '450.00', vNF: '450.00', ...mudancas.icmsTot },
    },
    ...mudancas.mais,
  })

export const notaNoFio = (mudancas: Mudancas = {}): InfNFe => toInfNFe(nota(mudancas))

export const infProt = (mudancas: Grupo = {}): Elemento =>
  elemento('infProt', {
    tpAmb: '1',
    chNFe: CHAVE,
    dhRecbto: '2026-09-15T10:31:00-03:00',
    nProt: '135260000001001',
    digVal: 'abc=',
    cStat: '100',
    xMotivo: 'Autorizado o uso da NF-e',
    ...mudancas,
  })
