import { isChaveNfe } from '../../../casca/leitura/chave-nfe.ts'
import { documentoDe, filho, textoDe, type Elemento } from './elemento.ts'
import type { Recusa } from './types.ts'

/** Where each part of the chave stands (MOC §5.4). */
const PARTES = [
  { campo: 'a UF', de: 0, ate: 2 },
  { campo: 'o ano e mês de emissão', de: 2, ate: 6 },
  { campo: 'o CNPJ ou CPF do emitente', de: 6, ate: 20 },
  { campo: 'o modelo', de: 20, ate: 22 },
  { campo: 'a série', de: 22, ate: 25 },
  { campo: 'o número', de: 25, ate: 34 },
  { campo: 'o tipo de emissão', de: 34, ate: 35 },
  { campo: 'o código numérico', de: 35, ate: 43 },
  { campo: 'o dígito verificador', de: 43, ate: 44 },
] as const

/** The chave of a note: `infNFe/@Id` after its 'NFe'. Text, never a number. */
export const chaveDe = (infNFe: Elemento): string => (infNFe.atributos['Id'] ?? '').replace(/^NFe/, '')

/** The document of the issuer within a chave: a CNPJ, or a CPF after '000' (NT 2018.001: series 920 to 969). */
export const emitenteDaChave = (chave: string): string =>
  chave.startsWith('000', 6) && /^9[2-6]/.test(chave.slice(22, 25)) ? chave.slice(9, 20) : chave.slice(6, 20)

/** The check digit (MOC §5.4; with letters: NT Conjunta 2025.001). */
export const checkDigito = (chave: string): Recusa | undefined =>
  isChaveNfe(chave) ? undefined : { tipo: 'recusa', codigo: 'E_CHAVE_DV', params: { chave }, chave }

const asInChave = (documento: string): string => (documento.length === 11 ? `000${documento}` : documento)

/**
 * What each part of the chave must be by the note's fields; the month is taken as written, without a shift of time
 * zone.
 */
const parts = (infNFe: Elemento, documento: string): string[] => {
  const ide = (nome: string) => textoDe(infNFe, 'ide', nome) ?? ''
  return [
    ide('cUF'),
    `${ide('dhEmi').slice(2, 4)}${ide('dhEmi').slice(5, 7)}`,
    asInChave(documento),
    ide('mod'),
    ide('serie').padStart(3, '0'),
    ide('nNF').padStart(9, '0'),
    ide('tpEmis'),
    ide('cNF'),
    ide('cDV'),
  ]
}

const firstDifference = (chave: string, values: string[]) =>
  PARTES.map(({ campo, de, ate }, at) => ({
    campo,
    nota: values[at] ?? '',
    chave: chave.slice(de, ate),
  })).find((part) => part.nota !== part.chave)

/**
 * The parts of the chave must equal those of `ide` and `emit` (MOC rejection 502). A 'nota avulsa' may carry the tax
 * office's own CNPJ in the chave, so that of `avulsa` is accepted too.
 */
export const checkCampos = (infNFe: Elemento): Recusa | undefined => {
  const chave = chaveDe(infNFe)
  const different = firstDifference(chave, parts(infNFe, documentoDe(filho(infNFe, 'emit'))))
  if (!different) return undefined
  const avulsa = textoDe(infNFe, 'avulsa', 'CNPJ')
  if (avulsa !== undefined && !firstDifference(chave, parts(infNFe, avulsa))) return undefined
  return { tipo: 'recusa', codigo: 'E_CHAVE_CAMPOS', params: { ...different }, chave }
}
