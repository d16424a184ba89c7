import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** `on` from the signal to stop until the end: calls are still answered, but new ones shall go to other processes. */
    leaving: { on: boolean }
  }
}

/** A process that is about to stop gives each connection back after its next answer. */
export const registerLeaving = (app: FastifyInstance): void => {
  const leaving = { on: false }
  app.decorate('leaving', leaving)
  app.addHook('onSend', async (_req, reply) => {
    if (leaving.on) reply.header('connection', 'close')
  })
}
