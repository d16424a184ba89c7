import type { Movimentacao, MovimentoTipo } from '@app/contract/armazem/estoque'
import { formatQuantity } from '../../../../platform/text/format.ts'

/** The kinds of the ledger in words. */
const TIPO_WORDS: Record<MovimentoTipo, string> = {
  ENTRADA: 'Entrada',
  SAIDA: 'Saída',
  RESERVA: 'Reserva',
  LIBERACAO: 'Reserva liberada',
  AJUSTE: 'Ajuste de inventário',
  ESTORNO: 'Expedição estornada',
  INSPECAO: 'Decisão da inspeção',
}

/** The label of a ledger row; an undone row names the act that it undoes. */
export const movimentoWords = ({ tipo, nota, fisico }: Pick<Movimentacao, 'tipo' | 'nota' | 'fisico'>) => {
  if (tipo !== 'ESTORNO' || !nota) return TIPO_WORDS[tipo]
  return fisico > 0 ? 'Saída estornada' : 'Recebimento estornado'
}

/** '+ 240', '− 51': the amount that a row adds or subtracts. */
export const signed = (quantity: number) =>
  `${quantity < 0 ? '−' : '+'} ${formatQuantity(Math.abs(quantity))}`

export const loteWords = (lote: string) => (lote ? `Lote ${lote}` : 'Sem lote')
