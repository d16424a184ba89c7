import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../../../platform/session/password.ts'
import { startTestApp } from '../../../platform/testing/app.ts'
import { SENHA } from '../../../platform/testing/seed.ts'
import { countHashes } from '../../../platform/testing/count.ts'
import { BASIC, EMAIL, startLogIn } from '../../../platform/testing/log-in.ts'

const HOUR = 3600 * 1000
const EXPIRED = { error: 'invalid_token', error_description: 'Sessão expirada', messages: [] }

const start = await startLogIn()
const { server, ask, logIn, me, clock, pass, tokens, renew, status } = start
afterAll(start.close)
beforeEach(start.reset)

describe('POST /oauth/token', () => {
  it('S7-005, S7-007: gives a token for e-mail and password, whatever the case of the e-mail', async () => {
    expect(await tokens(logIn(' Cliente@Retaguarda.example '))).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
    })
  })

  it('tokens are 256 random bits, stored only as their hash', async () => {
    const { access_token, refresh_token } = await tokens()
    for (const token of [access_token, refresh_token])
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await server.database.pool.query(
      `select encode(hash, 'base64') as hash from sessao_token`,
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(
      Buffer.from(access_token, 'base64url').toString('base64').slice(0, 20),
    )
  })

  it('S7-008: a wrong client is a 401 invalid_client', async () => {
    const wrong = [
      'Basic',
      'Basic !!!',
      `Basic ${Buffer.from('retaguarda-web:segredo').toString('base64')}`,
      `Basic ${Buffer.from('outro:').toString('base64')}`,
      'Bearer retaguarda-web:',
    ]
    for (const authorization of wrong) {
      const answer = await logIn(EMAIL, SENHA, { authorization })
      expect(answer.statusCode, authorization).toBe(401)
      expect(answer.json()).toMatchObject({ error: 'invalid_client', messages: [] })
    }
    const form = { grant_type: 'password', username: EMAIL, password: SENHA }
    const unnamed = await ask({ ...form, client_id: '' }, { authorization: '' })
    expect(unnamed.json()).toMatchObject({ error: 'invalid_client' })
    // A public client may say its id in the form alone.
    expect((await ask(form, { authorization: '' })).statusCode).toBe(200)
    const other = await ask({ ...form, client_id: 'outro' })
    expect(other.json()).toMatchObject({ error: 'invalid_client' })
  })

  it('S7-008: wrong person and wrong password get the same answer', async () => {
    const [unknown, wrong] = [await logIn('ninguem@retaguarda.example'), await logIn(EMAIL, 'errada')]
    expect([unknown.statusCode, wrong.statusCode]).toEqual([400, 400])
    expect(unknown.json()).toEqual(wrong.json())
    expect(wrong.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Ops, Confira o seu login e senha e tente novamente!',
      messages: [],
    })
  })

  it('an unknown person costs as many hashes as a wrong password: one', async () => {
    const { db } = server.database
    await db
      .updateTable('usuario')
      .set({ senha_hash: await hashPassword(SENHA) })
      .execute()
    // The first log-in of an unknown person waits for the hash that replaces a person's.
    await logIn('aquecimento@retaguarda.example', 'errada', { address: '10.1.9.1' })
    const hashesOf = (email: string) => countHashes(() => logIn(email, 'errada', { address: '10.1.9.2' }))
    expect(await hashesOf(EMAIL)).toBe(1)
    expect(await hashesOf('ninguem@retaguarda.example')).toBe(1)
  })

  it('an unknown grant and missing fields are 400', async () => {
    expect((await ask({ grant_type: 'client_credentials' })).json()).toMatchObject({
      error: 'unsupported_grant_type',
    })
    expect((await ask({})).json().messages).toMatchObject([
      { fieldName: 'grant_type', code: 'EMPTY_REQUIRED_FIELD' },
    ])
    expect((await ask({ grant_type: 'password', username: EMAIL })).json().messages).toMatchObject([
      { fieldName: 'password', code: 'EMPTY_REQUIRED_FIELD' },
    ])
    expect((await ask({ grant_type: 'password', username: 'a\0b', password: 'x' })).statusCode).toBe(400)
  })

  it('a password that is changed while it is being checked opens nothing', async () => {
    const { db, pool } = server.database
    const waiting = async () =>
      (
        await pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'for share'`,
        )
      ).rowCount
    const { rows } = await pool.query<{ hash: string }>(
      `select senha_hash as hash from usuario where email = '${EMAIL}'`,
    )
    const set = (on: Pick<typeof db, 'updateTable'>, hash: string) =>
      on.updateTable('usuario').set({ senha_hash: hash }).where('email', '=', EMAIL).execute()
    const begun = await db.transaction().execute(async (trx) => {
      await set(trx, 'outra')
      const answer = logIn().then((each) => each)
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5_000, interval: 10 })
      return { answer }
    })
    const answer = await begun.answer
    await set(db, rows[0]?.hash ?? '')
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
    expect(await db.selectFrom('sessao').select('id').execute()).toEqual([])
  })

  it('an inactive person cannot log in, and the answer does not say why', async () => {
    await server.database.db.updateTable('usuario').set({ ativo: false }).where('email', '=', EMAIL).execute()
    expect((await logIn()).json()).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('session', () => {
  it('S7-001: missing, unknown, expired and malformed tokens are 401 in one shape', async () => {
    const { access_token } = await tokens()
    pass(HOUR)
    const answers = [
      await server.anyone.get('/user/me'),
      await me('desconhecido'),
      await me(access_token),
      await me(''),
      await server.anyone.get('/user/me', { authorization: BASIC }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual(EXPIRED)
    }
  })

  it('an access token lives one hour', async () => {
    const { access_token } = await tokens()
    pass(HOUR - 1)
    expect(await status(access_token)).toBe(200)
    pass(1)
    expect(await status(access_token)).toBe(401)
  })

  it('a refresh token is no access token, nor the other way round', async () => {
    const { access_token, refresh_token } = await tokens()
    expect(await status(refresh_token)).toBe(401)
    expect((await renew(access_token)).json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('S7-007: renewal gives a new pair; the old refresh token, used again later, ends the session', async () => {
    const first = await tokens()
    const second = await tokens(renew(first.refresh_token))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await status(second.access_token)).toBe(200)
    pass(10_001)
    const reused = await renew(first.refresh_token)
    expect(reused.statusCode).toBe(400)
    expect(reused.json()).toMatchObject({ error: 'invalid_grant' })
    await vi.waitFor(async () => expect(await status(second.access_token)).toBe(401))
    expect((await renew(second.refresh_token)).statusCode).toBe(400)
  })

  it('tabs that renew in the same moment all go on', async () => {
    const { refresh_token } = await tokens()
    const pairs = await Promise.all(Array.from({ length: 4 }, () => tokens(renew(refresh_token))))
    for (const pair of pairs) {
      expect(await status(pair.access_token)).toBe(200)
      await tokens(renew(pair.refresh_token))
    }
  })

  it('ends after 12 idle hours', async () => {
    const { refresh_token } = await tokens()
    pass(12 * HOUR - 1)
    const { refresh_token: next } = await tokens(renew(refresh_token))
    pass(12 * HOUR)
    expect((await renew(next)).statusCode).toBe(400)
  })

  it('ends after 30 days however busy', async () => {
    let pair = await tokens()
    for (let hours = 0; hours + 11 < 30 * 24; hours += 11) {
      pass(11 * HOUR)
      pair = await tokens(renew(pair.refresh_token))
    }
    pass(30 * 24 * HOUR)
    expect(await status(pair.access_token)).toBe(401)
    expect((await renew(pair.refresh_token)).statusCode).toBe(400)
  })

  it('notes the last use at most once a minute', async () => {
    const { access_token } = await tokens()
    const used = async () =>
      (await server.database.db.selectFrom('sessao').select('usada_em').executeTakeFirstOrThrow()).usada_em
    const began = await used()
    pass(59_000)
    await status(access_token)
    expect(await used()).toEqual(began)
    const other = await startTestApp({ database: server.test, clock })
    pass(1_000)
    await status(access_token, other)
    expect(await used()).toEqual(clock())
    await other.close()
  })
})

describe('POST /oauth/revoke', () => {
  const revoke = (headers: Record<string, string>, payload = '') =>
    server.app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })

  it.each(['form', 'header', 'refresh'])('ends the session by %s, its refresh token too', async (way) => {
    const { access_token, refresh_token } = await tokens()
    expect(await status(access_token)).toBe(200)
    const answer = await (way === 'header'
      ? revoke({ authorization: `Bearer ${access_token}` })
      : revoke({}, `token=${way === 'form' ? access_token : refresh_token}`))
    expect(answer.statusCode).toBe(204)
    expect(await status(access_token)).toBe(401)
    expect((await renew(refresh_token)).statusCode).toBe(400)
  })

  it('tells nothing of a token that does not exist', async () => {
    expect((await revoke({}, 'token=nada')).statusCode).toBe(204)
    expect((await revoke({})).statusCode).toBe(204)
  })

  it('is seen at once by another process that has just let the token in', async () => {
    const other = await startTestApp({ database: server.test, clock })
    try {
      const { access_token } = await tokens()
      expect(await status(access_token, other)).toBe(200)
      await revoke({}, `token=${access_token}`)
      await vi.waitFor(async () => expect(await status(access_token, other)).toBe(401), {
        timeout: 1000,
        interval: 5,
      })
    } finally {
      await other.close()
    }
  })

  it('ends all sessions of a person but the present one', async () => {
    const [kept, gone] = [await tokens(), await tokens()]
    const { services } = server.app
    const keptId = (await services.sessions.find(kept.access_token))?.sessaoId
    const { id } = await services.db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
    await services.transaction((db) => services.sessions.revokeAll(db, id, keptId))
    await vi.waitFor(async () => expect(await status(gone.access_token)).toBe(401))
    expect(await status(kept.access_token)).toBe(200)
  })
})

describe('GET /user/me', () => {
  it('S7-009, S3-001, S3-002, S3-006, S3-008: is the User of the specification, with authorities and company, and without senha', async () => {
    const { access_token } = await tokens()
    const answer = await me(access_token)
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      nome: 'cliente',
      nomeExibicao: null,
      email: EMAIL,
      foto: null,
      role: 'ROLE_CLIENTE',
      papel: 'Cliente',
      tipo: 'cliente',
      cliente: {
        id: server.clientes.um,
        nomeFantasia: 'Cliente Um',
        codigoCliente: 'C1',
        codigoDepositante: 'DC1',
      },
      authorities: expect.arrayContaining(['PEDIDO_VER']),
      cpf: null,
      segundoFator: { ativo: false, exigido: false, chaveAcesso: false },
    })
    expect(answer.body).not.toMatch(/senha|argon2/)
  })
})
