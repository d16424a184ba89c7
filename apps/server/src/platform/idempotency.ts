import { DAY_MS } from '@app/rules/casca/tempo'
import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './context.ts'
import type { Executor } from './db/index.ts'
import { sameForSame } from './files/receipt.ts'
import { refuse } from './http/errors.ts'
import { getSegredo } from './store/segredo.ts'
import { deleteAnswers, findAnswer, setAnswer, takeKey } from './store/idempotencia.ts'

const KEPT_MS = DAY_MS
const KEY = /^[\x21-\x7e]{1,255}$/

/** The data of an idempotent request until it is answered. */
export type Once = {
  transaction: <T>(run: (db: Executor) => Promise<T>) => Promise<T>
  /** Answers with the first answer again. */
  replay: () => Promise<{ status: number; answer: unknown }>
  /** The transaction's result, once it has committed. */
  stored: unknown
}

/** A twin of this request has committed meanwhile, so its answer is also this request's answer. */
class AlreadyDone extends Error {}

const successOf = (req: FastifyRequest): number =>
  Object.keys(req.routeOptions.schema?.response ?? {})
    .map(Number)
    .find((status) => status >= 200 && status < 300) ?? 200

/** Read once per database, because it never changes and every save would ask again. */
const keys = new WeakMap<Executor, Promise<Buffer>>()

const keyOf = (db: Executor): Promise<Buffer> => {
  const known = keys.get(db) ?? getSegredo(db, 'idempotencia')
  keys.set(db, known)
  known.catch(() => keys.delete(db))
  return known
}

/** The hash has a key, so that nobody can test guesses of a password in a body against the table without it. */
const hashOf = async (db: Executor, req: FastifyRequest): Promise<Buffer> =>
  createHmac('sha256', await keyOf(db))
    .update(`${req.method} ${req.url}\n`)
    .update(JSON.stringify(req.body ?? null, sameForSame))
    .digest()

/**
 * `Idempotency-Key`: the same key and body has one effect and gets the first answer again (api.md). The transaction of
 * the effect also writes key and answer, so they hold across processes and crashes. A refusal has no effect and keeps
 * no key, so the form may be corrected and sent again under the same key.
 */
export const beginOnce = async (
  req: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Once | null> => {
  const chave = req.headers['idempotency-key']
  if (chave === undefined) return null
  if (typeof chave !== 'string' || !KEY.test(chave)) refuse('INVALID_REQUEST')
  const key = { usuarioId: req.ctx.usuario.id, chave }
  const hash = await hashOf(services.db, req)
  const now = services.now()
  const since = new Date(now.getTime() - KEPT_MS)

  const replay = async () => {
    const row = await findAnswer(services.db, key, since)
    if (!row || row.status === null || !row.corpo_hash.equals(hash)) refuse('IDEMPOTENCIA')
    return { status: row.status, answer: row.resposta }
  }

  const once: Once = {
    replay,
    stored: undefined,
    transaction: async (run) => {
      const result = await services.transaction(async (db) => {
        if (!(await takeKey(db, key, hash, now, since))) throw new AlreadyDone()
        const answer = await run(db)
        await setAnswer(db, key, successOf(req), answer)
        return answer
      })
      once.stored = result
      // A later transaction of the same request finds the key as its own.
      once.transaction = services.transaction
      return result
    },
  }

  if (await findAnswer(services.db, key, since)) await sendReplay(reply, once)
  return once
}

export const sendReplay = async (reply: FastifyReply, once: Once) => {
  const { status, answer } = await once.replay()
  once.stored = answer
  return reply.code(status).header('idempotency-replayed', 'true').send(answer)
}

/** Answers twins, and checks that a route answers what its transaction recorded. */
export const registerIdempotency = (app: FastifyInstance): void => {
  app.addHook('preSerialization', async (req, reply, payload) => {
    const { once } = req
    if (once?.stored === undefined || reply.statusCode >= 400 || payload === once.stored) return payload
    throw new Error(`${req.routeOptions.url} must answer what its transaction returned (idempotent)`)
  })
}

export const isTwin = (error: Error): boolean => error instanceof AlreadyDone

export const forgetAnswers = (services: Services) =>
  deleteAnswers(services.db, new Date(services.now().getTime() - KEPT_MS))
