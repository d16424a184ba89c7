import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SENHA } from '../../../platform/testing/seed.ts'
import { EMAIL, startLogIn } from '../../../platform/testing/log-in.ts'

const start = await startLogIn({ trustProxy: true })
const { server, ask, logIn, tokens } = start
const { db } = server.database
afterAll(start.close)
beforeEach(async () => {
  await start.reset()
  await db.deleteFrom('acesso_conhecido').execute()
})

const OFFICE = '203.0.113.7'
const ORIGIN = { origin: 'http://localhost' }

type Answer = Awaited<ReturnType<typeof logIn>>
const setCookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '')
const cookieOf = (answer: Answer) => ({ ...ORIGIN, cookie: setCookieOf(answer).split(';')[0] ?? '' })

/** The address as the proxy in front reports it. */
const from = (address: string, headers: Record<string, string> = ORIGIN) => ({
  headers: { ...headers, 'x-forwarded-for': address },
})
/** The browser of a person who logged in at the office. */
const device = async (email = EMAIL) => cookieOf(await logIn(email, SENHA, from(OFFICE)))
/** Guesses from the office until it is blocked for unknown devices. */
const slowOfficeDown = async () => {
  for (let n = 0; n < 30; n += 1) await logIn(`palpite${n}@retaguarda.example`, 'x', from(OFFICE))
  expect((await logIn('admin@retaguarda.example', SENHA, from(OFFICE))).statusCode).toBe(429)
}

describe('a device that is known to the account', () => {
  it('S7-008: gets in from a network that is slowed down, and nobody else does with it', async () => {
    const known = await device()
    await slowOfficeDown()
    await tokens(logIn(EMAIL, SENHA, from(OFFICE, known)))
    expect((await logIn('operador@retaguarda.example', SENHA, from(OFFICE, known))).statusCode).toBe(429)
  })

  it('gets in while its account is guessed at from the same network; its own guesses are counted', async () => {
    const known = await device()
    for (let n = 0; n < 6; n += 1) await logIn(EMAIL, 'errada', from(OFFICE))
    expect((await logIn(EMAIL, SENHA, from(OFFICE))).statusCode).toBe(429)
    await tokens(logIn(EMAIL, SENHA, from(OFFICE, known)))
    for (let n = 0; n < 5; n += 1) await logIn(EMAIL, 'errada', from(OFFICE, known))
    expect((await logIn(EMAIL, SENHA, from(OFFICE, known))).statusCode).toBe(429)
  })

  it('is known by a cookie that no script reads, no other page sends, and only the token call gets', async () => {
    const cookie = setCookieOf(await logIn(EMAIL, SENHA, from(OFFICE)))
    expect(cookie).toMatch(
      /^aparelho=[\w-]{22}\.[\w-]{43}; Path=\/oauth\/token; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    )
    const secure = await logIn(EMAIL, SENHA, {
      headers: { ...ORIGIN, 'x-forwarded-proto': 'https' },
    })
    expect(setCookieOf(secure)).toMatch(/; Secure$/)
    expect(setCookieOf(await logIn(EMAIL, 'errada', from(OFFICE)))).toBe('')
  })

  it('a program without a page gets none', async () => {
    expect(setCookieOf(await logIn(EMAIL, SENHA, from(OFFICE, {})))).toBe('')
    expect((await db.selectFrom('acesso_conhecido').selectAll().execute()).length).toBe(1)
  })

  it('cannot be made up', async () => {
    const { cookie } = await device()
    const [id = '', signature = ''] = cookie.replace('aparelho=', '').split('.')
    await slowOfficeDown()
    for (const made of [`${id.slice(0, -1)}_.${signature}`, `${id}.${'A'.repeat(43)}`, id, `${id}.`, '%00'])
      expect(
        (await logIn(EMAIL, SENHA, from(OFFICE, { ...ORIGIN, cookie: `aparelho=${made}` }))).statusCode,
        made,
      ).toBe(429)
  })

  it('is no session', async () => {
    const { cookie } = await device()
    const me = await server.app.inject({ url: '/user/me', headers: { cookie } })
    expect(me.statusCode).toBe(401)
    expect((await ask({ grant_type: 'password', username: EMAIL }, { headers: { cookie } })).statusCode).toBe(
      400,
    )
  })

  it('is forgotten with the person’s sessions, and known again once one is renewed in it', async () => {
    const first = await logIn(EMAIL, SENHA, from(OFFICE))
    const known = cookieOf(first)
    const { refresh_token } = await tokens(Promise.resolve(first))
    const own = await server.as(EMAIL)
    expect((await own.post('/conta/sessoes/encerrar', { incluirEsta: false })).statusCode).toBe(200)
    await slowOfficeDown()
    expect((await logIn(EMAIL, SENHA, from(OFFICE, known))).statusCode).toBe(429)
    // The session ended with the others, so it does not make the device known.
    expect((await ask({ grant_type: 'refresh_token', refresh_token }, from(OFFICE, known))).statusCode).toBe(
      400,
    )
    expect((await logIn(EMAIL, SENHA, from(OFFICE, known))).statusCode).toBe(429)
    const elsewhere = await tokens(logIn(EMAIL, SENHA, from('198.51.100.1', {})))
    const renewed = await ask(
      { grant_type: 'refresh_token', refresh_token: elsewhere.refresh_token },
      from(OFFICE, known),
    )
    expect(renewed.statusCode).toBe(200)
    await tokens(logIn(EMAIL, SENHA, from(OFFICE, known)))
  })
})

describe('one network keeps the others from nothing', () => {
  it('S7-008: 300 log-ins at once from a /24 leave a log-in from elsewhere its turn', async () => {
    const attack = Array.from({ length: 300 }, (_, n) =>
      logIn(`palpite${n}@retaguarda.example`, 'x', from(`192.0.2.${n % 250}`)),
    )
    const here = await logIn(EMAIL, SENHA, from('198.51.100.7'))
    expect(here.statusCode).toBe(200)
    const seen = new Set((await Promise.all(attack)).map(({ statusCode }) => statusCode))
    expect(seen).toEqual(new Set([400, 429]))
  })

  it('the same for recoveries, and by the /64 of IPv6', async () => {
    const recover = (email: string, address: string) =>
      server.app.inject({
        method: 'POST',
        url: '/public/user/recoverPassword',
        payload: { email },
        headers: { 'x-forwarded-for': address },
      })
    const attack = Array.from({ length: 300 }, (_, n) =>
      recover(`palpite${n}@fora.example`, `2001:db8:0:1::${n.toString(16)}`),
    )
    expect((await recover(EMAIL, '2001:db8:0:2::1')).statusCode).toBe(200)
    const seen = new Set((await Promise.all(attack)).map(({ statusCode }) => statusCode))
    expect([...seen].filter((status) => status >= 500)).toEqual([])
  })
})
