import type { Cartao } from '@app/contract/armazem/painel'

/** The number of late orders, from the panel's cards. */
export const lateOf = (cartoes: readonly Pick<Cartao, 'status' | 'quantidade'>[]) =>
  cartoes
    .filter(({ status }) => status === 'SEPARACAO_ATRASADA' || status === 'FATURAMENTO_ATRASADO')
    .reduce((total, { quantidade }) => total + quantidade, 0)
