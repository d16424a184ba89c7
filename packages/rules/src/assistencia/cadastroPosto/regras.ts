import { IDADE_MINIMA } from '@app/contract/assistencia/cadastroPosto'
import type { UnidadeFederativa } from '@app/contract/casca/endereco'
import { faltaNaInscricao } from '../postoAutorizado/inscricao-estadual.ts'

/**
 * Whether a person born on one day (yyyy-mm-dd) is old enough on another. A birthday on 29 February counts as 1 March
 * in other years.
 */
export const isOfAge = (nascimento: string, hoje: string): boolean => {
  const ano = String(Number(nascimento.slice(0, 4)) + IDADE_MINIMA).padStart(4, '0')
  return `${ano}${nascimento.slice(4)}` <= hoje
}

/** The unusual fact about a state registration of a valid form, in words; null when there is none (rede §1). */
export const avisoDaInscricao = (estado: UnidadeFederativa, numero: string): string | null => {
  switch (faltaNaInscricao(estado, numero)) {
    case 'digito':
      return `Inscrição estadual: o dígito não confere com a regra de ${estado}.`
    case 'prefixo':
      return `Inscrição estadual: o começo não é dos que ${estado} costuma dar.`
    default:
      return null
  }
}
