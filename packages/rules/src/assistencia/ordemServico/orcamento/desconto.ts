import type { Role } from '@app/contract/casca/session'

/** The default discount limit of each seeded profile, in percent (decisions 48). */
export const DESCONTO_PADRAO: Partial<Record<Role, number>> = {
  ROLE_ADMIN: 100,
  ROLE_ASSISTENCIA_TECNICA_SAO_PAULO: 100,
  ROLE_REPRESENTANTE_LEGAL: 30,
  ROLE_ADMIN_POSTO: 30,
  ATENDENTE: 10,
  ROLE_POSTO: 10,
}

type Linha = {
  garantia: boolean
  /** By the price list. */
  valor: number
  valorFinal: number
  motivoValor: string | null
}

export type ErroValor = {
  linha: number
  campo: 'valorFinal' | 'motivoValor'
  code: 'OS_DESCONTO' | 'OS_ACIMA_DA_TABELA'
}

const cents = (value: number): number => Math.round(value * 100)

/**
 * Prices that a person may not ask of the consumer: below the list price by more than the profile's limit, or above it
 * without a reason. A covered line costs the consumer nothing, whatever its price.
 */
export const checkValores = (linhas: readonly Linha[], maximo: number): ErroValor[] =>
  linhas.flatMap(({ garantia, valor, valorFinal, motivoValor }, linha): ErroValor[] => {
    if (garantia) return []
    if (cents(valorFinal) * 100 < cents(valor) * (100 - maximo))
      return [{ linha, campo: 'valorFinal', code: 'OS_DESCONTO' }]
    if (cents(valorFinal) > cents(valor) && motivoValor === null)
      return [{ linha, campo: 'motivoValor', code: 'OS_ACIMA_DA_TABELA' }]
    return []
  })

/** What is left of a price, rounded up to the cent, so that it is never more discount than was said: 30 % of R$ 48,15 leave R$ 33,71. */
export const valorComDesconto = (preco: number, percent: number): number =>
  Math.ceil((cents(preco) * (10_000 - Math.round(percent * 100))) / 10_000) / 100

/** The discount of a value in percent, with two decimals; none at or above the list price. */
export const descontoDe = (tabela: number, valor: number): number =>
  cents(valor) >= cents(tabela) ? 0 : Math.round((1 - cents(valor) / cents(tabela)) * 10_000) / 100
