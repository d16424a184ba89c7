import type { Executor } from '../db/index.ts'
import type { Log } from '../log.ts'
import { markAlive, releaseOfDead, removeReplaced } from '../store/trabalho.ts'

const BEAT_MS = 15_000

/**
 * Says that this runner lives, and releases the jobs of runners that do not. After a gap in its own beats it only says
 * so: while the database was away the others could not say it either.
 */
export const createBeat = (db: Executor, nome: string) => {
  let last = -Infinity
  return async (): Promise<void> => {
    const steady = performance.now() - last < BEAT_MS * 2
    await markAlive(db, nome)
    last = performance.now()
    if (!steady) return
    await releaseOfDead(db)
    await removeReplaced(db)
  }
}

/** Beats until it is told to stop. */
export const keepAlive = (db: Executor, log: Log, nome: string): (() => void) => {
  const beat = createBeat(db, nome)
  const run = () => void beat().catch((err: unknown) => log.debug({ err }, 'sinal de vida da fila'))
  run()
  const timer = setInterval(run, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}
