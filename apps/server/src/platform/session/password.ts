import { hash, verify } from '@node-rs/argon2'
import { outsideTransaction } from '../db/index.ts'

// Argon2id (the library's default) with OWASP's second choice of costs: 19 MiB, two passes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Slow by design: it costs a guesser as much. */
export const hashPassword = async (senha: string): Promise<string> => {
  outsideTransaction('A password is hashed')
  return hash(senha, OPTIONS)
}

// Checked in place of an unknown person's, so that both take the same time.
const NOBODY = hashPassword(crypto.randomUUID())

/** Takes as long for nobody as for somebody, so that the time does not tell which addresses have an account. */
export const verifyPassword = async (senhaHash: string | undefined, senha: string): Promise<boolean> => {
  outsideTransaction('A password is checked')
  const right = await verify(senhaHash ?? (await NOBODY), senha)
  return right && senhaHash !== undefined
}
