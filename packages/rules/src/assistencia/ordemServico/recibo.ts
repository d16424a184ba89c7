/** Characters of a receipt's code: none is mistaken for another when it is read aloud or printed small. */
export const LETRAS_DO_RECIBO = '34679ACDEFGHJKMNPQRTVWXY'
export const RECIBO_TAMANHO = 8

const RECIBO = new RegExp(`^[${LETRAS_DO_RECIBO}]{${RECIBO_TAMANHO}}$`)

/** A code for comparison: without the characters that people put between its letters. */
export const bareRecibo = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** The code of a receipt, 'ACDE-FGHJ' or 'acdefghj', as it is compared; null for any other text. */
export function reciboOf(text: string): string | null {
  const bare = bareRecibo(text)
  return /^\s*\w{4}[\s-]?\w{4}\s*$/.test(text) && RECIBO.test(bare) ? bare : null
}
