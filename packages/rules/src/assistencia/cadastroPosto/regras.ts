import { IDADE_MINIMA } from '@app/contract/assistencia/cadastroPosto'
import type { UnidadeFederativa } from '@app/contract/casca/endereco'
import { faltaNaInscricao } from '../postoAutorizado/inscricao-estadual.ts'

/**
 * Whether who was born on a day (yyyy-mm-dd) is old enough on another. Born on 29 February: from 1 March on in years
 * without one.
 */
export const temIdade = (nascimento: string, hoje: string): boolean => {
  const ano = String(Number(nascimento.slice(0, 4)) + IDADE_MINIMA).padStart(4, '0')
  return `${ano}${nascimento.slice(4)}` <= hoje
}

/** What is unusual in a state registration of the right form, in words; null where nothing is (rede §1). */
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
