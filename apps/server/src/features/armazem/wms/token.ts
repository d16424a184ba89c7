import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * It compares digests of equal length, so that the time reveals nothing about the token. Without a configured token
 * everybody is refused.
 */
export const isToken = (authorization: string | undefined, expected: string | undefined): boolean => {
  const given = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const same = timingSafeEqual(digest(given), digest(expected ?? ''))
  return same && expected !== undefined && expected !== ''
}
