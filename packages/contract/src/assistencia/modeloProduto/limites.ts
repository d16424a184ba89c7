// Without Zod: the screens show these numbers.

/** How many parts of a type a model has, at most (spec §3). */
export const LIMITES_DO_MODELO = { PARAFUSO: 8, PINO: 8, TERMINAL: 2 } as const
