import { formatAmount } from '../../../../platform/text/format.ts'

/** An amount in a column of reais: with a minus sign of its width, without the currency. */
export const amount = (valor: number): string => `${valor < 0 ? '−' : ''}${formatAmount(Math.abs(valor))}`

/** With its sign, as an adjustment adds or takes away. */
export const signed = (valor: number): string => `${valor < 0 ? '−' : '+ '}${formatAmount(Math.abs(valor))}`
