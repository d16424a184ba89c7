// This file does without Zod, because screens need its numbers at once.

/** Most records of one call: a screen sends as many calls as its choice needs. */
export const MASSA_MAXIMO = 100
/** Most records of one choice, whatever the filter finds. */
export const ESCOLHA_MAXIMO = 10_000
