// This file does without Zod, because papers need its sizes at once.

/** What the warehouse sticks labels on. */
export const ETIQUETAS = ['produto', 'lote', 'volume'] as const
export type EtiquetaTipo = (typeof ETIQUETAS)[number]

export const ETIQUETA_LABELS: Record<EtiquetaTipo, string> = {
  produto: 'Produto',
  lote: 'Lote',
  volume: 'Volume',
}

/** Width and height of a label, in millimetres. */
export type Medida = { largura: number; altura: number }
/** The smallest label that holds a code and a line of words, and the widest of a thermal printer. */
export const MEDIDA_MINIMA = 25
export const MEDIDA_MAXIMA = 200

/** Dots per inch of thermal printers. */
export const RESOLUCOES = [203, 300] as const
export type Resolucao = (typeof RESOLUCOES)[number]
