// This file does without Zod, because the list's address needs its values and words at once.

/** What of an order lies within `de` and `ate`: a report may count repairs, budgets or swaps of a period. */
export const QUANDO = ['criada', 'reparada', 'orcada', 'troca'] as const
export const QUANDO_LABELS: Record<(typeof QUANDO)[number], string> = {
  criada: 'Por criação',
  reparada: 'Por reparo',
  orcada: 'Por orçamento',
  troca: 'Por pedido de troca',
}

/** What an order may lack: the lines of a report for orders without one open these. */
export const SEM = ['marca', 'modelo', 'tecnico', 'reparador'] as const
export const SEM_LABELS: Record<(typeof SEM)[number], string> = {
  marca: 'Sem marca',
  modelo: 'Sem modelo',
  tecnico: 'Sem técnico',
  reparador: 'Sem o nome de quem reparou',
}

/** Days from the intake to the repair, as the report has them. */
export const CONSERTO_DIAS = ['ATE_15', 'DE_16_A_30', 'ATE_30', 'ACIMA_30'] as const
export const CONSERTO_DIAS_LABELS: Record<(typeof CONSERTO_DIAS)[number], string> = {
  ATE_15: 'Reparo em até 15 dias',
  DE_16_A_30: 'Reparo em 16 a 30 dias',
  ATE_30: 'Reparo em até 30 dias',
  ACIMA_30: 'Reparo em mais de 30 dias',
}

/** What became of an order's last budget; RESPONDIDO is either answer. */
export const RESULTADO_ORCAMENTO = ['APROVADO', 'REPROVADO', 'EXPIRADO', 'ABERTO', 'RESPONDIDO'] as const
export const RESULTADO_ORCAMENTO_LABELS: Record<(typeof RESULTADO_ORCAMENTO)[number], string> = {
  APROVADO: 'Orçamento aprovado',
  REPROVADO: 'Orçamento reprovado',
  EXPIRADO: 'Orçamento expirado',
  ABERTO: 'Orçamento sem resposta',
  RESPONDIDO: 'Orçamento respondido',
}

/** What became of an order's last swap; DECIDIDA is whatever somebody decided. */
export const RESULTADO_TROCA = [
  'AUTORIZADA',
  'NAO_AUTORIZADA',
  'REVERTIDA',
  'SOLICITADA',
  'DECIDIDA',
] as const
export const RESULTADO_TROCA_LABELS: Record<(typeof RESULTADO_TROCA)[number], string> = {
  AUTORIZADA: 'Troca autorizada',
  NAO_AUTORIZADA: 'Troca não autorizada',
  REVERTIDA: 'Troca revertida',
  SOLICITADA: 'Troca sem decisão',
  DECIDIDA: 'Troca decidida',
}
