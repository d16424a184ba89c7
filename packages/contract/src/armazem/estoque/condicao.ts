// This file does without Zod, because screens need its lists and words at once.

/** Whether the goods of a balance may leave; those that may not stand beside the free ones of the same lot. */
export const CONDICOES = ['livre', 'inspecao', 'bloqueado'] as const
export type Condicao = (typeof CONDICOES)[number]
export const CONDICAO_LABELS: Record<Condicao, string> = {
  livre: 'Livre',
  inspecao: 'Em inspeção',
  bloqueado: 'Bloqueado',
}
