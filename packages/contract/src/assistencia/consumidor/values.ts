/** Kinds of person (spec §3); a filter has TODOS as well. */
export const TIPOS_PESSOA = ['PF', 'PJ'] as const
export const TIPOS_PESSOA_FILTRO = [...TIPOS_PESSOA, 'TODOS'] as const
