// This file does without Zod, because screens need its lists and words at once.

/** What a counting list is made of. */
export const CRITERIOS_CONTAGEM = ['PRODUTO', 'CLIENTE', 'VALIDADE', 'GIRO'] as const
export type CriterioContagem = (typeof CRITERIOS_CONTAGEM)[number]
export const CRITERIO_CONTAGEM_LABELS: Record<CriterioContagem, string> = {
  GIRO: 'Os que mais giram',
  VALIDADE: 'Os que vencem antes',
  CLIENTE: 'Tudo de um cliente',
  PRODUTO: 'Produtos escolhidos',
}

/** Lots that one list holds at most, so that people finish it in a day. */
export const LINHAS_POR_CONTAGEM = 500
export const PRODUTOS_POR_CONTAGEM = 50
export const VALIDADES_CONTAGEM = [30, 60, 90, 180] as const
/** Days whose moves say which lots move most. */
export const GIRO_DIAS = 30

/** Why the shelf has another quantity than the ledger. */
export const MOTIVOS_AJUSTE = ['PERDA', 'AVARIA', 'ERRO_ENTRADA', 'ERRO_SAIDA', 'OUTRO_LUGAR'] as const
export type MotivoAjuste = (typeof MOTIVOS_AJUSTE)[number]
export const MOTIVO_AJUSTE_LABELS: Record<MotivoAjuste, string> = {
  PERDA: 'Perda',
  AVARIA: 'Avaria',
  ERRO_ENTRADA: 'Erro de entrada',
  ERRO_SAIDA: 'Erro de saída',
  OUTRO_LUGAR: 'Estava em outro lugar',
}

/** How far a line of a list is. */
export const SITUACOES_CONTADA = ['A_CONTAR', 'SEGUNDA', 'IGUAL', 'DIFERENTE', 'PEDIDA', 'AJUSTADA'] as const
export type SituacaoContada = (typeof SITUACOES_CONTADA)[number]

/** A count that has waited longer than this in a collector says nothing of today's shelf. */
export const IDADE_MAXIMA_MS = 12 * 3_600_000
