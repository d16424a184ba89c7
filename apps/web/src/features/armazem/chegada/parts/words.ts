import type { LoteContadoChegada } from '@app/contract/armazem/chegada'
import { addQuantity } from '@app/rules/casca/quantidade'
import { formatDay } from '../../../../platform/text/format.ts'

export type Lote = { lote: string; validade: string | null }

export const sameLote = (a: Lote, b: Lote): boolean => a.lote === b.lote && a.validade === b.validade

export const loteText = ({ lote }: Lote): string => (lote ? `lote ${lote}` : 'sem lote')

export const validadeText = ({ validade }: Lote): string =>
  validade ? `vence ${formatDay(validade)}` : 'sem validade'

export const somaDe = (contado: readonly LoteContadoChegada[]): number =>
  addQuantity(...contado.map(({ quantidade }) => quantidade))
