// This file does without Zod, because screens need its lists and words at once.

/** By what a lot is looked for. */
export const RASTREIO_POR = ['lote', 'produto', 'nota', 'pedido'] as const
export type RastreioPor = (typeof RASTREIO_POR)[number]
export const RASTREIO_POR_LABELS: Record<RastreioPor, string> = {
  lote: 'Lote',
  produto: 'Código do produto',
  nota: 'Nota: número ou chave',
  pedido: 'Número do pedido',
}

/** What a recipient is called when no note of the order names one. */
export const NAO_INFORMADO = 'não informado'

/** Lots that a search shows at most. */
export const RASTREIO_LIMITE = 100
