import { hash, verify } from '@node-rs/argon2'
import { outsideTransaction } from '../db/index.ts'

// Argon2id (the library's default) with OWASP's second choice of costs: 19 MiB, two passes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** It is slow on purpose, because it costs an attacker the same. */
export const hashPassword = async (senha: string): Promise<string> => {
  outsideTransaction('A password is hashed')
  return hash(senha, OPTIONS)
}

// Checked instead of an unknown person's hash, so that both take the same time.
const NOBODY = hashPassword(crypto.randomUUID())

/** Takes the same time with and without a person, so that the time does not reveal which addresses have an account. */
export const verifyPassword = async (senhaHash: string | undefined, senha: string): Promise<boolean> => {
  outsideTransaction('A password is checked')
  const right = await verify(senhaHash ?? (await NOBODY), senha)
  return right && senhaHash !== undefined
}
