import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { ABILITIES } from '@app/contract/casca/session'
import type { Context } from '../context.ts'
import { beginOnce, type Once } from '../idempotency.ts'
import { rightsOf } from '../scope.ts'
import type { Session } from '../session/index.ts'
import { AppError, refuse } from './errors.ts'
import { BYTES_PER_CALL } from './limits.ts'
import { createRateLimit } from './rate.ts'
import { registerRehearsals } from './rehearsals.ts'
import type { RouteAbility } from './routes.ts'

/** A declared route; the tests of every route read this list. */
export type Declared = {
  method: string
  url: string
  ability: RouteAbility
  /** The address at which it is described, if that is another one. */
  alias?: string | undefined
  longRead?: boolean
  schema?: RouteOptions['schema']
}

declare module 'fastify' {
  interface FastifyInstance {
    declared: Declared[]
  }
  interface FastifyRequest {
    context_: Context | null
    once: Once | null
  }
}

const KNOWN: readonly string[] = [...ABILITIES, 'session', 'public'] satisfies RouteAbility[]

const demandAbility = ({ config, method, url }: RouteOptions): RouteAbility => {
  if (config?.ability !== undefined && KNOWN.includes(config.ability)) return config.ability
  throw new Error(`A rota ${String(method)} ${url} não declara quem pode chamá-la (config.ability).`)
}

const BEARER = /^Bearer +([\w~+/.-]+=*)$/i

/** The token of the request's `Authorization`. */
export const bearerOf = (req: FastifyRequest): string | undefined =>
  BEARER.exec(req.headers.authorization ?? '')?.[1]

/**
 * How many calls a request counts for: a large body counts more, by its size; a body of unknown size counts as the
 * largest.
 */
const callsOf = ({ headers, routeOptions }: FastifyRequest, cost = 1): number => {
  const unknown = headers['transfer-encoding'] !== undefined
  const bytes = unknown ? routeOptions.bodyLimit : Number(headers['content-length'] ?? 0)
  return cost + Math.floor(Math.min(bytes, routeOptions.bodyLimit) / BYTES_PER_CALL)
}

/** Default deny: a route that does not declare who may call it stops the start, with its name. */
export const registerDefaultDeny = (app: FastifyInstance): void => {
  const declared: Declared[] = []
  app.decorate('declared', declared)
  app.addHook('onRoute', (route) => {
    const ability = demandAbility(route)
    const { url, schema, config } = route
    for (const method of [route.method].flat())
      declared.push({
        method,
        url,
        ability,
        alias: config?.alias,
        longRead: config?.longRead === true,
        schema,
      })
  })
}

/** Session and ability are checked before the body is read: 401, then 429, then 403 (api.md, order of checks). */
export const registerGuard = (app: FastifyInstance, callsPerMinute: number): void => {
  const { services } = app
  const countCall = createRateLimit(callsPerMinute)

  const rehearsals = registerRehearsals(app)

  const contextOf = (session: Session, req: FastifyRequest): Context => ({
    ...services,
    ...rightsOf({ ...session.usuario, sessaoId: session.sessaoId }),
    chave: session.chave,
    log: req.log,
    ifMatch: req.headers['if-match'],
    transaction: (run) => (req.once ? req.once.transaction(run) : services.transaction(run)),
  })

  app.decorateRequest('context_', null)
  app.decorateRequest('once', null)
  app.decorateRequest('ctx', {
    getter(this: FastifyRequest) {
      if (!this.context_) throw new Error(`${this.routeOptions.url} é pública e não tem sessão.`)
      return this.context_
    },
  })

  app.addHook('onRequest', async (req, reply) => {
    const { ability, cost, longRead } = req.routeOptions.config
    // Only the answer 'not found' has no route and therefore no ability.
    if (ability === undefined || ability === 'public') return
    const token = bearerOf(req)
    const session = token && (await services.sessions.find(token))
    if (!session) throw new AppError('INVALID_TOKEN', { headers: { 'www-authenticate': 'Bearer' } })
    const { chave } = session
    countCall(chave ? `chave ${chave.id}` : session.usuario.id, callsOf(req, cost), reply)
    const ctx = contextOf(session, req)
    req.context_ = ctx
    if (ability !== 'session' && !ctx.can(ability)) refuse('NOT_PERMITED')
    if (chave && ability === 'session' && req.method !== 'GET') refuse('CHAVE_NAO_PODE')
    if (chave?.teste) req.context_ = await rehearsals.begin(req, reply, ctx)
    else if (longRead) ctx.db = await services.longReads.take()
  })

  app.addHook('preHandler', async (req, reply) => {
    // A rehearsal keeps nothing, so it keeps no key either.
    if (!req.routeOptions.config.idempotent || !req.context_ || req.context_.chave?.teste) return
    req.once = await beginOnce(req, reply, services)
  })
}
