import { formatReais } from '../../casca/dinheiro/index.ts'

/** The default conditions of a post that has written none (decisions 62). */
export const CONDICOES_PADRAO = [
  'O relógio fica guardado no posto, sem custo, até ser retirado.',
  'Quando ele puder ser retirado, o posto avisa; se ninguém o retirar, avisa outra vez aos 30, 60 e 90 dias de espera.',
  'Depois de 90 dias, o posto combina com o cliente como devolver o relógio. Ele não é vendido, doado nem descartado.',
  'Para retirar, traga o comprovante de entrada ou um documento com foto.',
].join('\n')

export type CondicoesDoPosto = {
  posto: string
  versao: number
  texto: string
  /** The diagnosis fee; without one no fee is owed. */
  taxa?: number | null
}

/** When the fee is owed, in the words that the consumer accepts (decisions 63). */
export const fraseDaTaxa = (taxa: number): string =>
  `Taxa de diagnóstico: ${formatReais(taxa)}, devida só se o orçamento for recusado ou vencer sem resposta. ` +
  'Não é cobrada quando a garantia cobre o conserto.'

/**
 * The exact text that a consumer reads and accepts at the intake. Equal conditions always give the same text: it is
 * stored with the order, and its hash proves that nothing was changed afterwards.
 */
export const condicoesMostradas = ({ posto, versao, texto, taxa = null }: CondicoesDoPosto): string =>
  [`Condições de ${posto}, versão ${versao}`, texto, ...(taxa === null ? [] : [fraseDaTaxa(taxa)])].join('\n')
