import { createHash } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { Executor } from '../db/index.ts'
import { AppError } from '../http/errors.ts'
import { countFalha, deleteTentativa, findTentativas, setBloqueio } from '../store/tentativa.ts'

/** Failures that cost nothing yet. An address may be a whole office. */
const FREE = { conta: 5, endereco: 30 } as const
const FIRST_BLOCK_MS = 15_000
const LONGEST_BLOCK_MS = 15 * 60_000
/** After a quiet hour the count begins anew. */
const FORGOTTEN_MS = 60 * 60_000

/** 15 s after the last free failure, then twice as long each time, up to 15 min. */
export const blockFor = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_BLOCK_MS, FIRST_BLOCK_MS * 2 ** Math.min(failures - free, 10))

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Whoever has one IPv6 address has the 2^64 beside it. */
const networkOf = (address: string): string => {
  // A proxy may pass on anything under the name of an address.
  if (isIP(address) === 0) return 'desconhecido'
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(':').filter(Boolean).length
  return [...first, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')
}

export type Attempt = { conta: string; endereco: string }

/** Whom an attempt is counted against; the table holds no e-mail of somebody who has no account. */
export const attemptOf = (email: string, address: string): Attempt => ({
  conta: `conta:${digest(email)}`,
  endereco: `endereco:${networkOf(address)}`,
})

/** Refuses while the account or the address is blocked (429), whether or not the account exists. */
export const demandUnblocked = async (db: Executor, attempt: Attempt, now: Date): Promise<void> => {
  const rows = await findTentativas(db, [attempt.conta, attempt.endereco])
  const until = Math.max(0, ...rows.map(({ bloqueada_ate }) => bloqueada_ate?.getTime() ?? 0))
  if (until <= now.getTime()) return
  const segundos = Math.ceil((until - now.getTime()) / 1000)
  throw new AppError('MUITAS_TENTATIVAS', {
    params: { segundos },
    headers: { 'retry-after': String(segundos) },
  })
}

export const countFailure = async (db: Executor, attempt: Attempt, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - FORGOTTEN_MS)
  for (const kind of ['conta', 'endereco'] as const) {
    const { falhas } = await countFalha(db, attempt[kind], now, since)
    const block = blockFor(falhas, FREE[kind])
    if (block > 0) await setBloqueio(db, attempt[kind], new Date(now.getTime() + block))
  }
}

/** A success clears the account; the address keeps its count, or one own account would buy endless guesses. */
export const countSuccess = (db: Executor, attempt: Attempt) => deleteTentativa(db, attempt.conta)
