import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/testing/app.ts'
import { hearStatements } from '../../../platform/testing/count.ts'
import { SENHA } from '../../../platform/testing/seed.ts'
import { startLogIn } from '../../../platform/testing/log-in.ts'
import { firstAccessLink } from './index.ts'

const start = await startLogIn({ work: true })
const { server, logIn, pass, status, tokens } = start
const { db } = server.database
const EMAIL = 'operador@retaguarda.example'
const NOVA = 'Girassol*Bigorna*27'
const MINUTE = 60_000

let address = 0
beforeEach(async () => {
  await start.reset()
  await db.deleteFrom('correio').execute()
})
afterAll(start.close)

const ask = (email: string, remoteAddress = `198.51.100.${(address += 1)}`, on: TestApp = server) =>
  on.app.inject({
    method: 'POST',
    url: '/public/user/recoverPassword/',
    payload: { email },
    remoteAddress,
  })
const choose = (token: string, fields: object = {}) =>
  server.anyone.put('/public/user/updateRecoverPassword/', {
    token,
    senha: NOVA,
    confirmacao: NOVA,
    ...fields,
  })
const mails = (email = EMAIL) =>
  db.selectFrom('correio').selectAll().where('para', '=', email).orderBy('id').execute()
const idle = async () => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs where attempts < max_attempts`,
  )
  return rows[0]?.n
}
const soon = { timeout: 10_000, interval: 10 }
const done = () => expect.poll(idle, soon).toBe(0)
const linkOf = async (): Promise<string> => {
  await ask(EMAIL)
  await done()
  const mailed = (await mails()).flatMap(
    ({ texto }) => /https?:\/\/[^\s#]+\/nova-senha#token=([\w-]{43})\n/.exec(texto)?.[1] ?? [],
  )
  const last = mailed.at(-1)
  expect(last).toBeDefined()
  return last ?? ''
}

describe('POST /public/user/recoverPassword/', () => {
  it('S7-025: known and unknown addresses get the same answer; only the known one a mail', async () => {
    const [known, unknown] = [await ask(EMAIL), await ask('ninguem@retaguarda.example')]
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200])
    expect(unknown.body).toBe(known.body)
    await done()
    expect(await mails()).toHaveLength(1)
    expect(await mails('ninguem@retaguarda.example')).toEqual([])
  })

  it('does the same for both: who it is, is looked up afterwards', async () => {
    // This process runs no queued work, so all its statements belong to the call.
    const idleServer = await startTestApp()
    try {
      const hear = hearStatements(idleServer.database.pool)
      const sentFor = (email: string) => hear(() => ask(email, undefined, idleServer))
      await sentFor('aquecimento@retaguarda.example')
      const known = await sentFor(EMAIL)
      expect(known).not.toEqual([])
      expect(await sentFor('ninguem2@retaguarda.example')).toEqual(known)
      expect(known.filter((statement) => /\busuario\b/.test(statement))).toEqual([])
    } finally {
      await idleServer.close()
    }
  })

  it('is slowed down per address and per network, known or not', async () => {
    for (const email of [EMAIL, 'ninguem@retaguarda.example']) {
      for (let n = 0; n < 5; n += 1) expect((await ask(email)).statusCode).toBe(200)
      expect((await ask(email)).statusCode).toBe(429)
    }
    for (let n = 0; n < 5; n += 1)
      expect((await ask(`x${n}@retaguarda.example`, '192.0.2.1')).statusCode).toBe(200)
    expect((await ask('y@retaguarda.example', '192.0.2.1')).statusCode).toBe(429)
  })

  it('a burst cannot fill a mailbox', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(EMAIL)))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(6)
    await done()
    expect((await mails()).length).toBeLessThanOrEqual(6)
  })

  it('the link’s host is never what a request says', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/public/user/recoverPassword/',
      payload: { email: EMAIL },
      headers: { host: 'mau.example', 'x-forwarded-host': 'mau.example', origin: 'https://mau.example' },
    })
    await done()
    expect((await mails())[0]?.texto).not.toContain('mau.example')
  })
})

describe('PUT /public/user/updateRecoverPassword/', () => {
  it('S7-026: a link works once, ends the sessions, and tells the person', async () => {
    const before = await tokens(logIn(EMAIL, SENHA))
    const token = await linkOf()
    expect((await choose(token)).statusCode).toBe(204)
    await expect.poll(() => status(before.access_token), soon).toBe(401)
    await tokens(logIn(EMAIL, NOVA))
    const again = await choose(token)
    expect(again.statusCode).toBe(400)
    expect(again.json().messages).toMatchObject([{ code: 'LINK_VENCIDO' }])
    await done()
    expect((await mails()).at(-1)?.assunto).toBe('A sua senha foi trocada')
  })

  it('S7-026: for 30 minutes', async () => {
    const early = await linkOf()
    pass(30 * MINUTE - 1)
    expect((await choose(early)).statusCode).toBe(204)
    const late = await linkOf()
    pass(30 * MINUTE)
    expect((await choose(late)).json().messages).toMatchObject([{ code: 'LINK_VENCIDO' }])
  })

  it('one of two requests at once uses the link; a second link ends the first, another password ends both', async () => {
    const token = await linkOf()
    const answers = await Promise.all([choose(token), choose(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 400])
    const first = await linkOf()
    const second = await linkOf()
    expect((await choose(first)).statusCode).toBe(400)
    const { id } = await db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
    await (await server.as('admin@')).put(`/usuario/${id}`, { senha: `${NOVA}x` })
    expect((await choose(second)).statusCode).toBe(400)
  })

  it.each([
    ['S8-025', { confirmacao: 'outra' }, 'confirmacao', 'ConfirmEqualsConstraint'],
    ['S9-028', { senha: 'curta12', confirmacao: 'curta12' }, 'senha', 'SENHA_CURTA'],
    ['S9-028', { senha: 'demonstracao', confirmacao: 'demonstracao' }, 'senha', 'SENHA_FRACA'],
  ])('%s: %o leaves the link as good as it was', async (_row, fields, fieldName, code) => {
    const token = await linkOf()
    expect((await choose(token, fields)).json().messages).toMatchObject([{ fieldName, code }])
    expect((await choose(token)).statusCode).toBe(204)
  })

  it('only its hash is stored, and a deactivated person’s is worth nothing', async () => {
    const token = await linkOf()
    const { rows } = await server.database.pool.query(`select encode(hash, 'base64') as h from token_unico`)
    expect(JSON.stringify(rows)).not.toContain(
      Buffer.from(token, 'base64url').toString('base64').slice(0, 20),
    )
    await db.updateTable('usuario').set({ ativo: false }).where('email', '=', EMAIL).execute()
    expect((await choose(token)).statusCode).toBe(400)
    for (const wrong of ['nada', `${token}x`, token.toUpperCase()])
      expect((await choose(wrong)).statusCode).toBe(400)
  })

  it('lets a person in again whose account was slowed down by guesses', async () => {
    for (let n = 0; n < 7; n += 1) await logIn(EMAIL, 'errada', { address: `10.9.${n}.1` })
    expect((await logIn(EMAIL, NOVA, { address: '10.8.0.1' })).statusCode).toBe(429)
    await choose(await linkOf())
    await tokens(logIn(EMAIL, NOVA, { address: '10.8.0.1' }))
  })
})

describe('the first administrator', () => {
  it('gets in by a link of the log, once, while there is none', async () => {
    const fresh = await startTestApp({ env: { RETAGUARDA_DEMO: '0' }, clock: start.clock })
    try {
      const { services } = fresh.app
      expect(await firstAccessLink(services, 'http://localhost:1')).toBeUndefined()
      await services.db
        .updateTable('usuario')
        .set({ ativo: false })
        .where('role', '=', 'ROLE_ADMIN')
        .execute()
      const links = [1, 2].map(() => firstAccessLink(services, 'http://localhost:1'))
      const [one = '', two = ''] = (await Promise.all(links)).map((link) => link?.split('#token=')[1])
      const become = (token: string, email: string, fields: object = {}) =>
        fresh.anyone.post('/public/primeiroAcesso', {
          token,
          nome: 'DONA DA CASA',
          email,
          senha: NOVA,
          confirmacao: NOVA,
          ...fields,
        })
      expect((await become('nada', 'a@casa.example')).statusCode).toBe(400)
      expect((await become(one, 'a@casa.example', { confirmacao: 'x' })).statusCode).toBe(400)
      const answers = await Promise.all([become(one, 'a@casa.example'), become(two, 'b@casa.example')])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400])
      const { email, nome } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {}
      expect(nome).toBe('Dona da Casa')
      expect((await (await fresh.as(email)).get('/perfil')).statusCode).toBe(200)
      expect(await firstAccessLink(services, 'http://localhost:1')).toBeUndefined()
      expect((await become(one, 'c@casa.example')).statusCode).toBe(400)
    } finally {
      await fresh.close()
    }
  })

  it('the link ends after a day, and the demonstration has none', async () => {
    const fresh = await startTestApp({ env: { RETAGUARDA_DEMO: '0' }, clock: start.clock })
    try {
      await fresh.app.services.db
        .updateTable('usuario')
        .set({ ativo: false })
        .where('role', '=', 'ROLE_ADMIN')
        .execute()
      const link = await firstAccessLink(fresh.app.services, 'http://localhost:1')
      expect(link).toMatch(/^http:\/\/localhost:1\/primeiro-acesso#token=[\w-]{43}$/)
      pass(24 * 60 * MINUTE)
      const late = await fresh.anyone.post('/public/primeiroAcesso', {
        token: link?.split('=')[1],
        nome: 'X',
        email: 'x@casa.example',
        senha: NOVA,
        confirmacao: NOVA,
      })
      expect(late.json().messages).toMatchObject([{ code: 'LINK_VENCIDO' }])
    } finally {
      await fresh.close()
    }
    await db.updateTable('usuario').set({ ativo: false }).where('role', '=', 'ROLE_ADMIN').execute()
    expect(await firstAccessLink(server.app.services, 'http://localhost:1')).toBeUndefined()
  })
})
