/** Kinds of part (spec §3), and how many of one a model has at most. */
export const PECAS_POR_MODELO = { PARAFUSO: 8, PINO: 8, TERMINAL: 2 } as const
/** OUTRA is ours: crowns, glasses and all that no model has a number of. */
export const TIPOS_PECA = ['PARAFUSO', 'PINO', 'TERMINAL', 'OUTRA'] as const
export type TipoPeca = (typeof TIPOS_PECA)[number]

export const TIPO_PECA_LABELS: Record<TipoPeca, string> = {
  PARAFUSO: 'Parafuso',
  PINO: 'Pino',
  TERMINAL: 'Terminal',
  OUTRA: 'Outra',
}
