// This file does without Zod, because it holds words for screens.

/** The survey's categories (spec §3). */
export const CATEGORIAS_AVALIACAO = ['ATENDIMENTO', 'PRAZO', 'PRECO', 'QUALIDADE'] as const
export type CategoriaAvaliacao = (typeof CATEGORIAS_AVALIACAO)[number]

export const CATEGORIA_AVALIACAO_LABELS: Record<CategoriaAvaliacao, string> = {
  ATENDIMENTO: 'Atendimento',
  PRAZO: 'Prazo',
  PRECO: 'Preço',
  QUALIDADE: 'Qualidade',
}

/** A mark of each category by its name. */
export type Notas = Record<CategoriaAvaliacao, number>

export const NOTAS = [1, 2, 3, 4, 5] as const
export const NOTA_PALAVRAS: Record<(typeof NOTAS)[number], string> = {
  1: 'Péssimo',
  2: 'Ruim',
  3: 'Regular',
  4: 'Bom',
  5: 'Ótimo',
}

/** The NPS groups, by the mean of the four marks (rede §7). */
export const GRUPOS_NPS = ['PROMOTOR', 'NEUTRO', 'DETRATOR'] as const
export type GrupoNps = (typeof GRUPOS_NPS)[number]
export const GRUPO_NPS_LABELS: Record<GrupoNps, string> = {
  PROMOTOR: 'Promovem (5)',
  NEUTRO: 'Neutras (3 e 4)',
  DETRATOR: 'Detratam (1 e 2)',
}

export const SITUACOES_AVALIACAO = ['SEM_RESPOSTA', 'RESPONDIDA'] as const
export const SITUACAO_AVALIACAO_LABELS = { SEM_RESPOSTA: 'Sem resposta', RESPONDIDA: 'Respondida' } as const

/** How long the link of an invitation is good for, in days (rede §7). */
export const AVALIACAO_DIAS = 60
/** The longest comment and answer. */
export const AVALIACAO_TEXTO_MAXIMO = 1000
