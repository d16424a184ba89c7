// This file does without Zod, because it holds words for screens.

/** The states of a ticket: with the team, with the post, answered, refused, or done (rede §9). */
export const SITUACOES_CHAMADO = ['NOVO', 'PENDENTE', 'ATENDIDO', 'NAO_ATENDIDO', 'FINALIZADO'] as const
export type SituacaoChamado = (typeof SITUACOES_CHAMADO)[number]
export const SITUACAO_CHAMADO_LABELS: Record<SituacaoChamado, string> = {
  NOVO: 'Novo',
  PENDENTE: 'Pendente',
  ATENDIDO: 'Atendido',
  NAO_ATENDIDO: 'Não atendido',
  FINALIZADO: 'Finalizado',
}

export const CATEGORIAS_CHAMADO = ['TECNICA', 'PECA', 'GARANTIA', 'FINANCEIRO', 'SISTEMA'] as const
export type CategoriaChamado = (typeof CATEGORIAS_CHAMADO)[number]
export const CATEGORIA_CHAMADO_LABELS: Record<CategoriaChamado, string> = {
  TECNICA: 'Técnica',
  PECA: 'Peça',
  GARANTIA: 'Garantia',
  FINANCEIRO: 'Financeiro',
  SISTEMA: 'Sistema',
}

export const PRIORIDADES_CHAMADO = ['ALTA', 'NORMAL', 'BAIXA'] as const
export type PrioridadeChamado = (typeof PRIORIDADES_CHAMADO)[number]
export const PRIORIDADE_CHAMADO_LABELS: Record<PrioridadeChamado, string> = {
  ALTA: 'Alta',
  NORMAL: 'Normal',
  BAIXA: 'Baixa',
}

/** The answering side: a team of the manufacturer, or the responsável of the post. */
export const EQUIPES_CHAMADO = ['SAO_PAULO', 'MANAUS', 'TROCA', 'FINANCEIRO', 'POSTO'] as const
export type EquipeChamado = (typeof EQUIPES_CHAMADO)[number]
export const EQUIPE_CHAMADO_LABELS: Record<EquipeChamado, string> = {
  SAO_PAULO: 'Assistência SP',
  MANAUS: 'Manaus',
  TROCA: 'Troca',
  FINANCEIRO: 'Financeiro',
  POSTO: 'Responsável do posto',
}

/** The state of a ticket's clock; it is computed from the deadline and never stored. */
export const PRAZOS_CHAMADO = ['ATRASADO', 'NO_PRAZO', 'PARADO', 'CUMPRIDO', 'PERDIDO'] as const
export type PrazoChamado = (typeof PRAZOS_CHAMADO)[number]
export const PRAZO_CHAMADO_LABELS: Record<PrazoChamado, string> = {
  ATRASADO: 'Atrasado',
  NO_PRAZO: 'No prazo',
  PARADO: 'Parado: aguarda o posto',
  CUMPRIDO: 'Respondido no prazo',
  PERDIDO: 'Respondido com atraso',
}

/** What may be done with one. */
export const ACOES_CHAMADO = ['atender', 'pedir', 'responder', 'recusar', 'finalizar', 'reabrir'] as const
export type AcaoChamado = (typeof ACOES_CHAMADO)[number]

/** The words of the buttons. */
export const ACAO_CHAMADO_LABELS: Record<AcaoChamado, string> = {
  atender: 'Responder e atender',
  pedir: 'Pedir ao posto',
  responder: 'Responder à equipe',
  recusar: 'Não atender',
  finalizar: 'Finalizar',
  reabrir: 'Reabrir',
}

export const MAIOR_TITULO_CHAMADO = 120
/** Characters of what is said in one. */
export const MAIOR_TEXTO_CHAMADO = 4000
export const MAIOR_MOTIVO_CHAMADO = 500
