// This file does without Zod, because screens need it at once.

/** Who says it: the consumer, a person of the post, or the product in the post's name. */
export const MENSAGENS_DE = ['CONSUMIDOR', 'POSTO', 'SISTEMA'] as const

/** Of how many orders a file shows the photos. */
export const FICHA_FOTOS_DE = 6
