import type { Ability } from '@app/contract/casca/session'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'
import type { Context, Services } from '../context.ts'
import type { Exemplo } from '../openapi/examples.ts'

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
     * The answer is written as the action composed it: checking thousands of lines makes as much garbage as composing
     * them. A test of the route holds it to its schema.
     */
    asComposed?: boolean
    /**
     * How many calls a request counts for against the person's limit per minute; 1 unless the screen makes it by the
     * thousand.
     */
    cost?: number
    /** Reads much and writes nothing: `ctx.db` may be a standby that holds everything committed (decision 40). */
    longRead?: boolean
    /** Accepts multipart/form-data (`readUpload`); other routes answer 415. */
    upload?: boolean
    /** Demands the OAuth client by Basic authentication. */
    client?: boolean
    /** The address at which the same call is described; this is another one of it. */
    alias?: string
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
    /** What a handler answers that writes its JSON itself; `response` would write it again. */
    answer?: ZodType
    /** The types of an answer that is a file; without it an answer is JSON. */
    produces?: readonly string[]
    /** The types of a body that is the file itself. */
    bytes?: readonly string[]
    /** Kept for those who call it; another call does the same. */
    deprecated?: boolean
    /** Another call of the same form, whose example serves this one too. */
    like?: string
    /** Shown as a command to copy. */
    exemplo?: Exemplo
    /** Left out of the API description. */
    hide?: boolean
  }
}

/** The routes at their own address and at other ones, which the API description marks as such. */
export const mountAt = async (
  app: FastifyInstance,
  [own = '', ...aliases]: readonly string[],
  routes: Routes,
): Promise<void> => {
  await app.register(routes, { prefix: own })
  for (const prefix of aliases)
    await app.register(
      async (other) => {
        other.addHook('onRoute', (route) => {
          route.config = { ...route.config, alias: own + route.url.slice(prefix.length) }
        })
        await other.register(routes)
      },
      { prefix },
    )
}
