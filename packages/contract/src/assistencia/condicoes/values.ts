// Without Zod: what screens need at once.

export const CONDICOES_MAXIMO = 2000
/** The product's own text; a post's first own one is the next. */
export const CONDICOES_VERSAO_PADRAO = 1
