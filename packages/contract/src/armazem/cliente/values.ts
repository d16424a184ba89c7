// Without Zod: lists and words that screens need at once.

/** `statusWms` of a client (api.md, Stock). */
export const STATUS_WMS = ['ativo', 'bloqueado', 'não integrado'] as const

/** FEFO per client: off, warn (default), force (armazem.md). */
export const FEFO_POLITICAS = ['desligado', 'avisar', 'exigir'] as const
