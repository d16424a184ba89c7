import { ErrorBody } from '@app/contract/casca/errors'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { createComponents, type Json, type Use } from './schemas.ts'

export type Operation = {
  tags: string[]
  summary: string
  description?: string
  operationId: string
  security: Json[]
  parameters: Json[]
  requestBody?: Json
  responses: Record<string, Json>
}
export type OpenApi = {
  openapi: string
  info: Json
  servers: Json[]
  tags: { name: string }[]
  security: Json[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Json }
}

const INFO = {
  title: 'Retaguarda',
  version: '1',
  description:
    'A API do Retaguarda. Toda recusa tem a mesma forma (ErrorBody); todo POST que cria aceita Idempotency-Key.',
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

const zodOf = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)

const parametersOf = (use: Use, place: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = use(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }))
}

const UPLOAD = {
  type: 'object',
  properties: { arquivo: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['arquivo'],
}

const bodyOf = (use: Use, { schema, config }: RouteOptions): Json | undefined => {
  const body = zodOf(schema?.body)
  const types = schema?.consumes ?? ['application/json']
  const content: Record<string, Json> = {}
  if (body) for (const type of types) content[type] = { schema: use(body, 'input') }
  if (config?.upload) content['multipart/form-data'] = { schema: UPLOAD }
  return Object.keys(content).length > 0 ? { required: true, content } : undefined
}

const responsesOf = (use: Use, { schema, config }: RouteOptions): Record<string, Json> => {
  const answers = Object.entries((schema?.response ?? { 200: null }) as Record<string, unknown>)
  const good = answers.map(([status, answer]) => {
    const type = zodOf(answer)
    const content = type && status !== '204' ? json(use(type, 'output')) : {}
    return [status, { description: 'Certo', ...content }] as const
  })
  const refusal = json(use(ErrorBody, 'output'))
  const refusals: [string, string][] =
    config?.ability === 'public'
      ? []
      : [
          ['401', 'Sem sessão'],
          ['403', 'Acesso não permitido'],
        ]
  refusals.push(['4XX', 'Recusa'], ['5XX', 'Falha'])
  return Object.fromEntries([
    ...good,
    ...refusals.map(([status, description]) => [status, { description, ...refusal }] as const),
  ])
}

const HEADER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A mesma chave com o mesmo corpo tem um só efeito, por 24 horas.',
  schema: { type: 'string', maxLength: 255 },
}

const pathOf = (url: string): string => url.replace(/:(\w+)(?:\([^/]*\))?/g, '{$1}')

/** Path parameters that no schema describes are plain strings. */
const namedIn = (path: string, described: Json[]): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) =>
    described.some((parameter) => parameter['name'] === name)
      ? []
      : [{ name, in: 'path', required: true, schema: { type: 'string' } }],
  )

const operationOf = (use: Use, method: string, path: string, route: RouteOptions): Operation => {
  const { schema, config } = route
  const described = parametersOf(use, 'path', zodOf(schema?.params))
  const body = bodyOf(use, route)
  const ability = config?.ability ?? 'public'
  const needs = ability === 'public' || ability === 'session' ? '' : `Habilidade: ${ability}.`
  const description = [schema?.description, needs].filter(Boolean).join('\n\n')
  return {
    tags: [...(schema?.tags ?? ['Outras'])],
    summary: schema?.summary ?? `${method} ${path}`,
    ...(description && { description }),
    operationId: `${method.toLowerCase()}${path.replace(/[^\w]+/g, '_')}`,
    security: ability === 'public' ? [] : [{ sessao: [] }],
    parameters: [
      ...described,
      ...namedIn(path, described),
      ...parametersOf(use, 'query', zodOf(schema?.querystring)),
      ...(config?.idempotent ? [HEADER] : []),
    ],
    ...(body && { requestBody: body }),
    responses: responsesOf(use, route),
  }
}

const methodsOf = ({ method }: RouteOptions): string[] =>
  (Array.isArray(method) ? method : [method]).filter((name) => name !== 'HEAD' && name !== 'OPTIONS')

const isDescribed = (route: RouteOptions): boolean =>
  route.schema?.hide !== true && methodsOf(route).length > 0

/** OpenAPI 3.1 of the given routes, from the same schemas that check them. */
export const describeRoutes = (all: RouteOptions[]): OpenApi => {
  const routes = all.filter(isDescribed)
  const components = createComponents()
  components.note(ErrorBody, 'output')
  for (const { schema } of routes) {
    for (const part of [schema?.params, schema?.querystring, schema?.body]) {
      const type = zodOf(part)
      if (type) components.note(type, 'input')
    }
    for (const answer of Object.values(schema?.response ?? {})) {
      const type = zodOf(answer)
      if (type) components.note(type, 'output')
    }
  }
  const { use, schemas } = components.finish()
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    const path = pathOf(route.url)
    const item = (paths[path] ??= {})
    for (const method of methodsOf(route)) item[method.toLowerCase()] = operationOf(use, method, path, route)
  }
  const tags = [
    ...new Set(
      Object.values(paths).flatMap((item) => Object.values(item).flatMap((operation) => operation.tags)),
    ),
  ]
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    tags: tags.sort((a, b) => a.localeCompare(b, 'pt-BR')).map((name) => ({ name })),
    security: [{ sessao: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        sessao: {
          type: 'http',
          scheme: 'bearer',
          description: 'O access_token de POST /oauth/token (cliente retaguarda-web, sem segredo).',
        },
      },
    },
  }
}
