// This file does without Zod, because it holds words for screens.

export const DOC_TIPOS = ['MANUAL', 'BOLETIM', 'VISTA_EXPLODIDA', 'CIRCULAR'] as const
export type DocTipo = (typeof DOC_TIPOS)[number]
export const DOC_TIPO_LABELS: Record<DocTipo, string> = {
  MANUAL: 'Manual',
  BOLETIM: 'Boletim',
  VISTA_EXPLODIDA: 'Vista explodida',
  CIRCULAR: 'Circular',
}

export const DOC_STATUS = ['RASCUNHO', 'PUBLICADO'] as const
export type DocStatus = (typeof DOC_STATUS)[number]
export const DOC_STATUS_LABELS: Record<DocStatus, string> = {
  RASCUNHO: 'Rascunho',
  PUBLICADO: 'Publicado',
}

/** The reading state of a document for a person. */
export const DOC_LEITURAS = ['PEDE_CIENCIA', 'NOVA_VERSAO', 'NAO_LIDO', 'LIDO'] as const
export type DocLeitura = (typeof DOC_LEITURAS)[number]
export const DOC_LEITURA_LABELS: Record<DocLeitura, string> = {
  PEDE_CIENCIA: 'Pede ciência',
  NOVA_VERSAO: 'Nova versão desde a sua leitura',
  NAO_LIDO: 'Ainda não lido',
  LIDO: 'Lido',
}

/** Largest file of a version, and how many pages of its text are searched. */
export const DOC_MAX_MB = 20
export const DOC_MAX_PAGINAS = 2000
