// This file does without Zod, because screens need its lists and words at once.

/** Orders that the page of the work shows; those that leave first come first. */
export const PEDIDOS_EM_ANDAMENTO = 300

export const PASSOS_ANDAMENTO = ['A_SEPARAR', 'EM_SEPARACAO', 'A_CONFERIR', 'EM_CONFERENCIA'] as const
export type PassoAndamento = (typeof PASSOS_ANDAMENTO)[number]

export const PASSO_ANDAMENTO_LABELS: Record<PassoAndamento, string> = {
  A_SEPARAR: 'A separar',
  EM_SEPARACAO: 'Em separação',
  A_CONFERIR: 'A conferir',
  EM_CONFERENCIA: 'Em conferência',
}
