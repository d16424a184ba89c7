// This file does without Zod, because screens need its lists and words at once.

/** Orders that one person picks at a time. */
export const PEDIDOS_POR_PESSOA = 10

/** Why a lot has less than the order wants. */
export const MOTIVOS_FALTA = ['NAO_ESTA', 'AVARIADO', 'VENCIDO', 'OUTRO_ENDERECO'] as const
export type MotivoFalta = (typeof MOTIVOS_FALTA)[number]

export const MOTIVO_FALTA_LABELS: Record<MotivoFalta, string> = {
  NAO_ESTA: 'Não está no endereço',
  AVARIADO: 'Avariado',
  VENCIDO: 'Vencido',
  OUTRO_ENDERECO: 'Em outro endereço',
}
