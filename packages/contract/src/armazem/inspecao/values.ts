// This file does without Zod, because screens need its lists and words at once.

/** Why goods stand in inspection. */
export const ORIGENS_INSPECAO = ['DEVOLUCAO', 'AVARIA'] as const
export type OrigemInspecao = (typeof ORIGENS_INSPECAO)[number]
export const ORIGEM_INSPECAO_LABELS: Record<OrigemInspecao, string> = {
  DEVOLUCAO: 'Devolução',
  AVARIA: 'Avaria',
}

/** What becomes of them. */
export const DECISOES_INSPECAO = ['ESTOQUE', 'BLOQUEADO', 'DESCARTE'] as const
export type DecisaoInspecao = (typeof DECISOES_INSPECAO)[number]
export const DECISAO_INSPECAO_LABELS: Record<DecisaoInspecao, string> = {
  ESTOQUE: 'Volta ao estoque',
  BLOQUEADO: 'Fica bloqueado',
  DESCARTE: 'Descarte',
}
