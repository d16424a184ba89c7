// This file does without Zod, because the list shows these words.

/** The six attachments of an order (spec §3) and their labels on the form (spec §2). */
export const ANEXOS = ['nf', 'pv', 'tag', 'cartaDeCorrecao', 'guiaDifal', 'comprovanteDifal'] as const
export const ANEXO_LABELS: Record<(typeof ANEXOS)[number], string> = {
  nf: 'NF',
  pv: 'PV',
  tag: 'TAG',
  cartaDeCorrecao: 'Carta de correção',
  guiaDifal: 'Guia Difal',
  comprovanteDifal: 'Comprovante Difal',
}
