import { ErrorBody } from '@app/contract/casca/errors'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { answerHeadersOf } from '../http/answers/record-headers.ts'
import { type Amostra, amostraOf } from './examples.ts'
import { parametersOf } from './parameters.ts'
import type { Recorded } from './recorded.ts'
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
  /** The place of its command among the examples. */
  'x-ordem'?: number
  /** The ability that a caller needs. */
  'x-habilidade'?: string
}
export type OpenApi = {
  openapi: string
  info: Json
  servers: Json[]
  tags: { name: string; description: string }[]
  security: Json[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Json>
    responses: Record<string, Json>
    examples: Record<string, Json>
    securitySchemes: Json
  }
}

const INFO = {
  title: 'Retaguarda',
  license: { name: 'Uso de quem tem a instalação', identifier: 'LicenseRef-Retaguarda' },
  version: '1',
  description:
    'A API do Retaguarda. Toda recusa tem a mesma forma (ErrorBody), com um código por causa; todo POST que cria aceita Idempotency-Key. Endereços obsoletos (deprecated) são outros nomes das mesmas chamadas.',
}

const zodOf = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)

/** What the parts of a document are made of: schemas as components, and a recorded call for each call. */
type Making = { use: Use; examples: ReadonlyMap<string, Recorded>; shown: Map<string, Json> }

const UPLOAD: Json = {
  type: 'object',
  properties: {
    arquivo: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: 'O arquivo, com o nome.',
    },
  },
  required: ['arquivo'],
}

const EXAMPLE = 'exemplo'
/** The name of a call's example among the components. */
const exampleName = (call: string, part: 'corpo' | 'resposta'): string =>
  `${call.replaceAll(/[^\w]+/g, '_').replace(/_$/, '')}.${part}`

/** The call whose example a route shows. */
const callOf = (method: string, { url, config, schema }: RouteOptions): string =>
  schema?.like ?? `${method} ${config?.alias ?? url}`

/** The example of a call's body or answer, where one is recorded. */
const exampleOf = ({ examples, shown }: Making, call: string, part: 'corpo' | 'resposta'): Json => {
  const value = examples.get(call)?.[part]
  if (value === undefined) return {}
  const name = exampleName(call, part)
  shown.set(name, { value })
  return { examples: { [EXAMPLE]: { $ref: `#/components/examples/${name}` } } }
}

const binary = (type: string): Json => ({ type: 'string', contentMediaType: type })

const bodyOf = (making: Making, method: string, route: RouteOptions): Json | undefined => {
  const { schema, config } = route
  const body = zodOf(schema?.body)
  const types = schema?.consumes ?? ['application/json']
  const content: Record<string, Json> = {}
  const { corpo } = schema?.exemplo ?? {}
  if (body) {
    const example =
      corpo === undefined ? exampleOf(making, callOf(method, route), 'corpo') : { example: corpo }
    for (const type of types) content[type] = { schema: making.use(body, 'input'), ...example }
  }
  if (config?.upload) content['multipart/form-data'] = { schema: UPLOAD }
  for (const type of schema?.bytes ?? []) content[type] = { schema: binary(type) }
  return Object.keys(content).length > 0 ? { required: true, content } : undefined
}

/** What a repeated call answers with, besides the first answer. */
const REPLAYED: Json = {
  'Idempotency-Replayed': {
    description: '`true` quando a resposta é a de uma chamada anterior com a mesma chave.',
    schema: { type: 'string', enum: ['true'] },
  },
}

const contentOf = (making: Making, answer: unknown, { schema }: RouteOptions): Json | undefined => {
  if (schema?.produces)
    return Object.fromEntries(schema.produces.map((type) => [type, { schema: binary(type) }]))
  const type = zodOf(answer) ?? schema?.answer
  return type && { 'application/json': { schema: making.use(type, 'output') } }
}

/** The recorded answer below the status that it had, in the one type of content that a call answers with. */
const withExample = (content: Json, example: Json): Json => {
  const [[type, media] = [], ...others] = Object.entries(content)
  return type === undefined || others.length > 0 ? content : { [type]: { ...(media as Json), ...example } }
}

const responsesOf = (making: Making, method: string, route: RouteOptions): Record<string, Json> => {
  const answers = Object.entries((route.schema?.response ?? { 200: null }) as Record<string, unknown>)
  const call = callOf(method, route)
  const recorded = making.examples.get(call)
  const good = answers.map(([status, answer]) => {
    const content = status === '204' ? undefined : contentOf(making, answer, route)
    // An answer of the same form may have another status: an order that was there already.
    const like = answers.find(([each]) => each === String(recorded?.status))?.[1]
    const isRecorded = answers.length === 1 || like === answer
    const headers = {
      ...(route.config?.idempotent && REPLAYED),
      ...answerHeadersOf(status, zodOf(answer) ?? route.schema?.answer),
    }
    return [
      status,
      {
        description: status === '201' ? 'Criado' : 'Certo',
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(content && {
          content: isRecorded ? withExample(content, exampleOf(making, call, 'resposta')) : content,
        }),
      },
    ] as const
  })
  return { ...Object.fromEntries(good), ...refusalsOf(method, route) }
}

const pathOf = (url: string): string => url.replace(/:(\w+)(?:\([^/]*\))?/g, '{$1}')

const securityOf = ({ config }: RouteOptions): Json[] => {
  // The client's id in the form does, too.
  if (config?.client) return [{ cliente: [] }, {}]
  return config?.ability === 'public' ? [] : [{ sessao: [] }]
}

const operationOf = (making: Making, method: string, path: string, route: RouteOptions): Operation => {
  const { schema, config } = route
  const body = bodyOf(making, method, route)
  const ability = config?.ability ?? 'public'
  const needed = ability === 'public' || ability === 'session' ? undefined : ability
  const description = [schema?.description, needed && `Habilidade: ${needed}.`].filter(Boolean).join('\n\n')
  return {
    tags: [...(schema?.tags ?? ['Outras'])],
    summary: schema?.summary ?? `${method} ${path}`,
    ...(description && { description }),
    operationId: `${method.toLowerCase()}${path.replace(/[^\w]+/g, '_')}`,
    ...((config?.alias !== undefined || schema?.deprecated) && { deprecated: true }),
    ...(needed && { 'x-habilidade': needed }),
    security: securityOf(route),
    parameters: parametersOf(making.use, path, route),
    ...(body && { requestBody: body }),
    responses: responsesOf(making, method, route),
  }
}

const methodsOf = ({ method }: RouteOptions): string[] =>
  (Array.isArray(method) ? method : [method]).filter((name) => name !== 'HEAD' && name !== 'OPTIONS')

const isDescribed = (route: RouteOptions): boolean =>
  route.schema?.hide !== true && methodsOf(route).length > 0

/** The groups of calls, and where each group's are. */
const tagsOf = (paths: OpenApi['paths']): OpenApi['tags'] => {
  const bases = new Map<string, Set<string>>()
  for (const [path, item] of Object.entries(paths))
    for (const { tags, deprecated } of Object.values(item))
      for (const tag of deprecated ? [] : tags) {
        const base = /^\/(?:(?:public|api)\/)?[^/{]+/.exec(path)?.[0] ?? path
        bases.set(tag, (bases.get(tag) ?? new Set()).add(base))
      }
  return [...bases]
    .toSorted(([a], [b]) => a.localeCompare(b, 'pt-BR'))
    .map(([name, those]) => ({
      name,
      description: `Em ${[...those].map((base) => `\`${base}\``).join(', ')}.`,
    }))
}

/** OpenAPI 3.1 of the given routes, from the same schemas that check them, with a recorded call for each. */
export const describeRoutes = (
  all: RouteOptions[],
  examples: ReadonlyMap<string, Recorded> = new Map(),
): OpenApi => {
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
  const making: Making = { use, examples, shown: new Map() }
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    const path = pathOf(route.url)
    const item = (paths[path] ??= {})
    for (const method of methodsOf(route)) {
      const operation = operationOf(making, method, path, route)
      const { exemplo } = route.schema ?? {}
      if (exemplo && route.config?.alias === undefined) {
        operation['x-codeSamples'] = [amostraOf({ method, path, exemplo })]
        operation['x-ordem'] = exemplo.ordem
      }
      item[method.toLowerCase()] = operation
    }
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    tags: tagsOf(paths),
    security: [{ sessao: [] }],
    paths,
    components: {
      schemas,
      responses: refusalComponents(use),
      examples: Object.fromEntries(making.shown),
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
