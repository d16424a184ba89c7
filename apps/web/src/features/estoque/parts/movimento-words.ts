import type { MovimentoTipo } from '@app/contract/estoque'
import { formatQuantity } from '../../../platform/format.ts'

/** The kinds of the ledger in words. */
export const TIPO_WORDS: Record<MovimentoTipo, string> = {
  ENTRADA: 'Entrada',
  SAIDA: 'Saída',
  RESERVA: 'Reserva',
  LIBERACAO: 'Reserva liberada',
  AJUSTE: 'Ajuste de inventário',
  ESTORNO: 'Expedição estornada',
}

/** '+ 240', '− 51': what a line adds or takes away. */
export const signed = (quantity: number) =>
  `${quantity < 0 ? '−' : '+'} ${formatQuantity(Math.abs(quantity))}`

export const loteWords = (lote: string) => (lote ? `Lote ${lote}` : 'Sem lote')
