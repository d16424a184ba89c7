import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'
import { readPreloads } from './preload.ts'
import { caminhosOf, readTelas, rotasAt, type Tela } from './telas.ts'

const DIST = fileURLToPath(new URL('../../../../../web/dist', import.meta.url))

/** Addresses that people guess for the log-in. */
const LOG_IN: readonly string[] = ['/login', '/entrar']

const matcherOf = (screens: readonly string[], id: string) =>
  new RegExp(
    `^(?:${screens
      .map((path) =>
        path
          .replace(/:id/, id)
          .replace(/:nome/, String.raw`[\w-]+`)
          .replace(/\/$/, ''),
      )
      .join('|')})/?$`,
  )

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** Whether HTML is wanted more than JSON; used only when a browser sends no Sec-Fetch headers. */
export const prefersHtml = (accept: string): boolean => {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const html = weights.get('text/html') ?? 0
  const json = weights.get('application/json') ?? weights.get('application/*') ?? weights.get('*/*') ?? 0
  return html > 0 && html > json
}

/**
 * Whether a request wants the page: with `Authorization` it is always the API; then Sec-Fetch decides, and `Accept`
 * only without it.
 */
const isNavigation = ({ method, headers }: FastifyRequest): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  return prefersHtml(headers.accept ?? '')
}

/** Addresses of programs and files: a missing one is answered in JSON, whoever asks. */
const FOR_PROGRAMS = /^\/(?:api|assets|public)\/|\.[a-z]{2,11}$/

/**
 * Whether neither a screen nor a call is at this address. '/produto/findAll' also matches '/produto/:id', but its id is
 * no number.
 */
const leadsNowhere = ({ is404, routeOptions }: FastifyRequest, path: string): boolean =>
  is404 || (routeOptions.url?.endsWith('/:id') === true && !/\/\d+$/.test(path))

/**
 * A person at an unknown address, for example of a module that is switched off: the page says so within the shell. Only
 * the browser's own header counts.
 */
const isLost = (req: FastifyRequest, path: string): boolean =>
  req.headers['sec-fetch-mode'] === 'navigate' && !FOR_PROGRAMS.test(path) && leadsNowhere(req, path)

const NOT_BUILT = 'As telas ainda não foram construídas. Rode "npm run build" e abra esta página de novo.\n'

// A checkout without a build still serves the API.
const built = existsSync(join(DIST, 'index.html'))

const sendPage = (reply: FastifyReply, link: string | undefined) => {
  if (link !== undefined) reply.header('link', link)
  return built
    ? reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
    : reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
}

/**
 * The built application: its page at the screens' addresses (decisions 9), its hashed files under /assets, and a few
 * others by name. The build lists the screens' addresses.
 */
export const registerPages = async (
  app: FastifyInstance,
  telas: readonly Tela[] = readTelas(DIST),
): Promise<void> => {
  if (built) await app.register(fastifyStatic, { root: DIST, serve: false, preCompressed: true })

  const preloads = readPreloads(DIST, rotasAt(telas))
  const screens = caminhosOf(telas, app.services.config.MODULOS)
  const screen = matcherOf(screens, '\\d+')
  /** An invalid id gets the page too, and the page says so, because people should see no JSON. */
  const likeAScreen = matcherOf(screens, '[^/]+')

  app.addHook('onRequest', async (req, reply) => {
    const path = pathOf(req.url)
    if (LOG_IN.includes(path) && isNavigation(req)) return reply.redirect('/index')
    const known = screen.test(path)
    const odd = !known && likeAScreen.test(path) && leadsNowhere(req, path)
    if (!known && !odd && !isLost(req, path)) return
    reply.header('vary', 'Sec-Fetch-Mode, Accept, Authorization')
    if (isNavigation(req))
      return sendPage(known ? reply : reply.code(404), preloads(path.replace(/(?<=.)\/$/, '')))
  })

  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { ability: 'public' }, schema: { hide: true } },
    (req, reply) => {
      const path = join('assets', req.params['*'])
      if (!path.startsWith('assets') || !existsSync(join(DIST, path))) refuse('NOT_FOUND')
      // Their names carry a hash of their content.
      return reply.sendFile(path, { maxAge: '365d', immutable: true })
    },
  )

  app.get<{ Params: { arquivo: string } }>(
    '/:arquivo(^[\\w-]+\\.(?:js|css|svg|png|ico|webmanifest|txt)$)',
    { config: { ability: 'public' }, schema: { hide: true } },
    (req, reply) => {
      if (!existsSync(join(DIST, req.params.arquivo))) refuse('NOT_FOUND')
      return reply.sendFile(req.params.arquivo, { maxAge: '1h' })
    },
  )
}
