import type { AvaliacaoResumo, Notas } from '@app/contract/assistencia/avaliacao'

type Dadas = Pick<AvaliacaoResumo, 'atendimento' | 'prazo' | 'preco' | 'qualidade'>

/** The four marks by their questions. */
export const notasOf = ({ atendimento, prazo, preco, qualidade }: Dadas): Notas => ({
  ATENDIMENTO: atendimento,
  PRAZO: prazo,
  PRECO: preco,
  QUALIDADE: qualidade,
})
