import { formatChave, formatNumeroNota } from '@app/rules/armazem/danfe'
import type { InfNFe } from '@app/contract/armazem/nota'
import { formatDocument } from '../../../platform/text/format.ts'

/** A sentence to be read: its chaves in groups, so that they wrap between the groups, and each CPF or CNPJ in brackets masked. */
export const readableText = (text: string) =>
  text
    .replaceAll(/\b[0-9A-Z]{44}\b/g, formatChave)
    .replaceAll(/\((\d{11}|[0-9A-Z]{12}\d\d)\)/g, (_, bare: string) => `(${formatDocument(bare)})`)

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

/** `NF-e 4.817 · Cosméticos …`: the title of a note. */
export const notaTitle = ({ ide, emit }: Pick<InfNFe, 'ide' | 'emit'>) =>
  [`NF-e ${formatNumeroNota(ide.nnf)}`, emit.xNome].filter(Boolean).join(' · ')

const CFOP_WIDTH = 4

/** The distinct CFOPs of the lines, in their order. */
export const cfopsDe = ({ det }: Pick<InfNFe, 'det'>) => [
  ...new Set(det.map(({ prod }) => (prod.cfop ?? '').slice(0, CFOP_WIDTH)).filter(Boolean)),
]
