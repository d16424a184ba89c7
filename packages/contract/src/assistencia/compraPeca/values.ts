/** The states of a purchase of parts: ordered, granted, on its way, received, or refused. */
export const SITUACOES_COMPRA = ['SOLICITADA', 'AUTORIZADA', 'ENVIADA', 'RECEBIDA', 'REJEITADA'] as const
export type SituacaoCompra = (typeof SITUACOES_COMPRA)[number]

export const SITUACAO_COMPRA_LABELS: Record<SituacaoCompra, string> = {
  SOLICITADA: 'Solicitada',
  AUTORIZADA: 'Autorizada',
  ENVIADA: 'Enviada',
  RECEBIDA: 'Recebida',
  REJEITADA: 'Rejeitada',
}

/** What may be done with one. */
export const ACOES_COMPRA = ['autorizar', 'enviar', 'receber', 'rejeitar'] as const
export type AcaoCompra = (typeof ACOES_COMPRA)[number]

/** The words of the buttons. */
export const ACAO_COMPRA_LABELS: Record<AcaoCompra, string> = {
  autorizar: 'Autorizar',
  enviar: 'Enviar peças',
  receber: 'Receber peças',
  rejeitar: 'Rejeitar',
}

/** Lines that one purchase may have. */
export const MOST_ITENS_COMPRA = 100
