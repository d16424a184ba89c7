import type { EnderecoNFe } from '@app/contract/armazem/nota'
import { formatDocument } from '../../casca/documento/index.ts'
import { formatDay } from '../../casca/tempo/index.ts'

/** The chave in groups of four, as a DANFE prints it. */
export const formatChave = (chave: string) => chave.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** `4817` → `4.817`; as text, because the number may be larger than a number holds exactly. */
export const formatNumeroNota = (numero: string | null) =>
  (numero ?? '').replace(/^0+(?=\d)/, '').replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, '.')

type Documentos = { cnpj?: string | undefined; cpf?: string | undefined; idEstrangeiro?: string | undefined }

/** The kind of a party's document, and its formatted text. */
export function documentoDe({ cnpj, cpf, idEstrangeiro }: Documentos): { rotulo: string; texto: string } {
  if (cnpj) return { rotulo: 'CNPJ', texto: formatDocument(cnpj) }
  if (cpf) return { rotulo: 'CPF', texto: formatDocument(cpf) }
  if (idEstrangeiro !== undefined)
    return { rotulo: 'Id estrangeiro', texto: idEstrangeiro || 'não informado' }
  return { rotulo: 'CNPJ', texto: 'não informado' }
}

const formatCep = (cep: string | undefined) => cep?.replace(/^(\d{5})(\d{3})$/, '$1-$2')

const joined = (separator: string, ...parts: (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(separator)

/** An address in two lines: street and district, then town, state and CEP. Absent → none. */
export function enderecoLinhas(endereco: EnderecoNFe | undefined): string[] {
  if (!endereco) return []
  const { xLgr, nro, xCpl, xBairro, xMun, uf, cep, xPais } = endereco
  const abroad = uf === 'EX'
  return [
    joined(', ', xLgr, nro, xCpl, xBairro),
    joined(' · ', joined(', ', xMun, abroad ? xPais : uf), cep && `CEP ${formatCep(cep)}`),
  ].filter(Boolean)
}

/** Day and time as the note states them, in the issuer's zone, because the paper shows the same. */
export function formatEscrito(instant: string | null | undefined): string {
  const found = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(instant ?? '')
  return found?.[1] ? joined(' ', formatDay(found[1]), found[2]) : (instant ?? '')
}

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 10 })
const units = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 10 })

/** A quantity of the note with its own decimals. */
export const formatQtd = (value: number | null) => (value === null ? '—' : numbers.format(value))

/** A unit value: two decimals, or as many as the note has (at most ten). */
export const formatUnitario = (value: number | null) => (value === null ? '—' : units.format(value))
