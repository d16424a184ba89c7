import { DAY_MS } from '@app/rules/casca/tempo'
import type { ChaveApiCriada } from '@app/contract/casca/chaveApi'
import { afterAll, describe, expect, it } from 'vitest'
import { startTwoProcesses } from '../../../platform/testing/people.ts'
import { chaveApiJobs } from './jobs.ts'

const people = await startTwoProcesses()
const { admin, app, other, hire, db, idOf, pass } = people
afterAll(people.close)

/** A key of the operator, who writes customers. */
const make = async (fields: object = {}): Promise<ChaveApiCriada> => {
  const answer = await admin.post('/chaveApi', {
    nome: 'ERP da Alfa',
    usuarioId: await idOf('operador@retaguarda.example'),
    habilidades: ['PEDIDO_VER', 'CLIENTE_VER', 'CLIENTE_EDITAR', 'PRODUTO_VER'],
    validadeDias: 30,
    ...fields,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object; headers?: object }
const callOn = (process: typeof app) => (token: string, call: Call) =>
  process.app.inject({ ...call, headers: { authorization: `Bearer ${token}`, ...call.headers } })
const as = callOn(app)

const CLIENTE = {
  nomeFantasia: 'Têxtil Inventada',
  razaoSocial: 'Têxtil Inventada Ltda',
  cnpjCpf: '99.TES.TE1/0001-10',
}
const write = (token: string, headers: object = {}) =>
  as(token, { method: 'POST', url: '/cliente', payload: CLIENTE, headers })

const clientes = async (): Promise<number> => {
  const count = db.selectFrom('cliente').select(db.fn.countAll().as('quantos'))
  return Number((await count.executeTakeFirstOrThrow()).quantos)
}

describe('a key', () => {
  it('is shown once, begins with rtg_, and is stored as a hash only', async () => {
    const { chave, token } = await make({ nome: 'Uma vez só' })
    expect(token).toMatch(/^rtg_[\w-]{43}$/)
    expect(token.startsWith(chave.prefixo)).toBe(true)
    const list = await admin.get('/chaveApi')
    expect(list.body).toContain(chave.prefixo)
    expect(list.body).not.toContain(token)
    const { rows } = await app.database.pool.query(
      `select 1 from chave_api where to_jsonb(chave_api)::text like '%' || $1 || '%'`,
      [token],
    )
    expect(rows).toEqual([])
  })

  it('acts for its person with its own abilities alone', async () => {
    const { token } = await make({
      usuarioId: await idOf('cliente@retaguarda.example'),
      habilidades: ['PEDIDO_VER'],
    })
    const me = (await as(token, { method: 'GET', url: '/user/me' })).json()
    expect(me).toMatchObject({ email: 'cliente@retaguarda.example', authorities: ['PEDIDO_VER'] })
    expect((await as(token, { method: 'GET', url: '/pedidos' })).statusCode).toBe(200)
    expect((await write(token)).statusCode).toBe(403)
  })

  it('loses with its person what the person loses', async () => {
    const person = await hire({ role: 'ROLE_OPERADOR' })
    const { token } = await make({ usuarioId: person.id, habilidades: ['PEDIDO_VER', 'CLIENTE_VER'] })
    expect((await as(token, { method: 'GET', url: '/cliente' })).statusCode).toBe(200)
    expect((await admin.put(`/usuario/${person.id}`, { role: 'ADMIN_CONSULTA' })).statusCode).toBe(200)
    await expect.poll(async () => (await as(token, { method: 'GET', url: '/cliente' })).statusCode).toBe(403)
  })

  it('is refused on every process once it is revoked, and cannot be revoked twice', async () => {
    const { chave, token } = await make()
    for (const process of [app, other])
      expect((await callOn(process)(token, { method: 'GET', url: '/pedidos' })).statusCode).toBe(200)
    expect((await admin.del(`/chaveApi/${chave.id}`)).statusCode).toBe(204)
    for (const process of [app, other])
      await expect
        .poll(async () => (await callOn(process)(token, { method: 'GET', url: '/pedidos' })).statusCode)
        .toBe(401)
    expect((await admin.del(`/chaveApi/${chave.id}`)).json()).toMatchObject({ error: 'CHAVE_ENCERRADA' })
    const list: ChaveApiCriada['chave'][] = (await admin.get('/chaveApi')).json()
    expect(list.find(({ id }) => id === chave.id)).toMatchObject({ situacao: 'REVOGADA' })
  })

  it('outlives a change of the password, but not its person', async () => {
    const person = await hire()
    const { chave, token } = await make({ usuarioId: person.id, habilidades: ['PEDIDO_VER'] })
    await admin.post(`/usuario/${person.id}/sessoes/encerrar`)
    expect((await as(token, { method: 'GET', url: '/pedidos' })).statusCode).toBe(200)
    await admin.put(`/usuario/${person.id}`, { status: 'INATIVO' })
    await expect.poll(async () => (await as(token, { method: 'GET', url: '/pedidos' })).statusCode).toBe(401)
    const list: ChaveApiCriada['chave'][] = (await admin.get('/chaveApi')).json()
    expect(list.find(({ id }) => id === chave.id)).toMatchObject({ situacao: 'SEM_EFEITO' })
  })

  it('of a company that was made inactive is refused', async () => {
    const { token } = await make({
      usuarioId: await idOf('cliente@retaguarda.example'),
      habilidades: ['PEDIDO_VER'],
    })
    const cliente = app.clientes.um
    expect((await admin.put(`/cliente/${cliente}`, { status: 'INATIVO' })).statusCode).toBe(200)
    expect((await callOn(other)(token, { method: 'GET', url: '/pedidos' })).statusCode).toBe(401)
    await admin.put(`/cliente/${cliente}`, { status: 'ATIVO' })
    expect((await callOn(other)(token, { method: 'GET', url: '/pedidos' })).statusCode).toBe(200)
  })

  it('does not appear among the sessions of its person', async () => {
    const person = await hire()
    await make({ usuarioId: person.id, habilidades: ['PEDIDO_VER'] })
    const session = await people.enter(person)
    expect((await session.get('/conta/sessoes')).json()).toHaveLength(1)
  })

  it('never changes an account, lets people in or makes keys', async () => {
    const { token } = await make({
      usuarioId: await idOf('admin@retaguarda.example'),
      habilidades: ['PEDIDO_VER', 'CONFIG_VER'],
    })
    const account = await as(token, { method: 'PUT', url: '/conta', payload: { nome: 'Outro Nome' } })
    expect([account.statusCode, account.json().error]).toEqual([403, 'CHAVE_NAO_PODE'])
    for (const habilidade of ['USUARIO_EDITAR', 'PERFIL_EDITAR', 'INTEGRACAO_EDITAR']) {
      const refused = await admin.post('/chaveApi', {
        nome: 'Além',
        usuarioId: await idOf('admin@retaguarda.example'),
        habilidades: [habilidade],
        validadeDias: 30,
      })
      expect(refused.json().messages).toMatchObject([
        { fieldName: 'habilidades', code: 'CHAVE_ALEM_DA_PESSOA' },
      ])
    }
  })

  it.each([
    ['without a name', { nome: ' ' }, 'nome'],
    ['for nobody', { usuarioId: 999_999 }, 'usuarioId'],
    ['without an ability', { habilidades: [] }, 'habilidades'],
    ['beyond its person', { habilidades: ['PAINEL_VER'] }, 'habilidades'],
    ['for ever', { validadeDias: 9_999 }, 'validadeDias'],
  ])('%s is refused at its field', async (_what, fields, fieldName) => {
    const answer = await admin.post('/chaveApi', {
      nome: 'ERP',
      usuarioId: await idOf('cliente@retaguarda.example'),
      habilidades: ['PEDIDO_VER'],
      validadeDias: 30,
      ...fields,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages).toMatchObject([{ fieldName }])
  })

  it('is found with the history of its person, made and revoked', async () => {
    const person = await hire()
    const { chave } = await make({ nome: 'Coletor 7', usuarioId: person.id, habilidades: ['PEDIDO_VER'] })
    await admin.del(`/chaveApi/${chave.id}`)
    const history = (await admin.get(`/auditlog/by-entity-id/${person.id}?entidade=usuario`)).body
    expect(history).toContain('Chave de API')
    expect(history).toContain('Coletor 7')
  })
})

it('people for a key are found by name, address, company or post, with what a key of theirs may do', async () => {
  const found = async (q: string) => (await admin.get(`/chaveApi/pessoas?q=${encodeURIComponent(q)}`)).json()
  expect(await found('cliente um')).toMatchObject([
    { email: 'cliente@retaguarda.example', tipo: 'cliente', vinculo: 'Cliente Um' },
  ])
  const [boss] = await found('admin@')
  expect(boss.habilidades).toContain('CONFIG_EDITAR')
  expect(boss.habilidades).not.toContain('USUARIO_EDITAR')
  expect(await found('ninguém assim')).toEqual([])
})

describe('test mode', () => {
  it('answers as always, says so, and keeps nothing', async () => {
    const { token } = await make({ teste: true })
    const before = await clientes()
    const written = await write(token, { 'idempotency-key': 'ensaio-1' })
    expect([written.statusCode, written.headers['modo-teste']], written.body).toEqual([201, '1'])
    expect(written.json()).toMatchObject({ nomeFantasia: 'Têxtil Inventada' })
    expect(await clientes()).toBe(before)
    expect((await as(token, { method: 'GET', url: `/cliente/${written.json().id}` })).statusCode).toBe(404)
    // The call's own key was not kept either, so it is free for the real call.
    const real = await make()
    expect((await write(real.token, { 'idempotency-key': 'ensaio-1' })).statusCode).toBe(201)
    expect(await clientes()).toBe(before + 1)
  })

  it('refuses as always', async () => {
    const { token } = await make({ teste: true })
    const wrong = await as(token, {
      method: 'POST',
      url: '/cliente',
      payload: { ...CLIENTE, cnpjCpf: '123' },
    })
    expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'CNPJ_INVALID'])
    const twice = await as(token, {
      method: 'POST',
      url: '/cliente',
      payload: { ...CLIENTE, cnpjCpf: '99999002000101' },
    })
    expect(twice.statusCode).toBe(409)
  })

  it('gives its connections back, however many calls come', async () => {
    const { token } = await make({ teste: true })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await write(token)).statusCode),
    )
    expect(statuses.every((status) => status === 409 || status === 429)).toBe(true)
    await expect.poll(async () => (await write(token)).statusCode).toBe(409)
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query<{ open: number }>(
          `select count(*)::int as open from pg_stat_activity
            where datname = current_database() and state like 'idle in transaction%'`,
        )
        return rows[0]?.open
      })
      .toBe(0)
  })
})

/** How many calls of a key stand in the database; a call is recorded after its answer. */
const recorded = async (id: number): Promise<number> => {
  await app.app.flushCalls()
  return (await db.selectFrom('chave_api_chamada').where('chave_api_id', '=', id).select('id').execute())
    .length
}

describe('what a key did', () => {
  it('is listed with route, record and answer, without what was sent, and counted', async () => {
    const { chave, token } = await make()
    const id = app.clientes.um
    const made = [
      () => write(token),
      () => as(token, { method: 'GET', url: `/cliente/${id}?segredo=1` }),
      () => as(token, { method: 'GET', url: '/produto/findByClienteAndCodigo/99999002000101/X1' }),
    ]
    for (const [at, call] of made.entries()) {
      await call()
      await expect.poll(() => recorded(chave.id)).toBe(at + 1)
    }
    const calls = (await admin.get(`/chaveApi/${chave.id}/chamadas`)).json()
    expect(calls).toMatchObject([
      { metodo: 'GET', caminho: '/produto/findByClienteAndCodigo/{cnpj}/{cprod}' },
      { metodo: 'GET', caminho: `/cliente/${id}`, status: 200 },
      { metodo: 'POST', caminho: '/cliente', status: 409 },
    ])
    const list: ChaveApiCriada['chave'][] = (await admin.get('/chaveApi')).json()
    const found = list.find((one) => one.id === chave.id)
    expect(found).toMatchObject({ chamadas: 3, usadaEm: people.clock().toISOString() })
    const [, second] = calls
    const older = await admin.get(`/chaveApi/${chave.id}/chamadas?antes=${second.id}`)
    expect(older.json()).toMatchObject([{ metodo: 'POST' }])
  })

  it('is forgotten after ninety days, and the key ends with its time', async () => {
    const { chave, token } = await make()
    await as(token, { method: 'GET', url: '/pedidos' })
    await expect.poll(() => recorded(chave.id)).toBe(1)
    pass(31 * DAY_MS)
    expect((await callOn(other)(token, { method: 'GET', url: '/pedidos' })).statusCode).toBe(401)
    const later = await app.as('admin')
    const list: ChaveApiCriada['chave'][] = (await later.get('/chaveApi')).json()
    expect(list.find(({ id }) => id === chave.id)).toMatchObject({ situacao: 'VENCIDA', chamadas: 1 })
    pass(60 * DAY_MS)
    for (const { run } of chaveApiJobs) await run({}, app.app.services)
    expect((await (await app.as('admin')).get(`/chaveApi/${chave.id}/chamadas`)).json()).toEqual([])
  })
})

it('says with each answer what is left of the calls a minute', async () => {
  const answer = await (await app.as('admin')).get('/chaveApi')
  expect(answer.headers['ratelimit-policy']).toMatch(/^"chamadas";q=\d+;w=60$/)
  expect(answer.headers['ratelimit']).toMatch(/^"chamadas";r=\d+;t=\d+$/)
})
