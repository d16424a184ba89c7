// This file does without Zod, because screens need its lists and words at once.

/** The 23 statuses of spec §4 with their Portuguese names (`statusOS.description`). */
export const STATUS_OS_DESCRICAO = {
  ABERTURA_DE_OS: 'Abertura de OS',
  EM_CRIACAO: 'Em criação',
  PRE_AVALIACAO_TECNICA: 'Pré-avaliação técnica',
  AVALIACAO_TECNICA: 'Avaliação técnica',
  APROVAR_ORCAMENTO: 'Aprovar orçamento',
  ORCAMENTO_APROVADO: 'Orçamento aprovado',
  ORCAMENTO_REPROVADO: 'Orçamento reprovado',
  AGUARDANDO_CONSERTO: 'Aguardando conserto',
  CONSERTADA: 'Consertada',
  REPARADA: 'Reparada',
  CONTROLE_QUALIDADE: 'Controle de qualidade',
  APROVADO_QC: 'Aprovado no controle de qualidade',
  REPROVADO_QC: 'Reprovado no controle de qualidade',
  FINALIZADA: 'Finalizada',
  ENTREGUE: 'Entregue',
  CANCELADA: 'Cancelada',
  AGUARDANDO_RELOGIO: 'Aguardando relógio',
  AGUARDANDO_RELOGIO_DE_TROCA: 'Aguardando relógio de troca',
  TROCA_MODELO: 'Troca de modelo',
  ESCOLHA_DE_MODELO: 'Escolha de modelo',
  TROCA_NAO_AUTORIZADA: 'Troca não autorizada',
  TROCA_REVERTIDA: 'Troca revertida',
  ATENDIDA: 'Atendida',
} as const

type StatusOs = keyof typeof STATUS_OS_DESCRICAO

export const STATUS_OS = Object.keys(STATUS_OS_DESCRICAO) as [StatusOs, ...StatusOs[]]

/** `statusOS` on the wire (spec §3). */
export const statusOS = (name: StatusOs) => ({ name, description: STATUS_OS_DESCRICAO[name] })

/** Types of an order (spec §3, fixed lists). */
export const OS_TYPES = ['OS', 'PA'] as const
export const OS_TYPE_LABELS: Record<(typeof OS_TYPES)[number], string> = {
  OS: 'Ordem de Serviço',
  PA: 'Pronto atendimento',
}

/** Colours of the traffic light (spec §4). */
export const SEMAFORO = ['BRANCO', 'AZUL', 'VERDE', 'AMARELO', 'VERMELHO'] as const

/** The state of an order under warranty within the 30 days of the law (decisions 61). */
export const PRAZO_GARANTIA = ['PERTO', 'PASSOU'] as const

/** How many days a watch has waited to be fetched, at least (decisions 62). */
export const RETIRADAS = ['0', '30', '60', '90'] as const

/** The manufacturer's decision on a watch that comes back within the service warranty. */
export const REINCIDENCIA = ['NENHUMA', 'PENDENTE', 'AUTORIZADA', 'RECUSADA'] as const

/** Days of the service warranty by law (CDC art. 26). */
export const DIAS_GARANTIA_SERVICO = 90
/** Days for the repair by law (CDC art. 18). */
export const PRAZO_LEGAL_DIAS = 30
/** Days after which an unanswered budget expires by default, and the most that can be chosen (decisions 44). */
export const ORCAMENTO_VALIDADE_DIAS = 30
export const ORCAMENTO_VALIDADE_MAXIMA_DIAS = 90
/** Minutes in which an answer may be undone. */
export const DESFAZER_MINUTOS = 30
/** Days after which a delivered order is finalized automatically. */
export const FINALIZAR_DIAS = 7
/** The cause that voids the warranty; it is known by its id, whatever its name (spec §9, decisions 40). */
export const USO_INDEVIDO = 6

/** Most days of one calendar: the six weeks that a month may touch. */
export const CALENDARIO_DIAS = 42
/** Most orders of one day that a calendar shows; the rest is counted. */
export const MOST_NO_DIA = 30

/** Most labels of one print. */
export const OS_ETIQUETAS_MAXIMO = 200

/** Names by which orders are sorted. */
export const OS_SORTS = [
  'numero',
  'creationDateTime',
  'dataStatus',
  'consumidor',
  'posto',
  'status',
  'valorTotal',
  'diasCorridos',
  // From the intake to the repair.
  'diasConserto',
  // The late ones first, the oldest of them at the top; then the others, the newest first.
  'atraso',
] as const

/** Ways of payment, and the kinds of a payment: at the counter, a deposit, given back. */
export const FORMAS_PAGAMENTO = ['PIX', 'CARTAO', 'DINHEIRO', 'OUTRO'] as const
export const FORMA_PAGAMENTO_LABELS: Record<(typeof FORMAS_PAGAMENTO)[number], string> = {
  PIX: 'PIX',
  CARTAO: 'Cartão',
  DINHEIRO: 'Dinheiro',
  OUTRO: 'Outro',
}
export const PAGAMENTO_TIPOS = ['PAGAMENTO', 'SINAL', 'DEVOLUCAO'] as const
export const PAGAMENTO_TIPO_LABELS: Record<(typeof PAGAMENTO_TIPOS)[number], string> = {
  PAGAMENTO: 'Pagamento',
  SINAL: 'Sinal',
  DEVOLUCAO: 'Devolução',
}

/** The papers of an order that its consumer may keep. */
export const PAPEIS_DO_CONSUMIDOR_LABELS = {
  recibo: 'Comprovante de entrada',
  termo: 'Termo de entrega',
  garantia: 'Certificado de garantia',
  atendimento: 'Recibo do atendimento',
} as const
export type PapelDoConsumidor = keyof typeof PAPEIS_DO_CONSUMIDOR_LABELS
export const PAPEIS_DO_CONSUMIDOR = Object.keys(PAPEIS_DO_CONSUMIDOR_LABELS) as [
  PapelDoConsumidor,
  ...PapelDoConsumidor[],
]
