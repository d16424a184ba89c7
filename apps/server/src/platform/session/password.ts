import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '../http/database-errors.ts'

// Argon2id (the library's default) with OWASP's second choice of costs: 19 MiB, two passes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (senha: string): Promise<string> => hash(senha, OPTIONS)

// Checked in place of an unknown person's, so that both take the same time.
const NOBODY = hashPassword(crypto.randomUUID())

export const verifyPassword = async (senhaHash: string | undefined, senha: string): Promise<boolean> => {
  const right = await verify(senhaHash ?? (await NOBODY), senha)
  return right && senhaHash !== undefined
}

const AT_ONCE = 2
const MOST_WAITING = 100

/**
 * Log-ins two at a time. Each looks at the throttle only when its turn comes, so a burst of guesses cannot slip past
 * it together, and a flood of log-ins leaves the processor to the others.
 */
export const createQueue = () => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MOST_WAITING) throw unavailable()
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
