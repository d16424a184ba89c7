/** The papers of an order, as their address names them. */
export const PAPEIS = ['pedido', 'separacao', 'etiqueta'] as const
export type Papel = (typeof PAPEIS)[number]

export const PAPEL_LABELS: Record<Papel, string> = {
  pedido: 'Pedido',
  separacao: 'Lista de separação',
  etiqueta: 'Etiquetas',
}

/** An order never has more volumes than this, so a larger number is a typing error. */
export const MAX_VOLUMES = 200
