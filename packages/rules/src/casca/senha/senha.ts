import {
  type Forca,
  FORCA_ROTULOS,
  isLongerThanTaken,
  SENHA_MINIMA,
  senhaLength,
} from '@app/contract/casca/cadastro'

export type SenhaErro = 'SENHA_CURTA' | 'SENHA_LONGA' | 'SENHA_FRACA'

/** The fault in a password's length, checked before its strength (spec §5). */
export const lengthError = (senha: string): SenhaErro | null => {
  if (senhaLength(senha) < SENHA_MINIMA) return 'SENHA_CURTA'
  return isLongerThanTaken(senha) ? 'SENHA_LONGA' : null
}

/** The fault in a new password of this strength score, or null; screen and server use the same rule (decisions 32). */
export const senhaError = (senha: string, forca: Forca, minima: Forca): SenhaErro | null =>
  lengthError(senha) ?? (forca < minima ? 'SENHA_FRACA' : null)

/** The word for a score. */
export const forcaRotulo = (forca: Forca): string => FORCA_ROTULOS[forca]

/**
 * Words that an attacker would try first: the person's own names and address. The estimator gets them with the
 * password.
 */
export const palavrasDaPessoa = (pessoa: { nome?: string; email?: string }): string[] => {
  const { nome = '', email = '' } = pessoa
  const parts = `${nome} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...new Set(['retaguarda', email.toLowerCase(), ...parts])].filter((word) => word.length > 2)
}
