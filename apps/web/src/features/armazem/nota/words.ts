import type { EnderecoNFe, InfNFe } from '@app/contract/armazem/nota'
import { formatDay, formatDocument } from '../../../platform/text/format.ts'

/** The chave in groups of four, as a DANFE prints it. */
export const formatChave = (chave: string) => chave.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** A sentence to be read: its chaves in groups, so that they wrap between the groups, and each CPF or CNPJ in brackets masked. */
export const readableText = (text: string) =>
  text
    .replaceAll(/\b[0-9A-Z]{44}\b/g, formatChave)
    .replaceAll(/\((\d{11}|[0-9A-Z]{12}\d\d)\)/g, (_, bare: string) => `(${formatDocument(bare)})`)

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

const FINALIDADES: Record<string, string> = {
  1: 'Normal',
  2: 'Complementar',
  3: 'Ajuste',
  4: 'Devolução',
  5: 'Nota de crédito',
  6: 'Nota de débito',
}

/** `finNFe` in words; the usual value has none. */
export const finalidadeWords = (finNFe: string | null) =>
  finNFe === null || finNFe === '1' ? null : (FINALIDADES[finNFe] ?? `Finalidade ${finNFe}`)

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 10 })
const units = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 10 })

/** A quantity of the note with its own decimals. */
export const formatQtd = (value: number | null) => (value === null ? '—' : numbers.format(value))

/** A unit value: two decimals, or as many as the note has (at most ten). */
export const formatUnitario = (value: number | null) => (value === null ? '—' : units.format(value))

/** `NF-e 4.817 · Cosméticos …`: the title of a note. */
export const notaTitle = ({ ide, emit }: Pick<InfNFe, 'ide' | 'emit'>) =>
  joined(' · ', `NF-e ${formatNumeroNota(ide.nnf)}`, emit.xNome)

const CFOP_WIDTH = 4

/** The distinct CFOPs of the lines, in their order. */
export const cfopsDe = ({ det }: Pick<InfNFe, 'det'>) => [
  ...new Set(det.map(({ prod }) => (prod.cfop ?? '').slice(0, CFOP_WIDTH)).filter(Boolean)),
]
