import {
  CATEGORIAS_AVALIACAO,
  type CategoriaAvaliacao,
  type GrupoNps,
  type Notas,
} from '@app/contract/assistencia/avaliacao'

/** The categories that got a 1 or a 2: the post's responsável gets a ticket (rede §7). */
export const baixasDe = (notas: Notas): CategoriaAvaliacao[] =>
  CATEGORIAS_AVALIACAO.filter((categoria) => notas[categoria] <= 2)

/** A mean as a whole mark: the nearest one, halves up (rede §7: 5 promotes, 3 and 4 are neutral, 1 and 2 detract). */
export const notaDaMedia = (media: number): number => Math.floor(media + 0.5)

/** The mean of the four marks, to hundredths. */
export const mediaDe = ({ ATENDIMENTO, PRAZO, PRECO, QUALIDADE }: Notas): number =>
  (ATENDIMENTO + PRAZO + PRECO + QUALIDADE) / 4

/** The NPS group of a mean. */
export const grupoDe = (media: number): GrupoNps => {
  const nota = notaDaMedia(media)
  if (nota === 5) return 'PROMOTOR'
  return nota >= 3 ? 'NEUTRO' : 'DETRATOR'
}

/**
 * The share of promoters less that of detractors, in whole points from −100 to 100; null without answers. Halves round
 * away from zero, so that a figure and its negative have the same size.
 */
export const npsDe = (promotores: number, neutros: number, detratores: number): number | null => {
  const todos = promotores + neutros + detratores
  if (todos === 0) return null
  const pontos = ((promotores - detratores) * 100) / todos
  return Math.sign(pontos) * Math.round(Math.abs(pontos)) + 0
}
