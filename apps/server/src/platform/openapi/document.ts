import { ErrorBody } from '@app/contract/casca/errors'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { type Amostra, amostraOf } from './examples.ts'
import { parametersOf } from './parameters.ts'
import { refusalComponents, refusalsOf } from './refusals.ts'
import { createComponents, type Json, type Use } from './schemas.ts'

export type Operation = {
  tags: string[]
  summary: string
  description?: string
  operationId: string
  deprecated?: boolean
  security: Json[]
  parameters: Json[]
  requestBody?: Json
  responses: Record<string, Json>
  'x-codeSamples'?: Amostra[]
}
export type OpenApi = {
  openapi: string
  info: Json
  servers: Json[]
  tags: { name: string }[]
  security: Json[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; responses: Record<string, Json>; securitySchemes: Json }
}

const INFO = {
  title: 'Retaguarda',
  version: '1',
  description:
    'A API do Retaguarda. Toda recusa tem a mesma forma (ErrorBody), com um código por causa; todo POST que cria aceita Idempotency-Key. Endereços marcados como `deprecated` são outros nomes das mesmas chamadas.',
}

const zodOf = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)

const UPLOAD = {
  type: 'object',
  properties: { arquivo: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['arquivo'],
}

const bodyOf = (use: Use, { schema, config }: RouteOptions): Json | undefined => {
  const body = zodOf(schema?.body)
  const types = schema?.consumes ?? ['application/json']
  const content: Record<string, Json> = {}
  const { corpo } = schema?.exemplo ?? {}
  const example = corpo === undefined ? {} : { example: corpo }
  if (body) for (const type of types) content[type] = { schema: use(body, 'input'), ...example }
  if (config?.upload) content['multipart/form-data'] = { schema: UPLOAD }
  return Object.keys(content).length > 0 ? { required: true, content } : undefined
}

/** What a repeated call answers with, besides the first answer. */
const REPLAYED: Json = {
  'Idempotency-Replayed': {
    description: '`true` quando a resposta é a de uma chamada anterior com a mesma chave.',
    schema: { type: 'string', enum: ['true'] },
  },
}

const FILE: Json = { type: 'string', contentMediaType: 'application/octet-stream' }

const contentOf = (use: Use, answer: unknown, { schema }: RouteOptions): Json | undefined => {
  if (schema?.produces)
    return Object.fromEntries(
      schema.produces.map((type) => [type, { schema: { ...FILE, contentMediaType: type } }]),
    )
  const type = zodOf(answer) ?? schema?.answer
  return type && { 'application/json': { schema: use(type, 'output') } }
}

const responsesOf = (use: Use, method: string, route: RouteOptions): Record<string, Json> => {
  const answers = Object.entries((route.schema?.response ?? { 200: null }) as Record<string, unknown>)
  const good = answers.map(([status, answer]) => {
    const content = status === '204' ? undefined : contentOf(use, answer, route)
    return [
      status,
      {
        description: status === '201' ? 'Criado' : 'Certo',
        ...(route.config?.idempotent && { headers: REPLAYED }),
        ...(content && { content }),
      },
    ] as const
  })
  return { ...Object.fromEntries(good), ...refusalsOf(method, route) }
}

const pathOf = (url: string): string => url.replace(/:(\w+)(?:\([^/]*\))?/g, '{$1}')

const securityOf = ({ config }: RouteOptions): Json[] => {
  if (config?.client) return [{ cliente: [] }]
  return config?.ability === 'public' ? [] : [{ sessao: [] }]
}

const operationOf = (use: Use, method: string, path: string, route: RouteOptions): Operation => {
  const { schema, config } = route
  const body = bodyOf(use, route)
  const ability = config?.ability ?? 'public'
  const needs = ability === 'public' || ability === 'session' ? '' : `Habilidade: ${ability}.`
  const description = [schema?.description, needs].filter(Boolean).join('\n\n')
  return {
    tags: [...(schema?.tags ?? ['Outras'])],
    summary: schema?.summary ?? `${method} ${path}`,
    ...(description && { description }),
    operationId: `${method.toLowerCase()}${path.replace(/[^\w]+/g, '_')}`,
    ...(config?.alias && { deprecated: true }),
    security: securityOf(route),
    parameters: parametersOf(use, path, route),
    ...(body && { requestBody: body }),
    responses: responsesOf(use, method, route),
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
    if (schema?.answer) components.note(schema.answer, 'output')
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
    for (const method of methodsOf(route)) {
      const operation = operationOf(use, method, path, route)
      const { exemplo } = route.schema ?? {}
      if (exemplo && !route.config?.alias)
        operation['x-codeSamples'] = [amostraOf({ method, path, operation, exemplo })]
      item[method.toLowerCase()] = operation
    }
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
      responses: refusalComponents(use),
      securitySchemes: {
        cliente: {
          type: 'http',
          scheme: 'basic',
          description:
            'O programa que chama: `retaguarda-web`, sem senha (`Authorization: Basic cmV0YWd1YXJkYS13ZWI6`).',
        },
        sessao: {
          type: 'http',
          scheme: 'bearer',
          description:
            'O `access_token` de POST /oauth/token. Vale `expires_in` segundos; `refresh_token` dá outro sem nova senha.',
        },
      },
    },
  }
}
