/** Parts between two posts: on their way, received, or cancelled. */
export const SITUACOES_TRANSFERENCIA = ['EM_TRANSITO', 'RECEBIDA', 'CANCELADA'] as const
export type SituacaoTransferencia = (typeof SITUACOES_TRANSFERENCIA)[number]

export const SITUACAO_TRANSFERENCIA_LABELS: Record<SituacaoTransferencia, string> = {
  EM_TRANSITO: 'Em trânsito',
  RECEBIDA: 'Recebida',
  CANCELADA: 'Cancelada',
}

/** What may be done with parts on their way. */
export const ACOES_TRANSFERENCIA = ['receber', 'cancelar'] as const
export type AcaoTransferencia = (typeof ACOES_TRANSFERENCIA)[number]

export const ACAO_TRANSFERENCIA_LABELS: Record<AcaoTransferencia, string> = {
  receber: 'Receber peças',
  cancelar: 'Cancelar transferência',
}

/** Parts that one transfer may have. */
export const MOST_ITENS_TRANSFERENCIA = 100
