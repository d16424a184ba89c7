// This file does without Zod, because screens need its lists and words at once.

/** Stored stage of an order (armazem.md, states). */
export const ETAPAS = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'CANCELADO'] as const

/** The six values of spec §4, in the order of the panel's cards; two of them are derived from time. */
export const SITUACOES = [
  'CRIADO',
  'SEPARACAO_ATRASADA',
  'FATURAMENTO_ATRASADO',
  'EM_SEPARACAO',
  'A_FATURAR',
  'FATURADO',
] as const

/** The same six in the order in which the order list's filter offers them (spec §4). */
export const SITUACOES_DO_FILTRO = [
  'CRIADO',
  'EM_SEPARACAO',
  'A_FATURAR',
  'FATURADO',
  'SEPARACAO_ATRASADA',
  'FATURAMENTO_ATRASADO',
] as const satisfies readonly (typeof SITUACOES)[number][]

/** WMS status of an order (armazem.md). */
export const STATUS_ALCIS = ['não enviado', 'recebido', 'em separação', 'conferido', 'expedido'] as const

/** Names by which orders can be sorted; `atraso`: late orders first, both parts by pickup. */
export const PEDIDO_SORTS = ['numeroPedido', 'dataHoraColeta', 'criadoEm', 'cliente', 'atraso'] as const

type Situacao = (typeof SITUACOES)[number]

/** Labels of the panel's cards (spec §4). */
export const CARTAO_LABELS: Record<Situacao, string> = {
  CRIADO: 'Criados',
  SEPARACAO_ATRASADA: 'Separações atrasadas',
  FATURAMENTO_ATRASADO: 'Faturamento atrasado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'Conferido aguardando faturamento',
  FATURADO: 'Faturado aguardando expedição',
}

/** The status of one order in words. */
export const STATUS_LABELS: Record<Situacao | 'CANCELADO' | 'EXPEDIDO', string> = {
  CRIADO: 'Criado',
  SEPARACAO_ATRASADA: 'Separação atrasada',
  FATURAMENTO_ATRASADO: 'Faturamento atrasado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'Conferido aguardando faturamento',
  FATURADO: 'Faturado aguardando expedição',
  CANCELADO: 'Cancelado',
  EXPEDIDO: 'Expedido',
}

/** The date of an order that a report's period is about: its creation, or the end of its stay in a stage. */
export const QUANDO_PEDIDO = ['criado', 'etapa'] as const
/** The stages in which an order waits; a cancelled one waits for nothing. */
export const ETAPAS_DE_ESPERA = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO'] as const
/** How long a stay was. */
export const PASSAGENS = ['NO_PRAZO', 'ATRASADA'] as const
/** When an order left, beside its pickup. */
export const SAIDAS = ['A_EXPEDIR', 'NO_PRAZO', 'TARDE'] as const

export const ETAPA_DE_ESPERA_LABELS: Record<(typeof ETAPAS_DE_ESPERA)[number], string> = {
  CRIADO: 'Criado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'A faturar',
  FATURADO: 'Faturado, até a expedição',
}

/** `impressao?ids=1,2,3`: whole orders for one print. */
export const PEDIDOS_IMPRESSOS_MAXIMO = 200
