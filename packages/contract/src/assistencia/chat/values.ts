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

export const MOST_TEXTO = 4000
export const MOST_ARQUIVOS = 10
/** The files of one message together. */
export const ARQUIVOS_MB = 20
/** For how long a message may be corrected or deleted. */
export const MINUTOS_PARA_MUDAR = 5
/** Messages a minute that one person may send. */
export const MENSAGENS_POR_MINUTO = 30
/** Messages of one answer. */
export const MOST_MENSAGENS = 200

export const MOSTRAR_CONVERSAS = ['TODAS', 'NAO_LIDAS', 'DE_OS'] as const
export type MostrarConversas = (typeof MOSTRAR_CONVERSAS)[number]

export const SITUACOES_MENSAGEM = ['ENVIADA', 'ENTREGUE', 'LIDA'] as const
export type SituacaoMensagem = (typeof SITUACOES_MENSAGEM)[number]
