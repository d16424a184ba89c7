/** Papers of a service order. */
export const PAPEIS_OS = ['recibo', 'orcamento', 'termo', 'etiqueta'] as const
export type PapelOs = (typeof PAPEIS_OS)[number]

export const PAPEL_OS_LABELS: Record<PapelOs, string> = {
  recibo: 'Comprovante de entrada',
  orcamento: 'Orçamento',
  termo: 'Termo de entrega',
  etiqueta: 'Etiqueta da oficina',
}
