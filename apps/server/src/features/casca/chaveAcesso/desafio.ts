import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import { insertUsado } from '../../../platform/store/token-unico.ts'

const GOOD_FOR_MS = 5 * MINUTE_MS
const BODY_BYTES = 24

/** What a challenge is for: entering, or a new key of one person. */
export type Finalidade = 'entrar' | `registrar:${number}`

type Clock = Pick<Services, 'now'>

const sign = async (db: Executor, finalidade: Finalidade, body: Buffer): Promise<Buffer> =>
  createHmac('sha256', await getSegredo(db, 'desafio'))
    .update(finalidade)
    .update(body)
    .digest()

/**
 * A challenge that carries its end and the installation's signature, so that asking for one, which anybody may, stores
 * nothing.
 */
export const newDesafio = async (
  db: Executor,
  { now }: Clock,
  finalidade: Finalidade,
): Promise<Uint8Array<ArrayBuffer>> => {
  const body = randomBytes(BODY_BYTES)
  body.writeBigUInt64BE(BigInt(now().getTime() + GOOD_FOR_MS))
  return Uint8Array.from(Buffer.concat([body, await sign(db, finalidade, body)]))
}

/** Whether the challenge is ours, for this purpose and not too old. */
export const isDesafio = async (
  db: Executor,
  { now }: Clock,
  finalidade: Finalidade,
  desafio: string,
): Promise<boolean> => {
  const bytes = Buffer.from(desafio, 'base64url')
  const [body, signature] = [bytes.subarray(0, BODY_BYTES), bytes.subarray(BODY_BYTES)]
  const right = await sign(db, finalidade, body)
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return false
  return body.readBigUInt64BE() > BigInt(now().getTime())
}

/** Uses a challenge up for its person; false when it was answered before, also at the same time. */
export const takeDesafio = async (
  db: Executor,
  { now }: Clock,
  usuarioId: number,
  desafio: string,
): Promise<boolean> =>
  (await insertUsado(db, {
    hash: createHash('sha256').update(desafio).digest(),
    tipo: 'desafio',
    usuario_id: usuarioId,
    usado_em: now(),
    expira_em: new Date(now().getTime() + GOOD_FOR_MS),
  })) !== undefined
