/** Kinds of rows in the ledger of a post's parts. */
export const MOVIMENTOS_PECA = [
  'ENTRADA',
  'RESERVA',
  'LIBERACAO',
  'USO',
  'DEVOLUCAO',
  'AJUSTE',
  'ENVIO',
  'RECEBIMENTO',
  'VOLTA',
] as const
export type MovimentoPecaTipo = (typeof MOVIMENTOS_PECA)[number]

export const MOVIMENTO_PECA_LABELS: Record<MovimentoPecaTipo, string> = {
  ENTRADA: 'Entrada por compra',
  RESERVA: 'Reserva',
  LIBERACAO: 'Reserva liberada',
  USO: 'Uso no conserto',
  DEVOLUCAO: 'Devolução ao estoque',
  AJUSTE: 'Ajuste',
  ENVIO: 'Enviada a outro posto',
  RECEBIMENTO: 'Recebida de outro posto',
  VOLTA: 'Voltou de transferência',
}

/** Whether the free stock reaches the minimum. */
export const SITUACOES_ESTOQUE_PECA = ['ABAIXO', 'NORMAL'] as const
export type SituacaoEstoquePeca = (typeof SITUACOES_ESTOQUE_PECA)[number]

export const SITUACAO_ESTOQUE_PECA_LABELS: Record<SituacaoEstoquePeca, string> = {
  ABAIXO: 'Abaixo do mínimo',
  NORMAL: 'Em dia',
}

/** Most of one part that a post counts. */
export const MOST_ESTOQUE_PECA = 99_999
