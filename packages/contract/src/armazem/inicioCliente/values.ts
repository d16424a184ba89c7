// This file does without Zod, because screens need its lists and words at once.

/** Until when lots may be sold, the most urgent first. */
export const FAIXAS = ['VENCIDO', 'ATE_30', 'ATE_60', 'ATE_90', 'DEPOIS', 'SEM_VALIDADE'] as const
export type Faixa = (typeof FAIXAS)[number]

export const FAIXA_LABELS: Record<Faixa, string> = {
  VENCIDO: 'Vencidos',
  ATE_30: 'Vencem em até 30 dias',
  ATE_60: 'De 31 a 60 dias',
  ATE_90: 'De 61 a 90 dias',
  DEPOIS: 'Depois de 90 dias',
  SEM_VALIDADE: 'Sem validade',
}

/** Lots of one band that the home shows; the spreadsheet has them all. */
export const LOTES_NA_TELA = 100
/** Most lots of an Excel sheet; the CSV has no such bound. */
export const LOTES_NA_PLANILHA = 20_000
