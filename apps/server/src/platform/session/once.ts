import { DAY_MS, MINUTE_MS } from '@app/rules/casca/tempo'
import { randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'
import type { Executor } from '../db/index.ts'
import {
  countTentativa,
  deleteTokensOf,
  findToken,
  insertToken,
  type LinkTipo,
  takeToken,
} from '../store/token-unico.ts'
import { hashToken } from './tokens.ts'

/** How long each kind of one-time secret is good for. */
const GOOD_FOR_MS: Record<LinkTipo, number> = {
  senha: 30 * MINUTE_MS,
  convite: 3 * DAY_MS,
  primeiro: DAY_MS,
  'segundo-fator': 5 * MINUTE_MS,
}

type Clock = Pick<Services, 'now'>

/** A secret of 256 random bits, good once; only its SHA-256 is kept. A person's earlier ones of the kind end. */
export const issueOnce = async (
  db: Executor,
  { now }: Clock,
  tipo: LinkTipo,
  usuarioId: number | null,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  // A ticket of the second factor is each log-in's own.
  if (usuarioId !== null && tipo !== 'segundo-fator') await deleteTokensOf(db, usuarioId, [tipo])
  const expira_em = new Date(now().getTime() + GOOD_FOR_MS[tipo])
  await insertToken(db, { hash: hashToken(token), tipo, usuario_id: usuarioId, expira_em })
  return token
}

/** Whether it is still good, and whose it is; it stays so. */
export const findOnce = (db: Executor, { now }: Clock, token: string, tipos: readonly LinkTipo[]) =>
  findToken(db, hashToken(token), tipos, now())

/** Uses it up; nothing when it was not, or is no longer, good. */
export const takeOnce = (db: Executor, { now }: Clock, token: string, tipos: readonly LinkTipo[]) =>
  takeToken(db, hashToken(token), tipos, now())

/** Counts a wrong guess against it and says how many there were. */
export const countGuess = async (db: Executor, token: string): Promise<number> =>
  (await countTentativa(db, hashToken(token)))?.tentativas ?? Number.MAX_SAFE_INTEGER

/** Ends what was sent to a person: after a new password, another address, or the end of the account. */
export const endLinks = (db: Executor, usuarioId: number) =>
  deleteTokensOf(db, usuarioId, ['senha', 'convite', 'segundo-fator'])
