/** The papers of an order, as their address names them. */
export const PAPEIS = ['pedido', 'separacao', 'etiqueta'] as const
export type Papel = (typeof PAPEIS)[number]

export const PAPEL_LABELS: Record<Papel, string> = {
  pedido: 'Pedido',
  separacao: 'Lista de separação',
  etiqueta: 'Etiquetas',
}

/** More labels at once than any order has volumes is a slip of the finger. */
export const MAX_VOLUMES = 200
