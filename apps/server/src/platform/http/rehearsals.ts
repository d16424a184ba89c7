import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { beginRehearsal, type Rehearsal } from '../db/index.ts'
import { refuseForNow } from './errors.ts'

/** Each holds a connection for its whole call, and others need connections too. */
const AT_ONCE = 4
const AGAIN_MS = 1_000

/** Calls of keys in test mode: each runs in a transaction of its own that is undone once it is answered. */
export const registerRehearsals = (app: FastifyInstance) => {
  const running = new Map<FastifyRequest, Rehearsal>()
  let begun = 0

  const end = async (req: FastifyRequest) => {
    const rehearsal = running.get(req)
    if (!rehearsal || !running.delete(req)) return
    begun -= 1
    await rehearsal.end().catch((err: unknown) => req.log.warn({ err }, 'fim de ensaio'))
  }
  app.addHook('onResponse', end)
  app.addHook('onRequestAbort', end)

  return {
    /** The context of a call whose every write is undone; the answer says so. */
    begin: async (req: FastifyRequest, reply: FastifyReply, ctx: Context): Promise<Context> => {
      if (begun >= AT_ONCE) refuseForNow(AGAIN_MS)
      begun += 1
      try {
        const rehearsal = await beginRehearsal(app.services.db)
        running.set(req, rehearsal)
        reply.header('modo-teste', '1')
        return { ...ctx, db: rehearsal.db, transaction: rehearsal.transaction }
      } catch (error) {
        begun -= 1
        throw error
      }
    },
  }
}
