import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { greetingOf } from './greeting.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { startSmtp } from '../testing/neighbours/smtp.ts'

const MAIL = {
  para: 'pessoa@empresa.example',
  assunto: 'Olá, ação!',
  texto: 'Siga http://localhost:3000/nova-senha#token=abc\n<script>alert(1)</script>\n',
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
  it('a mail goes out to one address, as plain text, with a way out where there is one', async () => {
    const smtp = await startSmtp()
    const app = await startTestApp({
      env: { SMTP_URL: smtp.url, CORREIO_DE: 'Armazém <avisos@casa.example>' },
    })
    try {
      await app.app.services.mail.send({ ...MAIL, para: 'um@empresa.example' })
      await app.app.services.mail.send({ ...MAIL, sair: 'https://casa.example/public/avisos/sair/abc' })
      const [first, second] = smtp.taken
      expect(first).toMatchObject({ from: 'avisos@casa.example', to: ['um@empresa.example'] })
      expect(first?.source).toContain('Content-Type: text/plain; charset=utf-8')
      expect(first?.source).not.toContain('List-Unsubscribe')
      expect(second?.source).toContain('List-Unsubscribe: <https://casa.example/public/avisos/sair/abc>')
      expect(second?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect((await app.anyone.get('/dev/mail')).statusCode).toBe(404)
    } finally {
      await app.close()
      await smtp.close()
    }
  })

  it('an address that smuggles in a second one reaches nobody else', async () => {
    const smtp = await startSmtp()
    const app = await startTestApp({ env: { SMTP_URL: smtp.url } })
    try {
      const para = 'um@empresa.example, dois@mau.example'
      await app.app.services.mail.send({ ...MAIL, para }).catch(() => {})
      expect(smtp.taken.flatMap(({ to }) => to)).not.toContain('dois@mau.example')
    } finally {
      await app.close()
      await smtp.close()
    }
  })

  it('a server that distrusts us, is busy, or goes away in the middle loses no mail and gets none twice', async () => {
    const smtp = await startSmtp()
    const app = await startTestApp({ env: { SMTP_URL: smtp.url }, work: true })
    const jobs = async () =>
      (
        await app.database.pool.query<{ attempts: number }>(
          'select attempts from graphile_worker._private_jobs where attempts > 0',
        )
      ).rows
    const tryAgain = () =>
      app.database.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0',
      )
    const tried = (attempts: number) =>
      expect
        .poll(
          async () => {
            await tryAgain()
            return Math.max(0, ...(await jobs()).map((job) => job.attempts))
          },
          { timeout: 15_000, interval: 20 },
        )
        .toBeGreaterThanOrEqual(attempts)
    try {
      smtp.behave('distrusts')
      await app.anyone.post('/public/user/recoverPassword', { email: 'operador@retaguarda.example' })
      await tried(1)
      smtp.behave('busy')
      await tried(3)
      smtp.behave('breaks')
      await tried(5)
      expect(smtp.taken).toEqual([])
      smtp.behave('takes')
      await tryAgain()
      await expect.poll(() => smtp.taken.length, { timeout: 15_000, interval: 20 }).toBe(1)
      await expect.poll(jobs, { timeout: 15_000, interval: 20 }).toEqual([])
      expect(smtp.taken.map(({ to }) => to)).toEqual([['operador@retaguarda.example']])
    } finally {
      await app.close()
      await smtp.close()
    }
  })

  it('a mail of which it is unknown whether it arrived goes again under its Message-ID, one that did arrive does not', async () => {
    const smtp = await startSmtp()
    const app = await startTestApp({ env: { SMTP_URL: smtp.url } })
    const idOf = (mail?: { source: string }) => /^Message-ID: (<.*>)/im.exec(mail?.source ?? '')?.[1]
    try {
      const job = app.app.services.mail.ofJob('71:1')
      smtp.behave('vanishes')
      await expect(job.send(MAIL)).rejects.toThrow()
      smtp.behave('takes')
      expect(await job.send(MAIL)).toBe(true)
      // The process was killed before its job was done, so the job runs again.
      expect(await job.send(MAIL)).toBe(true)
      expect(smtp.taken.map(idOf)).toEqual([idOf(smtp.taken[0]), idOf(smtp.taken[0])])
      expect(idOf(smtp.taken[0])).toMatch(/^<[0-9a-f]{32}@/)

      await job.send({ ...MAIL, para: 'outra@empresa.example' })
      await app.app.services.mail.ofJob('72:1').send(MAIL)
      await app.app.services.mail.send(MAIL)
      await app.app.services.mail.send(MAIL)
      expect(new Set(smtp.taken.map(idOf)).size).toBe(5)
    } finally {
      await app.close()
      await smtp.close()
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
