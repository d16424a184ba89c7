// This file does without Zod, because screens need its lists and words at once.

/**
 * The state of a stored note. `cancelada` wins over the other two, because a received note may be cancelled afterwards.
 */
export const NOTA_SITUACOES = ['importada', 'recebida', 'cancelada'] as const
type NotaSituacao = (typeof NOTA_SITUACOES)[number]
/**
 * The word for each state on every screen and in the guide. A confirmed note may bring goods in, send them out or move
 * none; its effect says which.
 */
export const NOTA_SITUACAO_LABELS: Record<NotaSituacao, string> = {
  importada: 'Importada',
  recebida: 'Confirmada',
  cancelada: 'Cancelada',
}

/** What an item does to the stock. `perguntar`: the CFOP does not decide, and the operator has not answered yet. */
export const EFEITOS = ['entrada', 'saida', 'fiscal', 'perguntar'] as const
export const EFEITO_LABELS: Record<(typeof EFEITOS)[number], string> = {
  entrada: 'Entrada no estoque',
  saida: 'Saída do estoque',
  fiscal: 'Só fiscal',
  perguntar: 'A definir',
}

/** Why this effect is proposed (rules of the CFOP). */
export const EFEITO_MOTIVOS = ['cfop', 'entrega', 'retirada', 'finalidade', 'semRegra'] as const
export const EFEITO_MOTIVO_TEXTOS: Record<(typeof EFEITO_MOTIVOS)[number], string> = {
  cfop: 'Pelo CFOP',
  entrega: 'O local de entrega é o armazém',
  retirada: 'O local de retirada é o armazém',
  finalidade: 'A finalidade da nota não traz mercadoria',
  semRegra: 'O CFOP não diz: escolha',
}

/** Where a proposed product comes from. */
export const PRODUTO_ORIGENS = ['memoria', 'ean', 'codigo'] as const
export const PRODUTO_ORIGEM_LABELS: Record<(typeof PRODUTO_ORIGENS)[number], string> = {
  memoria: 'Da última nota deste emitente',
  ean: 'Pelo código de barras',
  codigo: 'Pelo código do produto',
}

/** Where a proposed factor comes from: the last note of this issuer, qTrib / qCom, or 1 (qCom is zero or absent). */
export const FATOR_ORIGENS = ['memoria', 'nota', 'padrao'] as const

/** Names by which notes can be sorted; by default the newest import comes first. */
export const NOTA_SORTS = ['importadaEm', 'emissao', 'numero', 'cliente', 'valorTotal'] as const

/**
 * Decimal places of a factor: with them a third of a box times a million boxes is right to the last place of a
 * quantity.
 */
export const FATOR_CASAS = 10
export const FATOR_MAXIMO = 1_000_000
/** Lots that one line may have (layout: `rastro` 0..500). */
export const MAX_LOTES = 500
/** Lines of a note (layout: `det` 1..990). */
export const MAX_LINHAS = 990

/** What SEFAZ may register about a note after it was authorised, as far as a warehouse needs it. */
export const NOTA_EVENTOS = ['cancelamento', 'correcao'] as const
export type NotaEventoTipo = (typeof NOTA_EVENTOS)[number]
export const NOTA_EVENTO_LABELS: Record<NotaEventoTipo, string> = {
  cancelamento: 'Cancelamento',
  correcao: 'Carta de correção',
}
