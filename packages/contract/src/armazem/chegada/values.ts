// This file does without Zod, because screens need its lists and words at once.

/** How what came differs from the note; the rule finds it, nobody chooses it. */
export const TIPOS_DIVERGENCIA = ['FALTA', 'SOBRA', 'AVARIA', 'OUTRO_LOTE'] as const
export type TipoDivergencia = (typeof TIPOS_DIVERGENCIA)[number]
export const TIPO_DIVERGENCIA_LABELS: Record<TipoDivergencia, string> = {
  FALTA: 'Falta',
  SOBRA: 'Sobra',
  AVARIA: 'Avaria',
  OUTRO_LOTE: 'Outro lote',
}

/** Why it differs, as the person who counted saw it. */
export const MOTIVOS_DIVERGENCIA = ['EMITENTE', 'TRANSPORTE', 'EMBALAGEM', 'ETIQUETA', 'OUTRO'] as const
export type MotivoDivergencia = (typeof MOTIVOS_DIVERGENCIA)[number]
export const MOTIVO_DIVERGENCIA_LABELS: Record<MotivoDivergencia, string> = {
  EMITENTE: 'O emitente mandou assim',
  TRANSPORTE: 'Aconteceu no transporte',
  EMBALAGEM: 'Embalagem aberta ou rasgada',
  ETIQUETA: 'Etiqueta errada ou ilegível',
  OUTRO: 'Outro motivo',
}

/** Photos of one note's arrival. */
export const FOTOS_DA_CHEGADA = 24
/** Of one call, in megabytes. */
export const FOTOS_CHEGADA_MB = 20
