// Without Zod: numbers that screens need at once.

/** Records of one call at most: a screen sends as many calls as its choice needs. */
export const MASSA_MAXIMO = 100
/** Records that one choice may hold, whatever the filter finds. */
export const ESCOLHA_MAXIMO = 10_000
