import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TELAS } from '../../testing/telas.ts'
import { prefersHtml } from './pages.ts'
import { caminhosOf } from './telas.ts'

const built = existsSync(fileURLToPath(new URL('../../../../../web/dist/index.html', import.meta.url)))

const server = await startTestApp({ telas: TELAS })
afterAll(server.close)

const NAVIGATE = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const JAVA = { accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2' }

const isPage = (answer: { statusCode: number; headers: Record<string, unknown>; body: string }) => {
  const { 'content-type': type } = answer.headers
  return built
    ? answer.statusCode === 200 && String(type).startsWith('text/html')
    : answer.statusCode === 503 && String(type).startsWith('text/plain')
}

describe('page or JSON at one address (decisions 9)', () => {
  it.each([
    '/',
    '/index',
    '/dashboard',
    '/cliente',
    '/usuario/7',
    '/pedidos?page=2',
    '/pedidos/edit/12',
    '/pedidos/12/imprimir/etiqueta?volumes=3',
    '/configuracoes/view/',
  ])('S7-004: a navigation to the screen %s gets the page, and caches know why', async (path) => {
    const answer = await server.anyone.get(path, NAVIGATE)
    expect(isPage(answer), answer.body).toBe(true)
    expect(String(answer.headers['vary'])).toMatch(/Sec-Fetch-Mode, Accept, Authorization/i)
  })

  it('Authorization is always the API', async () => {
    const admin = await server.as('admin@')
    const answer = await admin.get('/cliente', NAVIGATE)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(String(answer.headers['vary'])).toMatch(/authorization/i)
  })

  it('without Sec-Fetch headers, Accept decides', async () => {
    expect(isPage(await server.anyone.get('/cliente', { accept: 'text/html' }))).toBe(true)
    expect((await server.anyone.get('/cliente', { accept: 'application/json' })).statusCode).toBe(401)
    expect((await server.anyone.get('/cliente')).statusCode).toBe(401)
  })

  it('a fetch by script is the API whatever it accepts', async () => {
    const answer = await server.anyone.get('/cliente', { 'sec-fetch-mode': 'cors', accept: 'text/html' })
    expect(answer.statusCode).toBe(401)
  })

  it("an integrator's Java client with a token gets JSON", async () => {
    const admin = await server.as('admin@')
    expect((await admin.get('/cliente', JAVA)).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    )
  })

  it.each(['/openapi.json', '/healthz', '/public/demo'])('%s never gives the page', async (path) => {
    const answer = await server.anyone.get(path, NAVIGATE)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each(['/pedidos/edit/abc', '/cliente/abc', '/produto/1x'])(
    'S7-004: an odd id at %s is a 404, as the page for people and as JSON for programs',
    async (path) => {
      const page = await server.anyone.get(path, NAVIGATE)
      expect(page.statusCode).toBe(built ? 404 : 503)
      expect(String(page.headers['content-type'])).toMatch(built ? /^text\/html/ : /^text\/plain/)
      const json = await (await server.as('admin@')).get(path, NAVIGATE)
      expect(json.statusCode).toBe(404)
      expect(json.headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )

  it('a call beside the records of a register is no record: it stays the API', async () => {
    expect((await server.anyone.get('/produto/findAll', NAVIGATE)).statusCode).toBe(401)
  })

  it.each([
    ['/nada', {}],
    ['/nada', { accept: 'text/html' }],
    ['/nada', JAVA],
    ['/nada', { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
    ['/api/cliente/findAll/x', NAVIGATE],
    ['/public/nada', NAVIGATE],
    ['/assets/nada.js', NAVIGATE],
    ['/nada.js', NAVIGATE],
  ])('S7-004: the unknown path %s of the API (%j) is a JSON 404, never the page', async (path, headers) => {
    const answer = await server.anyone.get(path, headers)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: 'NOT_FOUND' })
  })

  it.each(['/nao-existe', '/pedidos/nada/1'])(
    'S2-160: a person who opens the unknown address %s gets the page, with a 404; a program JSON',
    async (path) => {
      const page = await server.anyone.get(path, NAVIGATE)
      expect(page.statusCode).toBe(built ? 404 : 503)
      expect(String(page.headers['content-type'])).toMatch(built ? /^text\/html/ : /^text\/plain/)
      const json = await (await server.as('admin@')).get(path, NAVIGATE)
      expect(json.statusCode).toBe(404)
      expect(json.json()).toMatchObject({ error: 'NOT_FOUND' })
    },
  )

  it.each(['/login', '/entrar'])(
    'a person who guesses %s is led to the log-in, a program is not',
    async (path) => {
      const page = await server.anyone.get(path, NAVIGATE)
      expect([page.statusCode, page.headers['location']]).toEqual([302, '/index'])
      expect((await server.anyone.get(path)).statusCode).toBe(404)
    },
  )

  it('an installation has the screens of its modules', () => {
    expect(caminhosOf(TELAS, ['armazem'])).toEqual(expect.arrayContaining(['/dashboard', '/pedidos']))
    expect(caminhosOf(TELAS, ['assistencia'])).not.toContain('/pedidos')
  })

  it.each([
    '/assets/..%2findex.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
  ])('no way out of the folder by %s', async (path) =>
    expect((await server.anyone.get(path)).statusCode).toBe(404),
  )
})

describe('Accept', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['application/json, text/html', false],
    ['text/html;q=0.5, application/json', false],
    ['text/html;q=0.9, application/json;q=0.1', true],
    ['*/*', false],
    ['', false],
  ])('%s', (accept, html) => expect(prefersHtml(accept)).toBe(html))
})

describe('headers of every answer', () => {
  it('keeps scripts, styles and frames to ourselves', async () => {
    const { headers } = await server.anyone.get('/healthz')
    expect(String(headers['content-security-policy']).split(';').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('asks for TLS for ever only behind TLS', async () => {
    const proxied = await startTestApp({ trustProxy: true })
    try {
      const { headers } = await proxied.anyone.get('/healthz', { 'x-forwarded-proto': 'https' })
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    } finally {
      await proxied.close()
    }
    const { headers } = await server.anyone.get('/healthz', { 'x-forwarded-proto': 'https' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('compresses JSON for whoever reads it so', async () => {
    const answer = await server.anyone.get('/openapi.json', { 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    const plain = await server.anyone.get('/openapi.json')
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8)
  })
})
