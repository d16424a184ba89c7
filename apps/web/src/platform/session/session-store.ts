import { useSyncExternalStore } from 'react'
import type { User } from '@app/contract/casca/session'
import { clearStored, KEYS, readStored, writeStored } from './storage.ts'

/** What POST /oauth/token answers, as it lies in local storage. */
export type Tokens = { access_token: string; refresh_token: string | null }

type Session = { tokens: Tokens | null; user: User | null }

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  typeof value.access_token === 'string'

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'authorities' in value &&
  Array.isArray(value.authorities) &&
  'segundoFator' in value

function load(): Session {
  const tokens = readStored(KEYS.session)
  const user = readStored(KEYS.user)
  if (!isTokens(tokens)) return { tokens: null, user: null }
  return { tokens, user: isUser(user) ? user : null }
}

let session: Session = typeof localStorage === 'undefined' ? { tokens: null, user: null } : load()
const listeners = new Set<() => void>()

const changed = (next: Session) => {
  session = next
  for (const listener of listeners) listener()
}

export const getSession = () => session

let leaving = false

/** While the person is leaving, the end of the session is not reported. */
export const setLeaving = (now: boolean) => void (leaving = now)

/** True from the request that ends the session until the session is deleted. */
export const isLeaving = () => leaving

/** Stores the tokens of a log-in or a refresh. */
export function setTokens(tokens: Tokens) {
  writeStored(KEYS.session, tokens)
  changed({ ...session, tokens })
}

/** Stores the answer of GET /user/me. */
export function setUser(user: User) {
  writeStored(KEYS.user, user)
  changed({ ...session, user })
}

/** Deletes the person's data and everything in local storage except the theme. */
export function clearSession() {
  leaving = false
  clearStored()
  changed({ tokens: null, user: null })
}

/** The tokens in storage now, because another tab may have refreshed them a moment ago. */
export function rereadTokens() {
  const { tokens } = load()
  if (tokens && tokens.access_token !== session.tokens?.access_token) changed({ ...session, tokens })
  return tokens
}

export function subscribeSession(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

if (typeof window !== 'undefined') {
  // A log-in or log-out in another tab applies here too.
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === KEYS.session || event.key === KEYS.user) changed(load())
  })
}

const getUser = () => session.user

/** The person logged in, or `null`. */
export const useUser = () => useSyncExternalStore(subscribeSession, getUser)
