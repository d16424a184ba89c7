// Without Zod: lists and words that screens need at once.

/** `statusWms` of a client (api.md, Stock). */
export const STATUS_WMS = ['ativo', 'bloqueado', 'não integrado'] as const

/** FEFO per client: off, warn (default), force (armazem.md). */
export const FEFO_POLITICAS = ['desligado', 'avisar', 'exigir'] as const

export const UNIDADES_FEDERATIVAS = [
  ...(['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'] as const),
  ...(['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'] as const),
] as const
