// This file does without Zod, because it holds words for screens.

import { HORARIO_LABELS } from '../../registers/postoAutorizadoForm.ts'

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

/** When a team works, or a post by its register. */
export const DIAS_EXPEDIENTE_LABELS = { ...HORARIO_LABELS, TODOS: 'Todos os dias' } as const
export type DiasExpediente = keyof typeof DIAS_EXPEDIENTE_LABELS
/** What a team may choose of them. */
export const DIAS_EXPEDIENTE_EQUIPE = [
  'SEGUNDA_A_SEXTA',
  'SEGUNDA_A_SABADO',
  'TODOS',
] as const satisfies DiasExpediente[]

export const ZONA_LABELS = {
  'America/Noronha': 'Fernando de Noronha (UTC−2)',
  'America/Sao_Paulo': 'Brasília (UTC−3)',
  'America/Manaus': 'Manaus (UTC−4)',
  'America/Rio_Branco': 'Rio Branco (UTC−5)',
} as const
export type ZonaExpediente = keyof typeof ZONA_LABELS
export const ZONAS_EXPEDIENTE = Object.keys(ZONA_LABELS) as [ZonaExpediente, ...ZonaExpediente[]]

/** Characters of a team's local holidays. */
export const MAIOR_TEXTO_FERIADOS = 2000

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
export const MOST_ARQUIVOS_CHAMADO = 10
/** The files of one message together. */
export const ARQUIVOS_CHAMADO_MB = 20
/** The last messages of a conversation that a ticket opened from it brings. */
export const MENSAGENS_DA_CONVERSA = 6
