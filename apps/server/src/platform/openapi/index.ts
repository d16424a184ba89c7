import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Routes } from '../http/routes.ts'
import { DOCS_CSS, DOCS_SCRIPT } from './assets.ts'
import { describeRoutes, type OpenApi } from './document.ts'
import { amostrasOf } from './examples.ts'
import { docsPage } from './page.ts'
import { readExamples } from './recorded.ts'

/** Collects every route declared from here on; the answer serves their description. */
export const registerOpenApi = (root: FastifyInstance): Routes => {
  const routes: RouteOptions[] = []
  root.addHook('onRoute', (route) => void routes.push(route))

  let described: { document: OpenApi; page: string } | undefined
  // The description is made on the first request, so that a start does not wait for it.
  const describe = () => {
    if (!described) {
      const document = describeRoutes(routes, readExamples())
      described = { document, page: docsPage(document) }
    }
    return described
  }

  return async (app) => {
    const options = { config: { ability: 'public' }, schema: { hide: true } } as const
    app.get('/openapi.json', options, () => describe().document)
    app.get('/docs/exemplos.json', options, () => amostrasOf(describe().document))
    app.get('/docs', options, (_req, reply) => reply.type('text/html; charset=utf-8').send(describe().page))
    app.get('/docs/docs.css', options, (_req, reply) => reply.type('text/css; charset=utf-8').send(DOCS_CSS))
    app.get('/docs/docs.js', options, (_req, reply) =>
      reply.type('text/javascript; charset=utf-8').send(DOCS_SCRIPT),
    )
  }
}
