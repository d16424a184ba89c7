import type { Ability } from '@app/contract/casca/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Context, Services } from '../context.ts'

/** A plugin of routes with typed params, query, body and answers. */
export type Routes = FastifyPluginAsyncZod

/** Who may call: people with the ability, people with a session, or everybody. */
export type RouteAbility = Ability | 'session' | 'public'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Without it the server does not start (default deny). */
    ability?: RouteAbility
    /** A POST that honours `Idempotency-Key`; it answers exactly what its `ctx.transaction` returned. */
    idempotent?: boolean
    /** The body reaches the handler unchecked, as `unknown`, because the action calls `parseBody` after its lock. */
    lateBody?: boolean
    /**
     * How many calls a request counts for against the person's limit per minute; 1 unless the screen makes it by the
     * thousand.
     */
    cost?: number
    /** Accepts multipart/form-data (`readUpload`); other routes answer 415. */
    upload?: boolean
  }

  interface FastifyRequest {
    /** The session's context. Reading it in a public route is a mistake and throws. */
    ctx: Context
  }

  interface FastifyInstance {
    services: Services
  }

  interface FastifySchema {
    summary?: string
    description?: string
    tags?: readonly string[]
    /** Left out of the API description. */
    hide?: boolean
  }
}
