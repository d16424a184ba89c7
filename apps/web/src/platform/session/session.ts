import type { Ability, User } from '@app/contract/casca/session'
import { ApiError } from '../http/errors.ts'
import { api, requestToken, send } from '../http/http.ts'
import { clearSession, getSession, setLeaving, setTokens, setUser } from './session-store.ts'
import type { Tokens } from './session-store.ts'

/** GET /user/me, stored for the next start. */
export async function fetchUser(signal?: AbortSignal) {
  const user = await api<User>('/user/me', signal ? { signal } : {})
  setUser(user)
  return user
}

let fresh = false

/** True once after a log-in, for messages that are shown only then. */
export function takeFreshLogin() {
  const was = fresh
  fresh = false
  return was
}

async function enter(form: Record<string, string>): Promise<User> {
  setTokens(await requestToken(form))
  try {
    const user = await fetchUser()
    fresh = true
    return user
  } catch (error) {
    clearSession()
    throw error
  }
}

/** Logs in; a wrong e-mail or password throws `ApiError` with status 400. */
export const login = (username: string, password: string) =>
  enter({ grant_type: 'password', username, password })

/** A right password that was not enough: the ticket of the second step, and by what it can be done. */
export type SecondStepTicket = { ticket: string; byCode: boolean; byKey: boolean }

/** The second step, when a right password was refused because a code or a passkey is missing. */
export const secondStepOf = (error: unknown): SecondStepTicket | null => {
  if (!(error instanceof ApiError) || error.body['error'] !== 'mfa_required') return null
  const { mfa_token: ticket, mfa_metodos: by } = error.body
  if (typeof ticket !== 'string') return null
  const ways: unknown[] = Array.isArray(by) ? by : ['codigo']
  return { ticket, byCode: ways.includes('codigo'), byKey: ways.includes('chave') }
}

/** The second step of a log-in: a code of the app, or a recovery code. */
export const loginWithCode = (ticket: string, otp: string) =>
  enter({ grant_type: 'mfa_otp', mfa_token: ticket, otp })

/** By a passkey: what the browser answered to the challenge, as JSON. */
export const loginWithKey = (credencial: string) => enter({ grant_type: 'passkey', credencial })

/** By the log-in of the person's company: what was asked of it, and what it answered. */
export const loginWithProvedor = (pedido: string, resposta: string) =>
  enter({ grant_type: 'provedor', pedido, resposta })

/** Revokes the token, then deletes everything; an unreachable server does not prevent the log-out. */
export const logout = () =>
  leaveBy(() =>
    send('/oauth/revoke', { method: 'POST', body: revocation(getSession().tokens) }).catch(() => undefined),
  )

/**
 * Does what ends the session on the server, then deletes it here. The server closes /ws before it answers, and that is
 * no expired session to report. When the act fails, its error is thrown and the session goes on.
 */
export async function leaveBy(act: () => Promise<unknown>) {
  setLeaving(true)
  try {
    await act()
  } catch (error) {
    setLeaving(false)
    throw error
  }
  clearSession()
}

const revocation = (tokens: Tokens | null) => new URLSearchParams({ token: tokens?.access_token ?? '' })

let checked = false

/** Nobody, when the server says so; a server that is away for now is no reason to ask for a log-in. */
const nobodyUnlessPassing = (error: unknown) => {
  if (error instanceof ApiError && error.passing) throw error
  return null
}

/**
 * The person of this session, or `null`. The stored one is used at once; the first call of a page load also asks the
 * server in the background (spec §7: 'run at start when a token exists'). It throws when the server must be asked and
 * cannot answer now.
 */
export async function currentUser(): Promise<User | null> {
  const { tokens, user } = getSession()
  if (!tokens) return null
  if (user && checked) return user
  checked = true
  if (!user) return fetchUser().catch(nobodyUnlessPassing)
  fetchUser().catch(() => undefined)
  return user
}

/** Possible first screens, the best first. */
const STARTS: readonly [Ability, string][] = [
  ['PAINEL_VER', '/dashboard'],
  ['INICIO_VER', '/dashboard'],
  ['PEDIDO_VER', '/pedidos'],
  ['NOTA_VER', '/notas/list'],
  ['CLIENTE_VER', '/cliente'],
  ['USUARIO_VER', '/usuario'],
  ['CONFIG_VER', '/configuracoes/view/'],
  ['OS_ACOMPANHAR', '/acompanhamento'],
]

/**
 * The first screen after a log-in: staff to the panel or the start of the repair network, client users to their orders,
 * watch owners to theirs (spec §2, decisions 22), others to the first screen that they may see. A person without
 * abilities stays at the current address.
 */
export const homeOf = ({ authorities }: Pick<User, 'authorities'>): string => {
  if (authorities.length === 0) return '/dashboard'
  return STARTS.find(([ability]) => authorities.includes(ability))?.[1] ?? '/conta'
}
