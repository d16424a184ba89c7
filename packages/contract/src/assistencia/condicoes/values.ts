// This file does without Zod, because screens need it at once.

export const CONDICOES_MAXIMO = 2000
/** The version of the default text; a post's first own text has the next one. */
export const CONDICOES_VERSAO_PADRAO = 1
export { PIX_TIPO_LABELS as CHAVE_PIX_LABELS, PIX_TIPOS as CHAVE_PIX_TIPOS } from '../cobranca/values.ts'
