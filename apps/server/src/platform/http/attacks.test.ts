import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { JSON_VALUES } from './limits.ts'
import type { Routes } from './routes.ts'
import { signFileLink } from '../files/link.ts'
import { readArquivo, readUpload } from '../files/read.ts'

const TEXT = Buffer.from('nota')

const probe: Routes = async (app) => {
  const config = { ability: 'session', upload: true } as const
  app.post('/teste/corpo', { config, bodyLimit: 40 * 1024 * 1024 }, () => ({}))
  app.post('/teste/envio', { config }, async (req) => ({
    filename: (await readUpload(req)).filename,
  }))
  app.get('/teste/endereco', { config }, (req) => ({ ip: req.ip, protocol: req.protocol }))
}

const server = await startTestApp({ more: [probe], trustProxy: true })
const admin = await server.as('admin@')
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(server.close)

const post = (url: string, payload: string | Buffer, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', ...headers },
  })

describe('a body costs what its sender paid', () => {
  it('millions of values are refused before they are parsed', async () => {
    const many = `{"itens":[${'0,'.repeat(15_000_000)}0]}`
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await post('/teste/corpo', many, {})
    const parsed = parse.mock.calls.map(([text]) => text.length)
    parse.mockRestore()
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'JSON_EXTENSO'])
    expect(parsed).not.toContain(many.length)
    expect((await post('/teste/corpo', `[${'{},'.repeat(JSON_VALUES)}0]`, {})).json().error).toBe(
      'JSON_EXTENSO',
    )
    expect((await post('/teste/corpo', `["${','.repeat(2 * JSON_VALUES)}"]`, {})).statusCode).toBe(200)
  })

  it('a compressed request is not unpacked', async () => {
    const bomb = gzipSync(JSON.stringify({ texto: ' '.repeat(20_000_000) }))
    for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip'])
      expect((await post('/teste/corpo', bomb, { 'content-encoding': encoding })).statusCode, encoding).toBe(
        415,
      )
  })
})

describe('a connection ends with its answer', () => {
  const upgrade = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.setTimeout(5_000, () => reject(new Error(`${path} stays open after ${answer.slice(0, 40)}`)))
      socket.on('data', (part) => (answer += part.toString()))
      socket.on('error', reject)
      socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
    })

  it.each(['/dashboard', '/healthz', '/docs', '/tema.js', '/nada', '/wsx'])(
    'an upgrade at %s',
    async (path) => {
      expect(await upgrade(path)).toBe('HTTP/1.1 400 Bad Request')
    },
  )
})

describe('a connection that is given up', () => {
  /** Sends the start of a request and never closes its own side. */
  const open = (start: string) =>
    new Promise<{ socket: Socket; answer: () => string }>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      let text = ''
      socket.on('data', (part) => (text += part.toString()))
      socket.on('error', reject)
      socket.on('connect', () => socket.write(start, () => resolve({ socket, answer: () => text })))
    })
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  const closeAll = (sockets: { socket: Socket }[]) => {
    for (const { socket } of sockets) socket.destroy()
  }

  it.each([
    ['unfinished headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ', 'HTTP/1.1 408'],
    ['nothing at all', '', 'HTTP/1.1 408'],
    ['no HTTP', 'olá\r\n\r\n', 'HTTP/1.1 400'],
    [
      'headers without end',
      `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431',
    ],
  ])('keeps its descriptor a second after the answer: %s', async (_what, start, status) => {
    const before = await connections()
    const { headersTimeout } = server.app.server
    server.app.server.headersTimeout = 100
    const sockets = await Promise.all(Array.from({ length: 5 }, () => open(start)))
    try {
      await expect
        .poll(() => sockets.every(({ answer }) => answer().startsWith(status)), { timeout: 10_000 })
        .toBe(true)
      await expect.poll(connections, { timeout: 5_000, interval: 20 }).toBeLessThanOrEqual(before)
    } finally {
      closeAll(sockets)
      server.app.server.headersTimeout = headersTimeout
    }
  })

  it('an idle one between two calls, and a body on its way, are not', async () => {
    const call = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
    const head = `POST /teste/corpo HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${admin.token}\r\nContent-Type: application/json\r\n`
    const { headersTimeout } = server.app.server
    server.app.server.headersTimeout = 1_000
    const [idle, slow, late] = [
      await open(call),
      await open(`${head}Content-Length: 8\r\n\r\n{"a"`),
      await open('GET /healthz HTTP/1.1\r\n'),
    ]
    try {
      // The server has given up the late request by now.
      await expect.poll(late.answer, { timeout: 10_000 }).toContain('408')
      idle.socket.write(call)
      slow.socket.write(': 1}')
      await expect.poll(slow.answer, { timeout: 5_000 }).toContain('HTTP/1.1 200')
      await expect.poll(() => idle.answer().split('HTTP/1.1 200').length, { timeout: 5_000 }).toBe(3)
    } finally {
      closeAll([idle, slow, late])
      server.app.server.headersTimeout = headersTimeout
    }
  })
})

describe('a connection goes on after a refusal', () => {
  // A proxy sends several people's calls over one connection, so a stuck call would block another person's.
  it.each([
    ['multipart/form-data', '415'],
    ['multipart/form-data; boundary=', '415'],
    ['multipart/form-data; boundary=x', '400'],
  ])('%s is refused with %s, and the next call answered', async (type, status) => {
    const body = 'y'.repeat(3_000_000)
    const answers = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.setTimeout(5_000, () => reject(new Error(`stuck after ${text.slice(0, 40)}`)))
      socket.on('data', (part) => (text += part.toString()))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
      socket.write(
        `PUT /pedidos/1/anexos/nf HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${admin.token}\r\nContent-Type: ${type}\r\n` +
          `Content-Length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      )
    })
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code)).toEqual([status, '200'])
  })
})

describe('behind a proxy', () => {
  it('only what the nearest proxy says of the address counts', async () => {
    const answer = await admin.get('/teste/endereco', {
      'x-forwarded-for': '6.6.6.6, 7.7.7.7, 203.0.113.9',
      'x-forwarded-proto': 'https',
    })
    expect(answer.json()).toEqual({ ip: '203.0.113.9', protocol: 'https' })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('an address that is none does not break the throttle', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': 'x'.repeat(9_000),
      },
      payload: 'grant_type=password&username=a&password=b',
    })
    expect(answer.json().error).toBe('invalid_grant')
  })

  it('the measurements are not told through any proxy', async () => {
    expect((await server.anyone.get('/metrics')).statusCode).toBe(200)
    for (const name of [
      'x-forwarded-for',
      'forwarded',
      'via',
      'x-real-ip',
      'x-forwarded-proto',
      'x-forwarded-host',
    ])
      expect((await server.anyone.get('/metrics', { [name]: 'a' })).statusCode, name).toBe(404)
  })
})

describe('files', () => {
  it('a signed link has one spelling', async () => {
    const stored = await server.app.services.files.put(TEXT)
    const file = { ...stored, filename: 'nota.txt', contentType: 'text/plain' }
    const { href } = await signFileLink(server.app.services, file)
    expect((await server.anyone.get(href)).body).toBe('nota')
    for (const more of ['.a', '!!', '=', '%20'])
      expect((await server.anyone.get(href + more)).statusCode, more).toBe(404)
    await server.app.services.files.remove(stored.chave)
    const gone = await server.anyone.get(href)
    expect(gone.statusCode).toBe(404)
    expect(gone.headers).not.toHaveProperty('content-disposition')
    expect(gone.headers['content-security-policy']).not.toContain('unsafe-inline')
  })

  const part = (name: string, content = 'texto') =>
    `--x\r\nContent-Disposition: form-data; name="arquivo"; filename="${name}"\r\n\r\n${content}\r\n`
  const upload = (parts: string) =>
    post('/teste/envio', `${parts}--x--\r\n`, { 'content-type': 'multipart/form-data; boundary=x' })

  it.each([
    ['nota.bat', 'nota.bat.txt'],
    ['nota.hta', 'nota.hta.txt'],
    ['NF 1.234', 'NF 1.234.txt'],
    ['semfim', 'semfim'],
    ['nota.TXT', 'nota.TXT'],
    ['nota.csv', 'nota.csv'],
  ])('%s holding text is stored as %s', async (sent, stored) => {
    expect((await upload(part(sent))).json()).toEqual({ filename: stored })
  })

  it('a page by another name is no page', async () => {
    const data = Buffer.from('<p onclick="x">').toString('base64')
    expect(await readArquivo({ filename: 'nota.html', data }, 'nf')).toMatchObject({
      filename: 'nota.html.xml',
    })
  })

  it('two files, or a flood of fields, are refused in the one shape', async () => {
    const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    for (const parts of [part('a.txt') + part('b.txt'), field.repeat(100) + part('a.txt')]) {
      const answer = await upload(parts)
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'INVALID_REQUEST'])
    }
  })
})
