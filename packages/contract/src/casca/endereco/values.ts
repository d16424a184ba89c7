// This file does without Zod, because screens need its lists and words at once.

export const UNIDADES_FEDERATIVAS = [
  ...(['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'] as const),
  ...(['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'] as const),
] as const
export type UnidadeFederativa = (typeof UNIDADES_FEDERATIVAS)[number]

/** The default country (spec §9): its id, and its name as addresses hold it. */
export const PAIS_PADRAO = { id: 1, nome: 'Brasil' } as const
