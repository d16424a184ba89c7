import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../testing/app.ts'
import type { OpenApi } from './document.ts'

const server = await startTestApp()
const document: OpenApi = (await server.anyone.get('/openapi.json')).json()
afterAll(server.close)

const walk = (json: unknown, visit: (node: Record<string, unknown>) => void): void => {
  if (typeof json !== 'object' || json === null) return
  if (!Array.isArray(json)) visit(json as Record<string, unknown>)
  for (const part of Object.values(json)) walk(part, visit)
}

/**
 * Routes that are not calls of the contract: pages, their files, the outbox of the demonstration, the description
 * itself, measurements.
 */
const HIDDEN =
  /^(GET \/(assets\/\*|\{arquivo\}|docs.*|dev\/mail.*|public\/avisos\/sair\/\{chave\}|openapi\.json|metrics|ws)|(GET|POST) \/(acompanhar(\/.*)?|comprovante))$/

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

const Schema = z.record(z.string(), z.unknown())
const Content = z.record(
  z.string().includes('/'),
  z.strictObject({
    schema: Schema,
    example: z.unknown().optional(),
    examples: z
      .record(z.string(), z.strictObject({ $ref: z.string().startsWith('#/components/examples/') }))
      .optional(),
  }),
)
const Parameter = z
  .strictObject({
    name: z.string().min(1),
    in: z.enum(['path', 'query', 'header']),
    required: z.boolean(),
    description: z.string().optional(),
    schema: Schema,
  })
  .refine((parameter) => parameter.in !== 'path' || parameter.required)
const Answer = z.strictObject({
  description: z.string(),
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema: Schema })).optional(),
  content: Content.optional(),
})
/** The rules of OpenAPI 3.1 for the parts that we use; unknown members are refused. */
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(
      z.enum(['get', 'put', 'post', 'delete']),
      z.strictObject({
        tags: z.array(z.string()),
        summary: z.string(),
        description: z.string().optional(),
        operationId: z.string().regex(/^\w+$/),
        deprecated: z.literal(true).optional(),
        security: z.array(z.record(z.string(), z.array(z.string()))),
        parameters: z.array(Parameter),
        'x-codeSamples': z
          .array(z.strictObject({ lang: z.string(), label: z.string(), source: z.string() }))
          .optional(),
        'x-ordem': z.number().optional(),
        'x-habilidade': z.string().optional(),
        requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
        responses: z.record(
          z.string().regex(/^[1-5](\d\d|XX)$/),
          z.union([z.strictObject({ $ref: z.string().startsWith('#/components/responses/') }), Answer]),
        ),
      }),
    ),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), Schema),
    responses: z.record(z.string().regex(/^\w+$/), Answer),
    examples: z.record(z.string().regex(/^[\w.-]+$/), z.strictObject({ value: z.unknown() })),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('http'),
        scheme: z.enum(['basic', 'bearer']),
        description: z.string(),
      }),
    ),
  }),
})

describe('/openapi.json', () => {
  it('S7-121: is a document that OpenAPI 3.1 knows in every part', () => {
    expect(z.prettifyError(Document.safeParse(document).error ?? new z.ZodError([]))).toBe('')
    const names = document.tags.map(({ name }) => name)
    for (const { operation } of operations()) expect(names).toEqual(expect.arrayContaining(operation.tags))
  })

  it('S7-121: is OpenAPI 3.1 with an operation for every route that is not hidden, and no other', () => {
    expect(document.openapi).toBe('3.1.0')
    const served = server.app.declared
      .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)(?:\([^/]*\))?/g, '{$1}')}`)
      .filter((operation) => !HIDDEN.test(operation))
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    expect(described.sort()).toEqual([...new Set(served)].sort())
    expect(document.paths).not.toHaveProperty('/metrics')
    expect(document.components.securitySchemes).toHaveProperty('sessao')
  })

  it('points only to schemas that are there', () => {
    const { schemas, responses, examples } = document.components
    const names = new Set([
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
      ...Object.keys(examples).map((name) => `#/components/examples/${name}`),
    ])
    const missing = new Set<string>()
    walk(document, ({ $ref }) => {
      if (typeof $ref !== 'string') return
      if (!names.has($ref)) missing.add($ref)
    })
    expect([...missing]).toEqual([])
    walk(document, (node) => expect(node).not.toHaveProperty('$defs'))
  })

  it('uses each operation id once and names every path parameter', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = operation.parameters
        .filter(({ in: place }) => place === 'path')
        .map(({ name }) => name)
      expect(new Set(described), path).toEqual(new Set(named))
    }
  })

  it('describes each operation in Portuguese, with its refusals', () => {
    for (const { path, method, operation } of operations()) {
      expect(operation.summary, `${method} ${path}`).toMatch(/^\p{Lu}.*\p{Ll}/u)
      expect(
        operation.summary.startsWith(`${method.toUpperCase()} `),
        `${method} ${path} has no summary`,
      ).toBe(false)
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['4XX', '5XX']))
      expect(operation.security.length > 0).toBe('401' in operation.responses)
      for (const parameter of operation.parameters)
        expect(parameter['description'], `${method} ${path}: ${String(parameter['name'])}`).toMatch(/\S/)
    }
  })

  it('describes the log-in, what a write may be refused with, and what a repeated one answers', () => {
    const login = document.paths['/oauth/token']?.['post']
    expect(login?.security).toEqual([{ cliente: [] }, {}])
    expect(document.components.schemas['TokenRequest']).toMatchObject({
      properties: { grant_type: { enum: ['password', 'mfa_otp', 'passkey', 'provedor', 'refresh_token'] } },
    })
    const create = document.paths['/pedidos']?.['post']
    expect(create?.responses).toMatchObject({
      201: { headers: { 'Idempotency-Replayed': {}, Location: {}, ETag: {} } },
      409: { $ref: '#/components/responses/Conflito' },
      429: { $ref: '#/components/responses/ChamadasDemais' },
    })
    expect(document.components.responses['ChamadasDemais']).toMatchObject({ headers: { 'Retry-After': {} } })
    const change = document.paths['/pedidos/{id}']?.['put']?.parameters
    expect(change?.map(({ name }) => name)).toEqual(['id', 'If-Match'])
  })

  it('names the type of every answer that is a file, and the fields that a list is sorted by', () => {
    const types = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses['200']?.['content'] ?? {})
    expect(types('/pedidos/export/CSV', 'post')).toEqual(['text/csv'])
    expect(types('/consumidor/export/CSV', 'post')).toEqual(['text/csv'])
    expect(types('/ordemServico/{id}/comprovante', 'get')).toEqual(['application/pdf'])
    expect(types('/importacao/pedidos/modelo.xlsx', 'get')[0]).toContain('spreadsheetml')
    const sort = document.paths['/pedidos']?.['get']?.parameters.find(({ name }) => name === 'sort')
    expect(sort?.['schema']).toMatchObject({ enum: expect.arrayContaining(['numeroPedido,desc']) })
    const silent = operations().filter(({ operation }) =>
      Object.entries(operation.responses).some(
        ([status, { $ref, content }]) => $ref === undefined && status !== '204' && !content,
      ),
    )
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('a file is sent in three ways: by multipart, as JSON with base64, as its bytes', () => {
    const { content } = (document.paths['/pedidos/{id}/anexos/{campo}']?.['put']?.requestBody ?? {}) as {
      content: object
    }
    expect(Object.keys(content)).toEqual(
      expect.arrayContaining([
        'application/json',
        'multipart/form-data',
        'application/pdf',
        'application/octet-stream',
      ]),
    )
    expect(document.components.schemas['ArquivoInput']).toMatchObject({
      properties: { data: { contentEncoding: 'base64' } },
    })
  })

  it('tells what is sent from what is answered where they differ', () => {
    const { requestBody } = document.paths['/oauth/token']?.['post'] ?? {}
    expect(requestBody).toMatchObject({
      content: {
        'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/TokenRequest' } },
      },
    })
    expect(document.components.schemas['User']).toMatchObject({
      properties: { authorities: { type: 'array' } },
    })
  })

  it('keeps senha out of every answer', () => {
    for (const { operation } of operations())
      expect(JSON.stringify(operation.responses)).not.toMatch(/"senha_hash"/)
    expect(document.components.schemas['User']?.['properties']).not.toHaveProperty('senha')
  })
})

describe('/docs', () => {
  it('shows every path, with no script or style inside the page', async () => {
    const { body, headers } = await server.anyone.get('/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const path of Object.keys(document.paths))
      expect(body.includes(`<code>${path}</code>`), path).toBe(true)
    for (const [, name = ''] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${name}"`)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(300 * 1024)
    expect(/<style|style="|\son\w+="|<script(?![^>]*src=)/.exec(body)).toBeNull()
    for (const [path, type] of [
      ['/docs/docs.js', 'text/javascript'],
      ['/docs/docs.css', 'text/css'],
    ] as const) {
      expect(body.includes(path)).toBe(true)
      expect((await server.anyone.get(path)).headers['content-type']).toBe(`${type}; charset=utf-8`)
    }
  })
})

/** The calls below an address, without the parts in which aliases differ. */
const callsAt = (mount: string) =>
  Object.fromEntries(
    operations()
      .filter(({ path }) => path === mount || path.startsWith(`${mount}/`))
      .map(
        ({
          path,
          method,
          operation: {
            operationId: _name,
            deprecated: _other,
            'x-codeSamples': _command,
            'x-ordem': _place,
            ...said
          },
        }) => [`${method} ${path.slice(mount.length)}`, said],
      ),
  )

describe.each([
  ['/pedidos', '/api/pedidos', 'S7-112'],
  ['/pedidos', '/orders', 'S7-111'],
  ['/notas', '/api/nfse', 'S7-113'],
])('%s and its alias %s', (base, alias, row) => {
  it(`${row}: are described alike, call by call, and the alias as one`, () => {
    for (const { path, method, operation } of operations()) {
      if (path.startsWith(`${alias}/`)) expect(operation.deprecated, path).toBe(true)
      if (path === base && method !== 'put') expect(operation.deprecated).toBeUndefined()
    }
    expect(Object.keys(callsAt(base)).length).toBeGreaterThan(10)
    expect(callsAt(alias)).toEqual(callsAt(base))
  })
})
