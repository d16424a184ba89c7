// This file does without Zod, because the list's address needs its values at once.

/** What of an order lies within `de` and `ate`: a report may count repairs, budgets or swaps of a period. */
export const QUANDO = ['criada', 'reparada', 'orcada', 'troca'] as const

/** What an order may lack: the lines of a report for orders without one open these. */
export const SEM = ['marca', 'modelo', 'tecnico', 'reparador'] as const

/** Days from the intake to the repair, as the report has them. */
export const CONSERTO_DIAS = ['ATE_15', 'DE_16_A_30', 'ATE_30', 'ACIMA_30'] as const

/** What became of an order's last budget; RESPONDIDO is either answer. */
export const RESULTADO_ORCAMENTO = ['APROVADO', 'REPROVADO', 'EXPIRADO', 'ABERTO', 'RESPONDIDO'] as const

/** What became of an order's last swap; DECIDIDA is whatever somebody decided. */
export const RESULTADO_TROCA = [
  'AUTORIZADA',
  'NAO_AUTORIZADA',
  'REVERTIDA',
  'SOLICITADA',
  'DECIDIDA',
] as const
