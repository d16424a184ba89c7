import { afterAll, describe, expect, it } from 'vitest'
import type { Usuario } from '@app/contract/casca/usuario'
import { startTestApp, type Caller } from '../../../platform/testing/app.ts'
import { BASIC } from '../../../platform/testing/log-in.ts'
import { FORTE, startTwoProcesses } from '../../../platform/testing/people.ts'

const NOVA = 'Girassol*Bigorna*27'

const people = await startTwoProcesses()
const { admin, app, hire, enter, other } = people
afterAll(people.close)

/** A person in two sessions of this process and one of another. */
const threeSessions = async (): Promise<{ person: Usuario; here: Caller; there: Caller; far: Caller }> => {
  const person = await hire()
  const [here, there, far] = [await enter(person), await enter(person), await enter(person, other)]
  for (const session of [here, there, far]) expect((await session.get('/user/me')).statusCode).toBe(200)
  return { person, here, there, far }
}

const status = async (session: Caller) => (await session.get('/user/me')).statusCode
const soon = { timeout: 2_000, interval: 5 }

describe('PUT /usuario/updatePassword/', () => {
  const change = (session: Caller, fields: object = {}) =>
    session.put('/usuario/updatePassword/', {
      senhaAtual: FORTE,
      senha: NOVA,
      confirmacao: NOVA,
      ...fields,
    })

  it('S7-024: changes the own password and ends the other sessions on every process', async () => {
    const { person, here, there, far } = await threeSessions()
    expect((await change(here)).statusCode).toBe(204)
    await expect.poll(() => status(there), soon).toBe(401)
    await expect.poll(() => status(far), soon).toBe(401)
    expect(await status(here)).toBe(200)
    const logIn = (password: string) =>
      app.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: { authorization: BASIC, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          grant_type: 'password',
          username: person.email,
          password,
        }).toString(),
      })
    expect((await logIn(FORTE)).statusCode).toBe(400)
    expect((await logIn(NOVA)).statusCode).toBe(200)
  })

  it('S7-024: a wrong present password is a 400 at its field, and guesses are slowed down', async () => {
    const session = await enter(await hire())
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await change(session, { senhaAtual: `palpite-${guess}` })
      expect(wrong.statusCode).toBe(400)
      expect(wrong.json().messages).toMatchObject([{ fieldName: 'senhaAtual', code: 'SENHA_ATUAL' }])
    }
    expect((await change(session)).statusCode).toBe(429)
  })

  it.each([
    ['S8-025', { confirmacao: 'outra' }, 'confirmacao', 'ConfirmEqualsConstraint', 'As senhas não conferem.'],
    [
      'seven characters',
      { senha: 'a1b2c3d', confirmacao: 'a1b2c3d' },
      'senha',
      'SENHA_CURTA',
      'Senha muito curta',
    ],
    // Score 2 is enough to sign up, but not here.
    [
      'S9-028',
      { senha: 'demonstracao', confirmacao: 'demonstracao' },
      'senha',
      'SENHA_FRACA',
      'Senha muito fraca',
    ],
  ])('%s: %o is refused at %s', async (_row, fields, fieldName, code, text) => {
    const answer = await change(await enter(await hire()), fields)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages).toEqual([{ fieldName, code, text }])
  })

  it('the own name makes no password', async () => {
    const person = await hire({ nome: 'Hermenegildo Quaresma', email: 'hermenegildo@empresa.example' })
    const senha = 'Hermenegildo2026'
    const answer = await change(await enter(person), { senha, confirmacao: senha })
    expect(answer.json().messages).toMatchObject([{ code: 'SENHA_FRACA' }])
  })
})

describe('deactivation, while the browser is open', () => {
  it('S4-125, S7-011, S8-002: ends every session on every process; the next call is a 401', async () => {
    const { person, here, far } = await threeSessions()
    await admin.put(`/usuario/${person.id}`, { status: 'INATIVO' })
    await expect.poll(() => status(here), soon).toBe(401)
    await expect.poll(() => status(far), soon).toBe(401)
    expect((await here.get('/user/me')).json()).toMatchObject({
      error: 'invalid_token',
      error_description: 'Sessão expirada',
    })
  })

  it('a password given by staff ends them too', async () => {
    const { person, here, far } = await threeSessions()
    await admin.put(`/usuario/${person.id}`, { senha: NOVA })
    await expect.poll(() => status(here), soon).toBe(401)
    await expect.poll(() => status(far), soon).toBe(401)
  })
})

describe('the own sessions', () => {
  it('are listed with device, address and time, the present one marked', async () => {
    const person = await hire()
    const session = await enter(person)
    await app.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        authorization: BASIC,
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
      },
      payload: new URLSearchParams({
        grant_type: 'password',
        username: person.email,
        password: FORTE,
      }).toString(),
      remoteAddress: '203.0.113.9',
    })
    const list = (await session.get('/conta/sessoes')).json()
    expect(list).toHaveLength(2)
    expect(list).toContainEqual({
      id: expect.any(Number),
      dispositivo: 'Safari no iPhone',
      endereco: '203.0.113.9',
      abertaEm: '2026-11-20T12:00:00.000Z',
      usadaEm: '2026-11-20T12:00:00.000Z',
      atual: false,
    })
    expect(list.filter(({ atual }: { atual: boolean }) => atual)).toHaveLength(1)
  })

  it('one of them ends; of somebody else’s it is not told that it exists', async () => {
    const { here, there, far } = await threeSessions()
    const list: { id: number; atual: boolean }[] = (await far.get('/conta/sessoes')).json()
    expect(list).toHaveLength(3)
    const stranger = await enter(await hire())
    const [mine] = (await here.get('/conta/sessoes')).json().filter(({ atual }: { atual: boolean }) => atual)
    expect((await stranger.del(`/conta/sessoes/${mine.id}`)).statusCode).toBe(404)
    expect((await there.del(`/conta/sessoes/${mine.id}`)).statusCode).toBe(204)
    await expect.poll(() => status(here), soon).toBe(401)
    expect(await status(there)).toBe(200)
    expect((await there.del(`/conta/sessoes/${mine.id}`)).statusCode).toBe(404)
  })

  it('sair de todos: the others, or this one too', async () => {
    const { here, there, far } = await threeSessions()
    expect((await here.post('/conta/sessoes/encerrar', {})).json()).toEqual({ encerradas: 2 })
    await expect.poll(() => status(there), soon).toBe(401)
    await expect.poll(() => status(far), soon).toBe(401)
    expect(await status(here)).toBe(200)
    expect((await here.post('/conta/sessoes/encerrar', { incluirEsta: true })).json()).toEqual({
      encerradas: 1,
    })
    await expect.poll(() => status(here), soon).toBe(401)
  })
})

/** The mails that the jobs would send to an address. */
const toldTo = async (para: string): Promise<string[]> => {
  const { rows } = await app.database.pool.query<{ aviso: string }>(
    `select payload ->> 'aviso' as aviso from graphile_worker._private_jobs where payload ->> 'para' = $1`,
    [para],
  )
  return rows.map(({ aviso }) => aviso)
}

describe('PUT /conta', () => {
  it('changes the own name, and never profile, client or status', async () => {
    const person = await hire()
    const session = await enter(person)
    const saved = await session.put('/conta', { nome: 'ANA DOS SANTOS', nomeExibicao: 'Ana', versao: 1 })
    expect(saved.json()).toMatchObject({ nome: 'Ana dos Santos', nomeExibicao: 'Ana', versao: 2 })
    await expect.poll(async () => (await session.get('/user/me')).json().nomeExibicao, soon).toBe('Ana')
    const read = (await session.get('/conta')).json<object>()
    const sentBack = await session.put('/conta', {
      ...read,
      role: 'ROLE_ADMIN',
      authorities: ['USUARIO_EDITAR'],
    })
    expect(sentBack.json()).toEqual(read)
    for (const field of ['administra', 'habilidades', 'senha']) {
      const refused = await session.put('/conta', { [field]: 'ROLE_ADMIN' })
      expect(refused.statusCode, field).toBe(400)
      expect(refused.json().messages).toMatchObject([{ fieldName: field, code: 'CAMPO_DESCONHECIDO' }])
    }
    expect((await session.put('/conta', { nome: 'B', versao: 1 })).statusCode).toBe(409)
  })

  it('another e-mail needs the present password, and the old address is told', async () => {
    const person = await hire()
    const session = await enter(person)
    const email = 'mudou@empresa.example'
    expect((await session.put('/conta', { email })).json().messages).toMatchObject([
      { fieldName: 'senhaAtual', code: 'EMPTY_REQUIRED_FIELD' },
    ])
    expect((await session.put('/conta', { email, senhaAtual: 'x' })).json().messages).toMatchObject([
      { fieldName: 'senhaAtual', code: 'SENHA_ATUAL' },
    ])
    expect((await session.put('/conta', { email, senhaAtual: FORTE })).json()).toMatchObject({ email })
    expect(await toldTo(person.email)).toEqual(['email-trocado'])
  })

  it('the old address is also told when staff gives the person another e-mail', async () => {
    const { id, email } = await hire()
    const next = `outro-${email}`
    expect((await admin.put(`/usuario/${id}`, { email: next })).statusCode).toBe(200)
    expect(await toldTo(email)).toEqual(['email-trocado'])
    await admin.put(`/usuario/${id}`, { nome: 'Só o Nome', email: next })
    expect(await toldTo(email)).toHaveLength(1)
  })

  it('photos are not taken by the hundred: twenty saves a minute', async () => {
    const usual = await startTestApp({ database: app.test, clock: people.clock, callsPerMinute: 600 })
    try {
      const session = await enter(await hire(), usual)
      const save = async () => (await session.put('/conta', { senha: 'x' })).statusCode
      for (let n = 0; n < 20; n += 1) expect(await save()).toBe(400)
      expect(await save()).toBe(429)
    } finally {
      await usual.close()
    }
  })

  it('is the people’s own: a person without any ability has it, and nothing else', async () => {
    const session = await enter(await hire({ role: 'ROLE_PENDENTE' }))
    expect((await session.get('/conta')).json()).toMatchObject({ tipo: 'pendente', authorities: [] })
    expect((await session.get('/conta/dados')).statusCode).toBe(200)
    for (const path of ['/pedidos', '/pedidos/painel', '/cliente', '/usuario', '/produto/findAll'])
      expect((await session.get(path)).statusCode, path).toBe(403)
  })
})
