// Without Zod: what screens need at once.

export const CONDICOES_MAXIMO = 2000
/** The product's own text; a post's first own one is the next. */
export const CONDICOES_VERSAO_PADRAO = 1
export { PIX_TIPO_LABELS as CHAVE_PIX_LABELS, PIX_TIPOS as CHAVE_PIX_TIPOS } from '../cobranca/values.ts'
