import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startLogIn } from '../../../platform/testing/log-in.ts'
import { SENHA } from '../../../platform/testing/seed.ts'
import { createDevice } from './test-device.ts'

const ORIGIN = 'https://retaguarda.example'
const HOST = 'retaguarda.example'
const start = await startLogIn({ env: { PUBLIC_URL: ORIGIN } })
const { server, ask, logIn, pass, status, tokens } = start
const { db } = server.database
const EMAIL = 'operador@retaguarda.example'
const SOON = { timeout: 2_000, interval: 5 }

beforeEach(async () => {
  await start.reset()
  for (const table of ['chave_acesso', 'segundo_fator', 'token_unico'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('perfil').set({ exige_segundo_fator: false }).execute()
})
afterAll(start.close)

const newDevice = () => createDevice({ origin: ORIGIN, host: HOST })

const optionsOf = async (session: Caller) => {
  const begun = await session.post('/conta/chaves-acesso/inicio', { senhaAtual: SENHA })
  expect(begun.statusCode, begun.body).toBe(200)
  return begun.json()
}

const keyOf = async (person = 'operador@', nome = 'Notebook') => {
  const session = await server.as(person)
  const device = newDevice()
  const credencial = device.register(await optionsOf(session))
  const kept = await session.post('/conta/chaves-acesso', { nome, credencial })
  expect(kept.statusCode, kept.body).toBe(200)
  return { session, device, chaves: kept.json() }
}

const challenge = async () => {
  const { body, statusCode } = await server.app.inject({ method: 'POST', url: '/public/chave-acesso' })
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}
const enter = (proof: unknown, options: Parameters<typeof ask>[1] = {}) =>
  ask({ grant_type: 'passkey', credencial: JSON.stringify(proof) }, options)

const refused = async (answer: ReturnType<typeof enter>, code = 'CHAVE_ACESSO_INVALIDA') => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(400)
  expect(JSON.parse(body).messages).toMatchObject([{ code }])
}

describe('entering by a passkey', () => {
  it('gives the session of its person, notes its use, and tells the person of a new key by mail', async () => {
    const { device, session, chaves } = await keyOf()
    expect(chaves).toMatchObject([{ nome: 'Notebook', usadaEm: null, sincronizada: false }])
    const { access_token } = await tokens(enter(device.sign(await challenge())))
    expect((await start.me(access_token)).json()).toMatchObject({ email: EMAIL })
    expect((await session.get('/conta/chaves-acesso')).json()).toMatchObject([
      { usadaEm: expect.any(String) },
    ])
    const { rows } = await server.database.pool.query(
      `select payload ->> 'aviso' as aviso from graphile_worker._private_jobs order by id desc limit 1`,
    )
    expect(rows).toEqual([{ aviso: 'chave-acesso-criada' }])
  })

  it('does not ask for the code of the second factor, whose password log-in offers both ways', async () => {
    const { device } = await keyOf()
    await db
      .insertInto('segundo_fator')
      .values((eb) => ({
        usuario_id: eb.selectFrom('usuario').select('id').where('email', '=', EMAIL),
        segredo: Buffer.alloc(48),
        criado_em: start.clock(),
        confirmado_em: start.clock(),
      }))
      .execute()
    expect((await logIn(EMAIL, SENHA)).json()).toMatchObject({
      error: 'mfa_required',
      mfa_metodos: ['codigo', 'chave'],
    })
    await tokens(enter(device.sign(await challenge())))
  })

  it('counts one answer once, also when it is sent twice at the same time', async () => {
    const { device } = await keyOf()
    const proof = device.sign(await challenge())
    const answers = await Promise.all([enter(proof), enter(proof), enter(proof)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400,
    ])
    await refused(enter(proof))
  })

  it.each([
    ['another origin', { origin: 'https://retaguarda.example.evil.test' }],
    ['a key of another address', { host: 'evil.test' }],
    ['a device that was not unlocked', { verified: false }],
    ['a challenge that is not ours', { challenge: Buffer.alloc(56).toString('base64url') }],
    ['a challenge of no length', { challenge: '' }],
  ])('refuses %s', async (_, lie) => {
    const { device } = await keyOf()
    await refused(enter(device.sign(await challenge(), lie)))
  })

  it('refuses an old challenge, one made for a new key, another key, a forged signature and no key at all', async () => {
    const { device, session } = await keyOf()
    const old = await challenge()
    const forNew = await optionsOf(session)
    await refused(enter(device.sign(forNew)))
    await refused(enter(newDevice().sign(await challenge())))
    const proof = device.sign(await challenge())
    await refused(enter({ ...proof, response: { ...proof.response, signature: 'AAAA' } }))
    await refused(enter({ ...proof, response: null }))
    await refused(ask({ grant_type: 'passkey', credencial: '{' }))
    await refused(ask({ grant_type: 'passkey' }), 'EMPTY_REQUIRED_FIELD')
    pass(5 * 60_000)
    await refused(enter(device.sign(old)))
  })

  it('refuses a copy of a device that counts its uses', async () => {
    const { device } = await keyOf()
    await tokens(enter(device.sign(await challenge())))
    await tokens(enter(device.sign(await challenge())))
    device.rewind(0)
    await refused(enter(device.sign(await challenge())))
  })

  it('refuses a removed key and the key of a deactivated person', async () => {
    const { device, session, chaves } = await keyOf()
    await db.updateTable('usuario').set({ ativo: false }).where('email', '=', EMAIL).execute()
    await refused(enter(device.sign(await challenge())))
    await db.updateTable('usuario').set({ ativo: true }).where('email', '=', EMAIL).execute()
    expect((await session.del(`/conta/chaves-acesso/${chaves[0].id}`)).statusCode).toBe(204)
    await refused(enter(device.sign(await challenge())))
  })

  it('slows a network that tries many', async () => {
    const { device } = await keyOf()
    for (let tries = 0; tries < 10; tries++) await refused(enter({}, { address: '10.9.9.9' }))
    const answer = await enter(device.sign(await challenge()), { address: '10.9.9.9' })
    expect(answer.statusCode).toBe(429)
    await tokens(enter(device.sign(await challenge())))
  })
})

describe('the own passkeys', () => {
  it('need the password, an unlocked device and the own challenge', async () => {
    const session = await server.as('operador@')
    const wrong = await session.post('/conta/chaves-acesso/inicio', { senhaAtual: 'errada' })
    expect(wrong.json().messages).toMatchObject([{ fieldName: 'senhaAtual' }])
    const options = await optionsOf(session)
    const add = (by: Caller, lie = {}) =>
      by.post('/conta/chaves-acesso', { nome: 'x', credencial: newDevice().register(options, lie) })
    expect((await add(session, { verified: false })).statusCode).toBe(400)
    expect((await add(session, { origin: 'https://evil.test' })).statusCode).toBe(400)
    expect((await add(await server.as('cliente@'))).statusCode).toBe(400)
    expect((await add(session)).statusCode).toBe(200)
    expect((await add(session)).json().messages).toMatchObject([{ code: 'CHAVE_ACESSO_INVALIDA' }])
  })

  it('are ten at most, each once, and nobody removes those of others', async () => {
    const { device, session } = await keyOf()
    const again = await session.post('/conta/chaves-acesso', {
      nome: 'De novo',
      credencial: device.register(await optionsOf(session)),
    })
    expect(again.json().messages).toMatchObject([{ code: 'CHAVE_ACESSO_REPETIDA' }])
    const other = await keyOf('cliente@')
    expect((await session.del(`/conta/chaves-acesso/${other.chaves[0].id}`)).statusCode).toBe(404)
    for (let more = 1; more < 10; more++) await keyOf()
    const full = await session.post('/conta/chaves-acesso/inicio', { senhaAtual: SENHA })
    expect(full.json().messages).toMatchObject([{ code: 'CHAVES_ACESSO_DEMAIS' }])
  })

  it('content a profile that requires a second factor; then the last one stays, and the password asks for it', async () => {
    await db
      .updateTable('perfil')
      .set({ exige_segundo_fator: true })
      .where('codigo', '=', 'ROLE_OPERADOR')
      .execute()
    const before = await server.as('operador@')
    expect((await before.get('/user/me')).json()).toMatchObject({ authorities: [] })
    const { session, device, chaves } = await keyOf()
    await expect
      .poll(async () => (await session.get('/user/me')).json().authorities.length, SOON)
      .toBeGreaterThan(0)
    expect((await logIn(EMAIL, SENHA)).json()).toMatchObject({
      error: 'mfa_required',
      mfa_metodos: ['chave'],
    })
    const { access_token } = await tokens(enter(device.sign(await challenge())))
    expect(await status(access_token)).toBe(200)
    const gone = await session.del(`/conta/chaves-acesso/${chaves[0].id}`)
    expect(gone.json().messages).toMatchObject([{ code: 'CHAVE_ACESSO_EXIGIDA' }])
  })

  it('end when an administrator helps a person who lost the device, and stand in the export of the own data', async () => {
    const { session, device } = await keyOf()
    expect((await session.get('/conta/dados')).json()).toMatchObject({
      chavesDeAcesso: [{ nome: 'Notebook' }],
    })
    const { id } = (await session.get('/user/me')).json()
    const admin = await server.as('admin@')
    expect((await admin.post(`/usuario/${id}/segundo-fator/desligar`)).statusCode).toBe(204)
    await refused(enter(device.sign(await challenge())))
    expect((await admin.post(`/usuario/${id}/segundo-fator/desligar`)).json().messages).toMatchObject([
      { code: 'SEGUNDO_FATOR_INATIVO' },
    ])
  })
})
