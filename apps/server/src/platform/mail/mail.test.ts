import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { greetingOf } from './greeting.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

const MAIL = {
  para: 'pessoa@empresa.example',
  assunto: 'Olá, ação!',
  texto: 'Siga http://localhost:3000/nova-senha#token=abc\n<script>alert(1)</script>\n',
}

/** A mail server that accepts every mail and records it. */
const startSmtp = async () => {
  const got: string[] = []
  const server = createServer((socket: Socket) => {
    let data = false
    socket.setEncoding('utf8')
    socket.write('220 caixa.example ESMTP\r\n')
    socket.on('data', (chunk: string) => {
      got.push(chunk)
      if (data) {
        if (chunk.endsWith('\r\n.\r\n')) {
          data = false
          socket.write('250 ok\r\n')
        }
        return
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          data = true
          socket.write('354 fale\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 até\r\n')
        else socket.write('250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { got, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

it.each([
  ['Maria da Silva', 'Olá, Maria da Silva.'],
  ["Joana d'Ávila-Souza 2", "Olá, Joana d'Ávila-Souza 2."],
  ['Ganhe em https://mau.example', 'Olá.'],
  ['Ganhe em mau.example', 'Olá.'],
  ['Maria\n\nLigue 0800', 'Olá.'],
  ['a'.repeat(61), 'Olá.'],
])('%j is greeted by %j', (nome, greeting) => expect(greetingOf(nome)).toBe(greeting))

describe('the outbox of demonstration and development', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  it('S7-025: shows at /dev/mail what would have been sent, its links to be followed, nothing to run', async () => {
    await app.app.services.mail.send(MAIL)
    const page = await app.anyone.get('/dev/mail')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("style-src 'self'")
    expect(page.body).toContain('Olá, ação!')
    expect(page.body).toContain('href="http://localhost:3000/nova-senha#token=abc"')
    expect(page.body).not.toMatch(/<script|<style|style=/)
    expect((await app.anyone.get('/dev/mail.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('keeps the last hundred', async () => {
    for (let n = 0; n < 101; n += 1) await app.app.services.mail.send({ ...MAIL, assunto: `Número ${n}` })
    const { body } = await app.anyone.get('/dev/mail')
    expect(body).toContain('Número 100')
    expect(body).not.toContain('Número 0<')
  })
})

it('without the demonstration the outbox is read on the machine itself alone', async () => {
  const app = await startTestApp({ env: { RETAGUARDA_DEMO: '0' } })
  const ask = (remoteAddress: string, headers = {}) =>
    app.app.inject({ url: '/dev/mail', remoteAddress, headers })
  try {
    expect((await ask('127.0.0.1')).statusCode).toBe(200)
    expect((await ask('::1')).statusCode).toBe(200)
    expect((await ask('192.0.2.1')).statusCode).toBe(404)
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404)
  } finally {
    await app.close()
  }
})

it('in production there is no outbox, not even with the demonstration', async () => {
  const app = await startTestApp({
    env: { NODE_ENV: 'production', RETAGUARDA_DEMO: '1', LOG_LEVEL: 'silent' },
  })
  try {
    expect((await app.anyone.get('/dev/mail')).statusCode).toBe(404)
    expect(app.app.declared.some(({ url }) => url.startsWith('/dev'))).toBe(false)
    await app.app.services.mail.send(MAIL)
    expect(await app.database.db.selectFrom('correio').select('id').execute()).toEqual([])
  } finally {
    await app.close()
  }
})

describe('SMTP', () => {
  it('a mail goes out to one address, as plain text', async () => {
    const smtp = await startSmtp()
    const app = await startTestApp({
      env: { SMTP_URL: smtp.url, CORREIO_DE: 'Armazém <avisos@casa.example>' },
    })
    try {
      await app.app.services.mail.send({ ...MAIL, para: 'um@empresa.example' })
      const all = smtp.got.join('')
      expect(all).toContain('MAIL FROM:<avisos@casa.example>')
      expect(all.match(/RCPT TO:/g)).toHaveLength(1)
      expect(all).toContain('Content-Type: text/plain; charset=utf-8')
      expect((await app.anyone.get('/dev/mail')).statusCode).toBe(404)
    } finally {
      await app.close()
      smtp.close()
    }
  })

  it('an address that smuggles in a second one reaches nobody else', async () => {
    const smtp = await startSmtp()
    const app = await startTestApp({ env: { SMTP_URL: smtp.url } })
    try {
      const para = 'um@empresa.example, dois@mau.example'
      await app.app.services.mail.send({ ...MAIL, para }).catch(() => {})
      const to = smtp.got.join('').match(/RCPT TO:<[^>]*>/g) ?? []
      expect(to).not.toContain('RCPT TO:<dois@mau.example>')
    } finally {
      await app.close()
      smtp.close()
    }
  })

  it('a server that is away fails the job, which is tried again; nothing else notices', async () => {
    const app = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' }, work: true })
    try {
      const asked = await app.anyone.post('/public/user/recoverPassword', {
        email: 'admin@retaguarda.example',
      })
      expect(asked.statusCode).toBe(200)
      const waiting = async () =>
        (
          await app.database.pool.query(
            `select attempts, last_error from graphile_worker._private_jobs where attempts > 0`,
          )
        ).rows
      await expect
        .poll(waiting, { timeout: 15_000, interval: 20 })
        .toMatchObject([{ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') }])
      expect((await app.anyone.get('/healthz')).statusCode).toBe(200)
    } finally {
      await app.close()
    }
  })
})
