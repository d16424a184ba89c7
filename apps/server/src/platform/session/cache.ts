import type { User } from '@app/contract/casca/session'

/** The key of another system that a session belongs to; in test mode nothing of its calls is kept. */
export type Chave = { id: number; teste: boolean }

export type Session = { sessaoId: number; expiraEm: Date; usuario: User; chave: Chave | null }

const KEPT_MS = 30_000
const MOST = 20_000

/**
 * Validated sessions of the last half minute. A notification of a session's end removes it at once, so that a revoked
 * token is refused everywhere; while no notifications arrive, nothing is cached (`usable`).
 */
export const createSessionCache = (usable: () => boolean) => {
  const kept = new Map<string, { until: number; session: Session }>()
  let generation = 0
  const clear = () => {
    generation += 1
    kept.clear()
  }
  return {
    /** Taken before the database is read, because a result that was read across a revocation must not be cached. */
    generation: () => generation,
    get: (key: string): Session | undefined => {
      const entry = kept.get(key)
      if (!entry || entry.until < performance.now() || !usable()) return undefined
      return entry.session
    },
    put: (key: string, session: Session, readAt: number) => {
      if (readAt !== generation || !usable()) return
      if (kept.size >= MOST) kept.clear()
      kept.set(key, { until: performance.now() + KEPT_MS, session })
    },
    clear,
    drop: (matches: (session: Session) => boolean) => {
      generation += 1
      for (const [key, { session }] of kept) if (matches(session)) kept.delete(key)
    },
  }
}
