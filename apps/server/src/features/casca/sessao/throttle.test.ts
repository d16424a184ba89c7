import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { SENHA } from '../../../platform/testing/seed.ts'
import { EMAIL, startLogIn } from '../../../platform/testing/log-in.ts'

const start = await startLogIn()
const { server, logIn, clock, pass, tokens } = start
afterAll(start.close)
beforeEach(start.reset)

describe('throttle', () => {
  const fail = (times: number, options = {}) =>
    Promise.all(Array.from({ length: times }, () => logIn(EMAIL, 'errada', options)))

  it('S7-008: slows an account down after five failures, also on another process, and lets it in afterwards', async () => {
    const other = await startTestApp({ database: server.test, clock })
    try {
      await fail(5)
      const answer = await logIn(EMAIL, SENHA, { on: other })
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBe(15)
      expect(answer.json()).toMatchObject({ error: 'MUITAS_TENTATIVAS' })
      expect((await logIn('admin@retaguarda.example', SENHA, { on: other })).statusCode).toBe(200)
      pass(15_000)
      await tokens()
    } finally {
      await other.close()
    }
  })

  it('answers the same for an account that does not exist', async () => {
    for (let n = 0; n < 5; n += 1) await logIn('ninguem@retaguarda.example')
    expect((await logIn('ninguem@retaguarda.example')).statusCode).toBe(429)
  })

  it('waits longer each time, and a success clears the account', async () => {
    await fail(5)
    pass(15_000)
    await logIn(EMAIL, 'errada')
    expect((await logIn()).headers['retry-after']).toBe('30')
    pass(30_000)
    await tokens()
    await fail(4)
    await tokens()
  })

  it('a burst cannot slip past it together', async () => {
    const answers = await fail(40)
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(6)
  })

  it('a thousand tries on one account from a thousand networks do not lock its owner out', async () => {
    const home = { address: '203.0.113.7' }
    await tokens(logIn(EMAIL, SENHA, home))
    const seen = new Map<number, number>()
    for (let n = 0; n < 1000; n += 1) {
      const { statusCode } = await logIn(EMAIL, `palpite-${n}`, {
        address: `10.${n % 200}.${n % 250}.${n % 7}`,
      })
      seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1)
    }
    // Only five were checked; the others were refused without a comparison.
    expect(seen).toEqual(
      new Map([
        [400, 5],
        [429, 995],
      ]),
    )
    expect((await logIn(EMAIL, SENHA, { address: '10.250.0.1' })).statusCode).toBe(429)
    await tokens(logIn(EMAIL, SENHA, home))
    // Guesses from the owner's own network are counted there.
    for (let n = 0; n < 5; n += 1) await logIn(EMAIL, 'errada', home)
    expect((await logIn(EMAIL, SENHA, home)).statusCode).toBe(429)
  })

  it('from a strange network the owner waits a quarter of an hour at most, while it goes on', async () => {
    for (let round = 0; round < 12; round += 1) {
      pass(16 * 60_000)
      await logIn(EMAIL, 'errada', { address: `10.0.${round}.1` })
    }
    const answer = await logIn(EMAIL, SENHA, { address: '198.51.100.200' })
    expect(Number(answer.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(15 * 60)
    pass(15 * 60_000)
    await tokens(logIn(EMAIL, SENHA, { address: '198.51.100.200' }))
  })

  it('slows an address down that tries many accounts', async () => {
    for (let n = 0; n < 30; n += 1)
      await logIn(`pessoa${n}@retaguarda.example`, 'x', { address: '2001:db8::1' })
    expect((await logIn(EMAIL, SENHA, { address: '2001:db8::2' })).statusCode).toBe(429)
    expect((await logIn(EMAIL, SENHA, { address: '2001:db8:0:1::2' })).statusCode).toBe(200)
  })
})

describe('600 calls a minute and person', () => {
  it('are counted per person, with Retry-After', async () => {
    const small = await startTestApp({ database: server.test, callsPerMinute: 3 })
    try {
      const [one, two] = [await small.as('cliente@'), await small.as('cliente2@')]
      for (let n = 0; n < 3; n += 1) expect((await one.get('/user/me')).statusCode).toBe(200)
      const refused = await one.get('/user/me')
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await two.get('/user/me')).statusCode).toBe(200)
    } finally {
      await small.close()
    }
  })
})
