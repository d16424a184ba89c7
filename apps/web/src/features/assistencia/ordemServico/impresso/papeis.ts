// Apart from the papers' words, because the address of a paper is read before the first screen.

/** Papers of a service order. */
export const PAPEIS_OS = [
  'recibo',
  'orcamento',
  'escolha',
  'termo',
  'garantia',
  'etiqueta',
  'atendimento',
] as const
export type PapelOs = (typeof PAPEIS_OS)[number]
