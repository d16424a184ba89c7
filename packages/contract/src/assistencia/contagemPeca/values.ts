/** A count of parts: being counted, counted and compared, what differed counted again, ended, or cancelled. */
export const SITUACOES_CONTAGEM = ['ABERTA', 'CONFERENCIA', 'SEGUNDA', 'ENCERRADA', 'CANCELADA'] as const
export type SituacaoContagem = (typeof SITUACOES_CONTAGEM)[number]

export const SITUACAO_CONTAGEM_LABELS: Record<SituacaoContagem, string> = {
  ABERTA: 'Contando',
  CONFERENCIA: 'Em conferência',
  SEGUNDA: 'Segunda contagem',
  ENCERRADA: 'Encerrada',
  CANCELADA: 'Cancelada',
}

/** What may be done with one, besides counting. */
export const ACOES_CONTAGEM = [
  'fechar',
  'reabrir',
  'pedirSegunda',
  'ajustar',
  'encerrar',
  'cancelar',
] as const
export type AcaoContagem = (typeof ACOES_CONTAGEM)[number]

/** The words of the buttons. */
export const ACAO_CONTAGEM_LABELS: Record<AcaoContagem, string> = {
  fechar: 'Fechar contagem',
  reabrir: 'Voltar a contar',
  pedirSegunda: 'Pedir segunda contagem',
  ajustar: 'Ajustar',
  encerrar: 'Encerrar sem ajustar',
  cancelar: 'Cancelar contagem',
}

/** Parts that one count may have. */
export const MOST_ITENS_CONTAGEM = 500

/** Differences of a count worth more than this, in R$, are adjusted by another person than who counted them. */
export const CONTAGEM_LIMITE = 500

/** The usual reasons of a difference; an integrator may send others. */
export const MOTIVOS_CONTAGEM = [
  'Perda',
  'Avaria',
  'Uso sem registro',
  'Erro de entrada',
  'Erro na contagem anterior',
] as const
