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
import type { PorProvedor } from '../store/sessao.ts'
import { hashToken } from './tokens.ts'

/** How long each kind of one-time secret is valid. */
const GOOD_FOR_MS: Record<LinkTipo, number> = {
  senha: 30 * MINUTE_MS,
  convite: 3 * DAY_MS,
  primeiro: DAY_MS,
  'segundo-fator': 5 * MINUTE_MS,
}

type Clock = Pick<Services, 'now'>

/**
 * A secret of 256 random bits that works once; only its SHA-256 is stored. It ends the person's earlier ones of this
 * kind.
 */
export const issueOnce = async (
  db: Executor,
  { now }: Clock,
  tipo: LinkTipo,
  usuarioId: number | null,
  porProvedor?: PorProvedor,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  // Each log-in has its own ticket of the second factor, so earlier ones stay.
  if (usuarioId !== null && tipo !== 'segundo-fator') await deleteTokensOf(db, usuarioId, [tipo])
  const expira_em = new Date(now().getTime() + GOOD_FOR_MS[tipo])
  await insertToken(db, { hash: hashToken(token), tipo, usuario_id: usuarioId, expira_em, ...porProvedor })
  return token
}

/** Whether it is still valid, and whose it is; this does not use it up. */
export const findOnce = (db: Executor, { now }: Clock, token: string, tipos: readonly LinkTipo[]) =>
  findToken(db, hashToken(token), tipos, now())

/** Uses it up; undefined when it is not valid. */
export const takeOnce = (db: Executor, { now }: Clock, token: string, tipos: readonly LinkTipo[]) =>
  takeToken(db, hashToken(token), tipos, now())

/** Counts a wrong guess against it and answers how many there were. */
export const countGuess = async (db: Executor, token: string): Promise<number> =>
  (await countTentativa(db, hashToken(token)))?.tentativas ?? Number.MAX_SAFE_INTEGER

/** Ends the links that were sent to a person: after a new password, another address, or the end of the account. */
export const endLinks = (db: Executor, usuarioId: number) =>
  deleteTokensOf(db, usuarioId, ['senha', 'convite', 'segundo-fator'])
