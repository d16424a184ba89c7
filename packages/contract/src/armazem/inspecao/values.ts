// This file does without Zod, because screens need its lists and words at once.

/** Why goods wait for a decision: they came so, or somebody blocked them. */
export const ORIGENS_INSPECAO = ['DEVOLUCAO', 'AVARIA', 'BLOQUEIO'] as const
export type OrigemInspecao = (typeof ORIGENS_INSPECAO)[number]
export const ORIGEM_INSPECAO_LABELS: Record<OrigemInspecao, string> = {
  DEVOLUCAO: 'Devolução',
  AVARIA: 'Avaria',
  BLOQUEIO: 'Bloqueio',
}

/** What becomes of them. */
export const DECISOES_INSPECAO = ['ESTOQUE', 'BLOQUEADO', 'DESCARTE'] as const
export type DecisaoInspecao = (typeof DECISOES_INSPECAO)[number]
export const DECISAO_INSPECAO_LABELS: Record<DecisaoInspecao, string> = {
  ESTOQUE: 'Volta ao estoque',
  BLOQUEADO: 'Fica bloqueado',
  DESCARTE: 'Descarte',
}

/** Blocked goods are released or discarded; they are blocked already. */
export const decisoesDe = (origem: OrigemInspecao): readonly DecisaoInspecao[] =>
  origem === 'BLOQUEIO' ? DECISOES_INSPECAO.filter((decisao) => decisao !== 'BLOQUEADO') : DECISOES_INSPECAO
