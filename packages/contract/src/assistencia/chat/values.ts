// This file does without Zod, so that screens which only show texts do not load it.

/** Teams of the manufacturer that service points write to (rede §8). */
export const EQUIPES = ['ASSISTENCIA_SP', 'MANAUS', 'TROCA', 'FINANCEIRO'] as const
export type Equipe = (typeof EQUIPES)[number]

export const EQUIPE_LABELS: Record<Equipe, string> = {
  ASSISTENCIA_SP: 'Assistência SP',
  MANAUS: 'Manaus',
  TROCA: 'Troca de modelo',
  FINANCEIRO: 'Financeiro',
}

/** Whom a post talks to: a team, or the consumer of one of its orders. */
export const PARTES = [...EQUIPES, 'CONSUMIDOR'] as const
export type Parte = (typeof PARTES)[number]

export const MOST_TEXTO = 4000
export const MOST_ARQUIVOS = 10
/** People that one message calls by name. */
export const MOST_MENCOES = 10
/** The files of one message together. */
export const ARQUIVOS_MB = 20
/** For how long a message may be corrected or deleted. */
export const MINUTOS_PARA_MUDAR = 5
/** Messages a minute that one person may send. */
export const MENSAGENS_POR_MINUTO = 30
/** Messages of one answer. */
export const MOST_MENSAGENS = 200

export const MOSTRAR_CONVERSAS = ['TODAS', 'NAO_LIDAS', 'DE_OS', 'CONSUMIDORES'] as const
export type MostrarConversas = (typeof MOSTRAR_CONVERSAS)[number]

/** Why nobody writes to a consumer any more: the order is another's, or the data were removed. */
export const CONVERSA_ENCERRADA_LABELS = {
  TROCADO: 'Esta OS passou para outro consumidor: ele não lê mais o que for escrito aqui.',
  REMOVIDO: 'Os dados deste consumidor foram removidos: ninguém mais lê o que for escrito aqui.',
} as const
export type ConversaEncerrada = keyof typeof CONVERSA_ENCERRADA_LABELS

/** What the files of one order's consumer may weigh in 24 hours. */
export const ARQUIVOS_DO_CONSUMIDOR_MB = 60

export const SITUACOES_MENSAGEM = ['ENVIADA', 'ENTREGUE', 'LIDA'] as const
export type SituacaoMensagem = (typeof SITUACOES_MENSAGEM)[number]
