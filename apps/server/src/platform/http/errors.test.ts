import { ErrorBody } from '@app/contract/casca/errors'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../app.ts'
import { startTestApp, type Caller } from '../testing/app.ts'
import { listenToErrors } from '../testing/log.ts'
import { FILE_BODY_LIMIT, JSON_TEXT_LIMIT } from './limits.ts'
import type { Routes } from './routes.ts'

const Nested = z.object({
  nome: z.string().min(1).max(5),
  itens: z.array(z.object({ quantidade: z.number().min(1) })).optional(),
})

/** Routes of the test, so that the kernel is tested without any feature. */
const probe: Routes = async (app) => {
  const open = { ability: 'session' } as const
  app.post(
    '/teste/eco',
    { config: open, schema: { body: Nested, response: { 200: Nested } } },
    (req) => req.body,
  )
  app.get(
    '/teste/lista',
    { config: open, schema: { querystring: z.object({ page: z.coerce.number().optional() }) } },
    () => [],
  )
  app.get(
    '/teste/:id',
    { config: open, schema: { params: z.object({ id: z.coerce.number().int() }) } },
    (req) => ({
      id: req.params.id,
    }),
  )
  app.post(
    '/teste/arquivo',
    { config: open, bodyLimit: FILE_BODY_LIMIT, schema: { body: z.unknown() } },
    () => ({}),
  )
  app.post('/teste/falha', { config: open }, () => {
    throw new Error('segredo de dentro')
  })
  app.post('/teste/desligou', { config: open }, (_req, reply) => {
    reply.raw.destroy()
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  })
  app.post('/teste/banco', { config: open, schema: { body: z.object({ sql: z.string() }) } }, (req) =>
    server.database.pool.query(req.body.sql),
  )
}

const server = await startTestApp({ more: [probe] })
const admin = await server.as('admin@')
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(server.close)

type Answer = Awaited<ReturnType<Caller['get']>>

const refusal = (answer: Answer) => {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  const body = ErrorBody.parse(answer.json())
  return { status: answer.statusCode, error: body.error, body }
}

const raw = (payload: string, type = 'application/json', url = '/teste/eco') =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
  })

describe('every refusal has the one shape', () => {
  it.each([
    ['broken JSON', '{"nome":', 400, 'JSON_INVALIDO'],
    ['JSON 20,000 deep', `{"nome":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400, 'JSON_PROFUNDO'],
    ['JSON cut while deep', '['.repeat(20_000), 400, 'JSON_PROFUNDO'],
    ['NUL in a text', '{"nome":"a\\u0000b"}', 400, 'INVALID_REQUEST'],
    ['a prototype as field', '{"__proto__":{"admin":true},"nome":"a"}', 400, 'INVALID_REQUEST'],
    ['a constructor as field', '{"nome":"a","constructor":{"prototype":{}}}', 400, 'INVALID_REQUEST'],
    ['a list instead of an object', '[]', 400, 'INVALID_REQUEST'],
    ['no body', '', 400, 'INVALID_REQUEST'],
  ])('%s', async (_what, payload, status, error) => {
    expect(refusal(await raw(payload))).toMatchObject({ status, error })
  })

  it('S7-002: wrong content type: 415', async () => {
    for (const type of [
      'text/xml',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])
      expect(refusal(await raw('nome=a', type)), type).toMatchObject({
        status: 415,
        error: 'TIPO_DE_CONTEUDO',
      })
  })

  it('too large: 413 with the limit of that route', async () => {
    const large = refusal(await raw(`{"nome":"${'x'.repeat(1024 * 1024)}"}`))
    expect(large).toMatchObject({
      status: 413,
      error: 'CORPO_GRANDE',
      body: { messages: [{ params: { limite: 1 } }] },
    })
    const file = (bytes: number, field = 'data') =>
      raw(`{"${field}":"${'A'.repeat(bytes - field.length - 7)}"}`, 'application/json', '/teste/arquivo')
    expect((await file(FILE_BODY_LIMIT)).statusCode).toBe(200)
    expect(refusal(await file(FILE_BODY_LIMIT + 1))).toMatchObject({
      status: 413,
      body: { messages: [{ params: { limite: 40 } }] },
    })
    // A text that is not a file is held in memory.
    expect((await file(JSON_TEXT_LIMIT, 'texto')).statusCode).toBe(200)
    expect(refusal(await file(JSON_TEXT_LIMIT + 1, 'texto'))).toMatchObject({
      status: 413,
      body: { messages: [{ params: { limite: 4 } }] },
    })
  })

  it('every wrong field at once, missing ones as required', async () => {
    const { status, body } = refusal(
      await admin.post('/teste/eco', { itens: [{ quantidade: 0 }, {}, { quantidade: 'a' }] }),
    )
    expect(status).toBe(400)
    expect(body.messages.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['nome', 'EMPTY_REQUIRED_FIELD'],
      ['itens[0].quantidade', 'VALOR_MINIMO'],
      ['itens[1].quantidade', 'EMPTY_REQUIRED_FIELD'],
      ['itens[2].quantidade', 'CAST_ERROR'],
    ])
  })

  it('an unknown filter is said, not ignored', async () => {
    expect(refusal(await admin.get('/teste/lista?pagina=1&page=0')).body.messages).toEqual([
      {
        fieldName: 'pagina',
        code: 'FILTRO_DESCONHECIDO',
        text: 'Filtro desconhecido: pagina.',
        params: { campo: 'pagina' },
      },
    ])
  })

  it.each(['/teste/abc', '/teste/1.5', '/nao/existe', '/%ff', '/public/midia/../../etc/passwd'])(
    'GET %s: 404',
    async (path) => {
      expect(refusal(await admin.get(path))).toMatchObject({ status: 404, error: 'NOT_FOUND' })
    },
  )

  it('NUL in the address: 400', async () => {
    expect(refusal(await admin.get('/teste/lista?page=%00'))).toMatchObject({ status: 400 })
  })

  it('an unknown path asks for no session', async () => {
    expect(refusal(await server.anyone.get('/nao/existe')).status).toBe(404)
  })

  it('half characters pass, mended', async () => {
    const answer = await raw('{"nome":"a\\ud800"}')
    expect(answer.json()).toEqual({ nome: 'a\ufffd' })
  })
})

describe('failures', () => {
  it('an unforeseen error says nothing of the inside but an id that is in the log', async () => {
    const logged = vi.spyOn(server.app.log, 'child')
    const answer = await admin.post('/teste/falha', {})
    const { status, body } = refusal(answer)
    expect(status).toBe(500)
    expect(body).toMatchObject({ error: 'UNEXPECTED_ERROR', requestId: answer.headers['x-request-id'] })
    expect(answer.body).not.toContain('segredo')
    expect(logged.mock.calls.map(([bindings]) => bindings)).toContainEqual({ reqId: body.requestId })
    logged.mockRestore()
  })

  const sql = (text: string) => admin.post('/teste/banco', { sql: text })
  const raised = (code: string) => `do $$ begin raise exception 'x' using errcode = '${code}'; end $$`

  it.each(['57P01', '57P03', '53300', '08006', '40P01', '57014', '25006'])(
    'SQL state %s: 503 with Retry-After',
    async (code) => {
      const answer = await sql(raised(code))
      expect(refusal(answer)).toMatchObject({ status: 503, error: 'SERVICO_INDISPONIVEL' })
      expect(answer.headers['retry-after']).toBe('5')
    },
  )

  it('a violated unique index is a 409 on its field', async () => {
    const answer = await sql(
      `insert into usuario (nome, email, role, tipo, senha_hash) values ('x', 'admin@retaguarda.example', 'ROLE_ADMIN', 'interno', '')`,
    )
    expect(refusal(answer)).toMatchObject({
      status: 409,
      error: 'EMAIL_AREADY_REGISTERED',
      body: { messages: [{ fieldName: 'email' }] },
    })
  })

  it('an unnamed constraint is a 409 that names nothing of the inside', async () => {
    const answer = await sql(`insert into saldo (cliente_id, produto_id, lote) values (1, 999999, '')`)
    expect(refusal(answer).status).toBe(409)
    expect(answer.body).not.toMatch(/saldo|fkey|produto/)
  })

  it('a value that no column takes is a 400', async () => {
    for (const code of ['22003', '22P02', '22021', '22P05'])
      expect(refusal(await sql(raised(code))).status).toBe(400)
  })

  it('connections that are cut answer 503, and the next call works', async () => {
    const cut = await sql('select pg_terminate_backend(pg_backend_pid())')
    expect(refusal(cut).status).toBe(503)
    expect((await sql('select 1')).statusCode).toBe(200)
  })
})

describe('on the wire', () => {
  it('garbage instead of HTTP gets a 400 and a closed connection', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.write('NONSENSE\r\n\r\n')
    await new Promise((resolve) => socket.on('close', resolve))
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('a body larger than its Content-Length allows is refused before it is read', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${address}/teste/eco`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${admin.token}`,
          'content-type': 'application/json',
          'content-length': 2 * 1024 * 1024,
        },
      })
      call.on('response', (answer) => {
        resolve(answer.statusCode)
        call.destroy()
      })
      call.on('error', reject)
      call.write('{"nome":"')
    })
    expect(status).toBe(413)
  })
})

describe('default deny', () => {
  it('a route without ability stops the start, with its name', async () => {
    const forgotten: Routes = async (app) => void app.get('/teste/esquecida', () => ({}))
    const starting = buildApp({
      config: server.config,
      database: server.database,
      work: false,
      more: [forgotten],
    })
    await expect(starting).rejects.toThrow('A rota GET /teste/esquecida não declara quem pode chamá-la')
  })
})

it('a caller who closes the connection before the answer is no error of ours', async () => {
  const heard = listenToErrors(server.app)
  const call = (path: string) => admin.post(path).catch(() => undefined)
  await call('/teste/desligou')
  expect(heard).toEqual([])
  await call('/teste/falha')
  expect(heard).toHaveLength(1)
})
