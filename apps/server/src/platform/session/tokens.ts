import { DAY_MS } from '@app/rules/casca/tempo'
import { createHash, randomBytes } from 'node:crypto'
import type { TokenRow } from '../store/sessao.ts'

/** Seconds of an access token. */
export const ACCESS_SECONDS = 3600
const REFRESH_MS = 12 * 3600 * 1000
export const ABSOLUTE_MS = 30 * DAY_MS
/** Tabs that renew at the same moment send the same refresh token; after this time it counts as stolen. */
export const GRACE_MS = 10_000

/** Tokens are random, 256 bits, and only their SHA-256 is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const newToken = (tipo: TokenRow['tipo'], expira: Date) => {
  const token = randomBytes(32).toString('base64url')
  return { token, row: { hash: hashToken(token), tipo, expira_em: expira } }
}

/** What every key begins with, so that people and scanners of secrets recognise it. */
const KEY_MARK = 'rtg_'
/** How much of a key people see again: the mark and eight characters. */
const SEEN = KEY_MARK.length + 8

/** A key for another system, valid until `expira`, and the part of it that may be shown. */
export const newKey = (expira: Date) => {
  const token = KEY_MARK + randomBytes(32).toString('base64url')
  const row: TokenRow = { hash: hashToken(token), tipo: 'acesso', expira_em: expira }
  return { token, prefixo: token.slice(0, SEEN), row }
}

const earlier = (a: number, b: Date): Date => new Date(Math.min(a, b.getTime()))

/** A new pair; neither outlives the session's absolute end. */
export const newPair = (now: Date, absoluta: Date) => {
  const access = newToken('acesso', earlier(now.getTime() + ACCESS_SECONDS * 1000, absoluta))
  const refresh = newToken('renovacao', earlier(now.getTime() + REFRESH_MS, absoluta))
  return { access: access.token, refresh: refresh.token, rows: [access.row, refresh.row] }
}
