import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { SENHA } from '../../../platform/testing/seed.ts'
import { startLogIn } from '../../../platform/testing/log-in.ts'

const start = await startLogIn()
const { server, ask, logIn, clock, pass, status, tokens } = start
const { db } = server.database
const EMAIL = 'operador@retaguarda.example'
const SOON = { timeout: 2_000, interval: 5 }

beforeEach(async () => {
  await start.reset()
  for (const table of ['segundo_fator', 'codigo_recuperacao', 'token_unico'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('perfil').set({ exige_segundo_fator: false }).execute()
})
afterAll(start.close)

const codeOf = (segredo: string, at = clock()) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: at.getTime() })

/** Turns it on in a session of the person, and waits until the time step of the first code has passed. */
const turnOn = async (
  person = 'operador@',
): Promise<{ session: Caller; segredo: string; codigos: string[] }> => {
  const session = await server.as(person)
  const begun = await session.post('/conta/segundo-fator', { senhaAtual: SENHA })
  expect(begun.statusCode, begun.body).toBe(200)
  const { segredo, otpauth } = begun.json()
  expect(otpauth).toMatch(/^otpauth:\/\/totp\/Retaguarda:/)
  const confirmed = await session.put('/conta/segundo-fator', { codigo: codeOf(segredo) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  // The session is read again a moment after it was changed.
  await expect.poll(async () => (await session.get('/user/me')).json().segundoFator.ativo, SOON).toBe(true)
  pass(30_000)
  return { session, segredo, codigos: confirmed.json().codigos }
}

const ticketOf = async (email = EMAIL): Promise<string> => {
  const answer = await logIn(email, SENHA)
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json()).toMatchObject({ error: 'mfa_required', mfa_token: expect.any(String) })
  return answer.json().mfa_token
}
const answerCode = (mfa_token: string, otp: string) => ask({ grant_type: 'mfa_otp', mfa_token, otp })

describe('log-in with a second factor', () => {
  it('asks for the code after the password, and gives the session for it', async () => {
    const { segredo } = await turnOn()
    const pair = await tokens(answerCode(await ticketOf(), codeOf(segredo)))
    expect(await status(pair.access_token)).toBe(200)
    expect((await logIn(EMAIL, 'errada')).json()).toMatchObject({ error: 'invalid_grant' })
    await tokens(logIn('cliente@retaguarda.example', SENHA))
  })

  it('a code used twice is refused, also at once and with another ticket', async () => {
    const { segredo } = await turnOn()
    const [one, two, three] = [await ticketOf(), await ticketOf(), await ticketOf()]
    const code = codeOf(segredo)
    const answers = await Promise.all([answerCode(one, code), answerCode(two, code)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    const again = await answerCode(three, code)
    expect(again.statusCode).toBe(400)
    expect(again.json().messages).toMatchObject([{ fieldName: 'otp', code: 'MFA_CODIGO' }])
    // After a later step was used, a code of an earlier step is refused too.
    pass(30_000)
    expect((await answerCode(three, code)).statusCode).toBe(400)
    await tokens(answerCode(three, codeOf(segredo)))
  })

  it('a code of the step before or after is taken, of two steps away not', async () => {
    const { segredo } = await turnOn()
    pass(90_000)
    const at = (seconds: number) => codeOf(segredo, new Date(clock().getTime() + seconds * 1000))
    const ticket = await ticketOf()
    expect((await answerCode(ticket, at(-60))).statusCode).toBe(400)
    expect((await answerCode(ticket, at(60))).statusCode).toBe(400)
    await tokens(answerCode(ticket, at(-30)))
    await tokens(answerCode(await ticketOf(), at(30)))
  })

  it('the ticket is good once and for five minutes', async () => {
    const { segredo } = await turnOn()
    const used = await ticketOf()
    await tokens(answerCode(used, codeOf(segredo)))
    pass(30_000)
    expect((await answerCode(used, codeOf(segredo))).json().messages).toMatchObject([{ code: 'MFA_VENCIDO' }])
    const old = await ticketOf()
    pass(300_000)
    expect((await answerCode(old, codeOf(segredo))).json().messages).toMatchObject([{ code: 'MFA_VENCIDO' }])
    expect((await answerCode('nada', '123456')).statusCode).toBe(400)
  })

  it('five wrong codes slow the person down, whatever the ticket; the owner is let in afterwards', async () => {
    const { segredo } = await turnOn()
    const ticket = await ticketOf()
    for (let guess = 0; guess < 5; guess += 1)
      expect((await answerCode(ticket, String(100_000 + guess))).statusCode).toBe(400)
    expect((await answerCode(await ticketOf(), codeOf(segredo))).statusCode).toBe(429)
    pass(16_000)
    // That ticket has no guesses left.
    expect((await answerCode(ticket, codeOf(segredo))).json().messages).toMatchObject([
      { code: 'MFA_VENCIDO' },
    ])
    await tokens(answerCode(await ticketOf(), codeOf(segredo)))
  })

  it('a deactivated person has no use of it', async () => {
    const { segredo } = await turnOn()
    const ticket = await ticketOf()
    await db.updateTable('usuario').set({ ativo: false }).where('email', '=', EMAIL).execute()
    expect((await answerCode(ticket, codeOf(segredo))).statusCode).toBe(400)
  })
})

describe('recovery codes', () => {
  it('each is good once, typed as it comes; only hashes are stored', async () => {
    const { codigos } = await turnOn()
    expect(new Set(codigos).size).toBe(10)
    const [first = '', second = ''] = codigos
    await tokens(answerCode(await ticketOf(), first.toLowerCase().replace('-', ' ')))
    expect((await answerCode(await ticketOf(), first)).statusCode).toBe(400)
    await tokens(answerCode(await ticketOf(), second))
    const { rows } = await server.database.pool.query(
      `select encode(hash, 'escape') as h from codigo_recuperacao`,
    )
    expect(rows).toHaveLength(8)
    for (const codigo of codigos) expect(JSON.stringify(rows)).not.toContain(codigo)
  })

  it('are replaced with password and code', async () => {
    const { session, segredo, codigos } = await turnOn()
    const renew = (fields: object) => session.post('/conta/segundo-fator/codigos', fields)
    expect((await renew({ senhaAtual: 'errada', codigo: codeOf(segredo) })).statusCode).toBe(400)
    expect((await renew({ senhaAtual: SENHA, codigo: '000000' })).json().messages).toMatchObject([
      { fieldName: 'codigo', code: 'MFA_CODIGO' },
    ])
    const fresh = (await renew({ senhaAtual: SENHA, codigo: codeOf(segredo) })).json().codigos
    expect((await answerCode(await ticketOf(), codigos[3] ?? '')).statusCode).toBe(400)
    await tokens(answerCode(await ticketOf(), fresh[3]))
  })
})

describe('setting it up', () => {
  it('counts only when confirmed, and the secret is never told again nor stored in the clear', async () => {
    const session = await server.as('operador@')
    const { segredo } = (await session.post('/conta/segundo-fator', { senhaAtual: SENHA })).json()
    await tokens(logIn(EMAIL, SENHA))
    expect((await session.put('/conta/segundo-fator', { codigo: '000000' })).statusCode).toBe(400)
    await session.put('/conta/segundo-fator', { codigo: codeOf(segredo) })
    await expect
      .poll(async () => (await session.get('/user/me')).json().segundoFator, SOON)
      .toEqual({ ativo: true, exigido: false, chaveAcesso: false })
    const again = await session.post('/conta/segundo-fator', { senhaAtual: SENHA })
    expect(again.statusCode).toBe(409)
    expect(again.json().messages).toMatchObject([{ code: 'SEGUNDO_FATOR_ATIVO' }])
    for (const path of ['/conta', '/user/me', '/conta/dados'])
      expect((await session.get(path)).body).not.toContain(segredo)
    const { rows } = await server.database.pool.query(`select encode(segredo, 'hex') as s from segundo_fator`)
    expect(JSON.stringify(rows)).not.toContain(Secret.fromBase32(segredo).hex.toLowerCase())
  })

  it('needs the password', async () => {
    const session = await server.as('operador@')
    expect((await session.post('/conta/segundo-fator', { senhaAtual: 'errada' })).statusCode).toBe(400)
    expect((await session.post('/conta/segundo-fator', {})).statusCode).toBe(400)
  })

  it('a burst of wrong codes cannot slip past the throttle together', async () => {
    const { session } = await turnOn()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        session.post('/conta/segundo-fator/codigos', { senhaAtual: SENHA, codigo: 'AAAAA-AAAAA' }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(6)
  })

  it('is turned off with password and code, unless the profile asks for it', async () => {
    const { session, segredo } = await turnOn()
    const off = () =>
      session.post('/conta/segundo-fator/desligar', { senhaAtual: SENHA, codigo: codeOf(segredo) })
    await db.updateTable('perfil').set({ exige_segundo_fator: true }).execute()
    const { id } = (await session.get('/user/me')).json()
    await server.app.services.sessions.refresh(db, { usuarioId: id })
    await expect
      .poll(async () => (await session.get('/user/me')).json().segundoFator.exigido, SOON)
      .toBe(true)
    expect((await off()).json().messages).toMatchObject([{ code: 'SEGUNDO_FATOR_EXIGIDO' }])
    await db.updateTable('perfil').set({ exige_segundo_fator: false }).execute()
    await server.app.services.sessions.refresh(db, { usuarioId: id })
    await expect.poll(async () => (await off()).statusCode, SOON).toBe(204)
    await tokens(logIn(EMAIL, SENHA))
  })
})

describe('another telephone', () => {
  type Turned = Awaited<ReturnType<typeof turnOn>>
  const begin = ({ session }: Turned, codigo: string) =>
    session.post('/conta/segundo-fator', { senhaAtual: SENHA, codigo })
  const confirm = ({ session }: Turned, codigo: string) => session.put('/conta/segundo-fator', { codigo })

  it.each([false, true])('is begun with the old one; required by the profile: %s', async (exigido) => {
    const old = await turnOn()
    await db.updateTable('perfil').set({ exige_segundo_fator: exigido }).execute()
    const elsewhere = await tokens(answerCode(await ticketOf(), codeOf(old.segredo)))
    pass(30_000)
    const begun = await begin(old, codeOf(old.segredo))
    expect(begun.statusCode, begun.body).toBe(200)
    const { segredo } = begun.json()
    expect(segredo).not.toBe(old.segredo)
    // The old secret is valid until the new one is confirmed.
    pass(30_000)
    await tokens(answerCode(await ticketOf(), codeOf(old.segredo)))
    pass(30_000)
    const wrong = await confirm(old, codeOf(old.segredo))
    expect(wrong.json().messages).toMatchObject([{ fieldName: 'codigo', code: 'MFA_CODIGO' }])
    const confirmed = await confirm(old, codeOf(segredo))
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    // The second factor stays on and the own session stays open; other sessions end.
    expect((await old.session.get('/user/me')).json().segundoFator.ativo).toBe(true)
    await expect.poll(() => status(elsewhere.access_token), SOON).toBe(401)
    pass(30_000)
    for (const otp of [codeOf(old.segredo), old.codigos[0] ?? ''])
      expect((await answerCode(await ticketOf(), otp)).statusCode).toBe(400)
    await tokens(answerCode(await ticketOf(), codeOf(segredo)))
    await tokens(answerCode(await ticketOf(), confirmed.json().codigos[0]))
  })

  it('who lost the old one begins with a recovery code, good once; none confirms', async () => {
    const old = await turnOn()
    const [first = '', second = ''] = old.codigos
    const { segredo } = (await begin(old, first)).json()
    expect((await begin(old, first)).statusCode).toBe(400)
    expect((await confirm(old, second)).statusCode).toBe(400)
    expect((await confirm(old, codeOf(segredo))).statusCode).toBe(200)
    // The move is complete, so nothing is left to confirm.
    pass(30_000)
    const again = await confirm(old, codeOf(segredo))
    expect(again.json().messages).toMatchObject([{ code: 'SEGUNDO_FATOR_ATIVO' }])
  })

  it('has a quarter of an hour to show its first code', async () => {
    const old = await turnOn()
    const { segredo } = (await begin(old, codeOf(old.segredo))).json()
    pass(15 * 60_000 + 1)
    const late = await confirm(old, codeOf(segredo))
    expect(late.json().messages).toMatchObject([{ code: 'SEGUNDO_FATOR_ATIVO' }])
  })

  it('needs password and code', async () => {
    const old = await turnOn()
    const { session } = old
    const fields = { senhaAtual: 'errada', codigo: codeOf(old.segredo) }
    expect((await session.post('/conta/segundo-fator', fields)).json().messages).toMatchObject([
      { fieldName: 'senhaAtual', code: 'SENHA_ATUAL' },
    ])
    expect((await begin(old, '000000')).json().messages).toMatchObject([
      { fieldName: 'codigo', code: 'MFA_CODIGO' },
    ])
  })
})

it('turned on, it ends the sessions that were opened without it, and the person is told', async () => {
  const before = await tokens(logIn(EMAIL, SENHA))
  const { session } = await turnOn()
  await expect.poll(() => status(before.access_token), SOON).toBe(401)
  expect((await session.get('/user/me')).statusCode).toBe(200)
  const { rows } = await server.database.pool.query(
    `select payload ->> 'aviso' as aviso from graphile_worker._private_jobs order by id desc limit 1`,
  )
  expect(rows).toEqual([{ aviso: 'segundo-fator-ligado' }])
})

describe('required by the profile', () => {
  it('a person without it may do nothing but set it up, and then everything at once', async () => {
    const admin = await server.as('admin@')
    const { id } = await db
      .selectFrom('perfil')
      .select('id')
      .where('codigo', '=', 'ROLE_OPERADOR')
      .executeTakeFirstOrThrow()
    const session = await server.as('operador@')
    expect((await session.get('/cliente')).statusCode).toBe(200)
    expect((await admin.put(`/perfil/${id}`, { exigeSegundoFator: true })).statusCode).toBe(200)
    await expect.poll(async () => (await session.get('/cliente')).statusCode, SOON).toBe(403)
    expect((await session.get('/user/me')).json()).toMatchObject({
      authorities: [],
      segundoFator: { ativo: false, exigido: true },
    })
    expect((await session.get('/busca?q=cliente')).json().clientes).toEqual([])
    const { segredo } = (await session.post('/conta/segundo-fator', { senhaAtual: SENHA })).json()
    await session.put('/conta/segundo-fator', { codigo: codeOf(segredo) })
    await expect.poll(async () => (await session.get('/cliente')).statusCode, SOON).toBe(200)
  })
})

describe('a lost telephone', () => {
  it('is helped by an administrator: it is off, and the open sessions end', async () => {
    const { session } = await turnOn()
    const admin = await server.as('admin@')
    const { id } = (await session.get('/user/me')).json()
    expect((await admin.get(`/usuario/${id}`)).json().segundoFator.ativo).toBe(true)
    expect((await admin.post(`/usuario/${id}/segundo-fator/desligar`)).statusCode).toBe(204)
    await expect.poll(async () => (await session.get('/user/me')).statusCode, SOON).toBe(401)
    await tokens(logIn(EMAIL, SENHA))
    const none = await admin.post(`/usuario/${id}/segundo-fator/desligar`)
    expect(none.json().messages).toMatchObject([{ code: 'SEGUNDO_FATOR_INATIVO' }])
  })
})
