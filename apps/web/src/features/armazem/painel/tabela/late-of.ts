import type { Cartao } from '@app/contract/armazem/painel'

/** Of the panel's cards, how many orders are late. */
export const lateOf = (cartoes: readonly Pick<Cartao, 'status' | 'quantidade'>[]) =>
  cartoes
    .filter(({ status }) => status === 'SEPARACAO_ATRASADA' || status === 'FATURAMENTO_ATRASADO')
    .reduce((total, { quantidade }) => total + quantidade, 0)
