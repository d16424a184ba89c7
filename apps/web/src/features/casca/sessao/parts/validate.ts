import { isEmail } from '../../../../platform/text/email.ts'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'

/** Spec §5 and §8, word for word. */
const TEXTS = {
  missing: 'Informe o E-mail e Senha',
  email: 'E-mail inválido',
  refused: 'Ops, Confira o seu login e senha e tente novamente!',
} as const

/** The login form's own errors; `null` when it may ask the server. */
export function validateLogin(
  email: string,
  senha: string,
): { field: 'email' | 'senha'; text: string } | null {
  if (!email.trim() || !senha) return { field: email.trim() ? 'senha' : 'email', text: TEXTS.missing }
  return isEmail(email.trim()) ? null : { field: 'email', text: TEXTS.email }
}

/** A refused log-in has the same text whether or not the user exists; a throttled one says how long to wait. */
export function refusalText(error: unknown): string {
  const refused = error instanceof ApiError && (error.status === 400 || error.status === 401)
  return refused ? TEXTS.refused : describeError(error)
}
