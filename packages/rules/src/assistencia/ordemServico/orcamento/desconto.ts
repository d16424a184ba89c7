import type { Role } from '@app/contract/casca/session'

/** The discount that each seeded profile may give, in percent, until its own is set (decisions 48). */
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
 * What a person may not ask of the consumer: less than the limit of that person's profile leaves of the list price, or
 * more than the list price without saying why. A covered line costs the consumer nothing, whatever stands in it.
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
