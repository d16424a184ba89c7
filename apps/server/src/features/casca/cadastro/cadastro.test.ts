import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startLogIn } from '../../../platform/testing/log-in.ts'
import { usuarioJobs } from '../usuario/index.ts'

const start = await startLogIn()
const { server, logIn, pass, status, tokens } = start
const { db } = server.database

const SENHA = 'Jabuti-Trapezio-48'
let address = 0
/** Each sign-up comes from a network of its own, because otherwise the throttle would affect the next one. */
const signUp = (fields: object = {}, from = `198.51.100.${(address += 1)}`) =>
  server.app.inject({
    method: 'POST',
    url: '/public/pessoa/',
    payload: {
      name: 'JOANA DA SILVA',
      email: `joana${address}@fora.example`,
      password: SENHA,
      confirmPassword: SENHA,
      ...fields,
    },
    remoteAddress: from,
  })

beforeAll(async () => {
  await db
    .insertInto('cupom')
    .values([{ codigo: 'BEMVINDA' }, { codigo: 'PASSADO', valido_ate: '2026-11-19' }])
    .execute()
})
beforeEach(start.reset)
afterAll(start.close)

describe('POST /public/pessoa/', () => {
  it('S7-012, S7-013, S1-035: makes a person who logs in and sees nothing of anybody', async () => {
    const email = 'nova@fora.example'
    const answer = await signUp({ email: ' Nova@Fora.example ' })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toEqual({ id: expect.any(Number), nome: 'Joana da Silva', email })
    const { access_token } = await tokens(logIn(email, SENHA))
    const headers = { authorization: `Bearer ${access_token}` }
    const me = await server.app.inject({ url: '/user/me', headers })
    expect(me.json()).toMatchObject({ tipo: 'pendente', role: 'ROLE_PENDENTE', authorities: [] })
    expect(me.json()).not.toHaveProperty('cliente')
    for (const url of ['/pedidos', '/pedidos/painel', '/cliente', '/usuario', '/configuracoes/1', '/perfil'])
      expect((await server.app.inject({ url, headers })).statusCode, url).toBe(403)
    expect((await server.app.inject({ url: '/busca?q=cliente', headers })).json()).toEqual({
      pedidos: [],
      clientes: [],
      notas: [],
      produtos: [],
    })
  })

  it('S3-093: a coupon is recorded; an unknown or past one is a 400 at codigoCupom', async () => {
    const { id } = (await signUp({ codigoCupom: 'bemvinda' })).json()
    const row = await db.selectFrom('usuario').select('cupom').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.cupom).toBe('BEMVINDA')
    for (const codigoCupom of ['NADA', 'PASSADO']) {
      const answer = await signUp({ codigoCupom })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().messages).toMatchObject([{ fieldName: 'codigoCupom', code: 'CUPOM_DESCONHECIDO' }])
    }
    expect((await signUp({ codigoCupom: '' })).statusCode).toBe(201)
  })

  it('S7-012: every wrong field is named at once', async () => {
    const answer = await signUp({ password: 'abc', confirmPassword: 'zz', codigoCupom: 'NADA' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages.map(({ fieldName }: { fieldName: string }) => fieldName)).toEqual([
      'password',
      'confirmPassword',
      'codigoCupom',
    ])
  })

  it.each([
    ['S3-089, S5-016', { name: '' }, 'name', 'EMPTY_REQUIRED_FIELD', 'Campo obrigatório'],
    ['S3-089', { name: undefined }, 'name', 'EMPTY_REQUIRED_FIELD', 'Campo obrigatório'],
    ['S3-090', { email: undefined }, 'email', 'EMPTY_REQUIRED_FIELD', 'Campo obrigatório'],
    ['e-mail', { email: 'x' }, 'email', 'EMAIL_INVALIDO', 'E-mail inválido'],
    ['S3-091', { password: undefined }, 'password', 'EMPTY_REQUIRED_FIELD', 'Campo obrigatório'],
    [
      'S3-092, S8-024',
      { confirmPassword: 'outra' },
      'confirmPassword',
      'INVALID_CONFIRM_PASSWORD',
      'As senhas não conferem.',
    ],
    [
      'seven characters',
      { password: 'a7Xq!mB', confirmPassword: 'a7Xq!mB' },
      'password',
      'SENHA_CURTA',
      'Senha muito curta',
    ],
    [
      'a guessed one',
      { password: 'senha1234', confirmPassword: 'senha1234' },
      'password',
      'SENHA_FRACA',
      'Senha muito fraca',
    ],
  ])('%s: %o is refused at %s: %s', async (_row, fields, fieldName, code, text) => {
    const answer = await signUp(fields)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages).toEqual([{ fieldName, code, text }])
  })

  it('S9-026, S9-027: eight characters of score 2 are taken', async () => {
    // The estimator's own test shows that this has score 2.
    expect((await signUp({ password: 'demonstracao', confirmPassword: 'demonstracao' })).statusCode).toBe(201)
  })

  it('S8-046: an address that is taken, in any case, has to be said (decisions 31)', async () => {
    await signUp({ email: 'repetida@fora.example' })
    const answer = await signUp({ email: 'REPETIDA@fora.example' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'email', code: 'EMAIL_AREADY_REGISTERED' }])
  })

  it('role, kind, client and abilities in the body are refused; without them the person has none', async () => {
    const more = {
      role: 'ROLE_ADMIN',
      tipo: 'interno',
      cliente: { id: server.clientes.um },
      authorities: ['PERFIL_EDITAR'],
    }
    const refused = (await signUp(more)).json().messages
    expect(refused).toMatchObject(
      Object.keys(more).map((fieldName) => ({ fieldName, code: 'CAMPO_DESCONHECIDO' })),
    )
    const { id } = (await signUp()).json()
    const row = await db.selectFrom('usuario').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ role: 'ROLE_PENDENTE', tipo: 'pendente', cliente_id: null, ativo: true })
  })

  it('is slowed down per network, whoever is asked for', async () => {
    const from = (network: string) =>
      signUp({ email: `${crypto.randomUUID()}@fora.example`, password: 'a', confirmPassword: 'a' }, network)
    for (let n = 0; n < 10; n += 1) expect((await from('192.0.2.77')).statusCode).toBe(400)
    const answer = await from('192.0.2.77')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.78')).statusCode).toBe(400)
    pass(16_000)
    expect((await from('192.0.2.77')).statusCode).toBe(400)
  })

  it('two at once with one address: one person', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signUp({ email: 'mesma@fora.example' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })
})

it('who signed up and was never let in is forgotten after the set time, others stay', async () => {
  const forget = usuarioJobs.find(({ name }) => name === 'esquecer_pendentes')
  const { id } = (await signUp({ email: 'esquecida@fora.example' })).json()
  const there = async () =>
    (await db.selectFrom('usuario').select('id').where('id', '=', id).execute()).length === 1
  pass(179 * 24 * 3600 * 1000)
  await forget?.run({}, server.app.services)
  expect(await there()).toBe(true)
  pass(2 * 24 * 3600 * 1000)
  await forget?.run({}, server.app.services)
  expect(await there()).toBe(false)
  expect(await status('nada')).toBe(401)
  const staff = await db.selectFrom('usuario').select('id').where('tipo', '!=', 'pendente').execute()
  expect(staff.length).toBeGreaterThanOrEqual(4)
})
