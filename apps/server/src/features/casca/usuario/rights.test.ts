import { afterAll, describe, expect, it, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { demandAdministrator } from '../perfil/index.ts'
import { startPeople } from '../../../platform/testing/people.ts'

/** A person who may change people, but little else. */

const RH = ['USUARIO_VER', 'USUARIO_EDITAR', 'PEDIDO_VER', 'CLIENTE_VER', 'AUDITORIA_VER']

const people = await startPeople()
const { admin, app, db, hire, enter, idOf } = people
const perfil = await admin.post('/perfil', { nome: 'Gente e gestão', tipo: 'interno', habilidades: RH })
const gerentePerfil = perfil.json()
const gerente = await enter(await hire({ role: gerentePerfil.codigo }))
afterAll(people.close)

const codesOf = (answer: { json: () => { messages: { code: string }[] } }) =>
  answer.json().messages.map(({ code }) => code)

describe('mass assignment (decisions 11)', () => {
  it('the form of spec §3, which sends the whole User back, changes nothing by it', async () => {
    const { id } = await hire()
    const whole = (await admin.get(`/usuario/${id}`)).json()
    const answer = await admin.put('/usuario/', { ...whole, authorities: [], senha: '' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual(whole)
  })

  it('S3-009: authorities, tipo and the like in the body give nothing', async () => {
    const person = await hire({ role: undefined, authorities: ['PERFIL_EDITAR'], tipo: 'interno' })
    expect(person).toMatchObject({ tipo: 'pendente', authorities: [] })
    const saved = await admin.put(`/usuario/${person.id}`, {
      authorities: ['PERFIL_EDITAR'],
      tipo: 'interno',
      segundoFator: { ativo: true, exigido: false },
    })
    expect(saved.json()).toMatchObject({
      tipo: 'pendente',
      authorities: [],
      segundoFator: { ativo: false },
    })
  })

  it.each(['senha_hash', 'ativo', 'cliente_id', 'role_id', 'isAdmin', 'perfil', 'anonimizado_em'])(
    '%s is refused',
    async (field) => {
      const { id } = await hire()
      for (const answer of [
        await admin.put(`/usuario/${id}`, { [field]: 1 }),
        await admin.post('/usuario', { nome: 'X', email: 'x@empresa.example', [field]: 1 }),
      ]) {
        expect(answer.statusCode).toBe(400)
        expect(answer.json().messages).toMatchObject([{ fieldName: field, code: 'CAMPO_DESCONHECIDO' }])
      }
    },
  )
})

describe('nobody promotes himself', () => {
  it('the own profile, client and status are somebody else’s to change', async () => {
    const own = await idOf('admin@retaguarda.example')
    for (const body of [
      { role: 'ROLE_OPERADOR' },
      { cliente: { id: app.clientes.um } },
      { status: 'INATIVO' },
    ]) {
      const answer = await admin.put(`/usuario/${own}`, body)
      expect(answer.statusCode, JSON.stringify(body)).toBe(403)
      expect(codesOf(answer)).toEqual(['PROPRIO_ACESSO'])
    }
    expect((await admin.del(`/usuario/${own}`)).statusCode).toBe(403)
    expect((await admin.post(`/usuario/${own}/anonimizar`)).statusCode).toBe(403)
    const key = await admin.put(`/usuario/${own}`, { senha: 'Outra-Senha-Bem-Forte-9' })
    expect(codesOf(key)).toEqual(['PROPRIA_CONTA'])
    expect(codesOf(await admin.put(`/usuario/${own}`, { email: 'eu@outra.example' }))).toEqual([
      'PROPRIA_CONTA',
    ])
    expect((await admin.put(`/usuario/${own}`, { nomeExibicao: 'Chefe' })).statusCode).toBe(200)
  })

  it('a person who manages people gives no more abilities than the own', async () => {
    for (const role of ['ROLE_ADMIN', 'ROLE_OPERADOR']) {
      const answer = await gerente.post('/usuario', { nome: 'X', email: 'y@empresa.example', role })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().messages).toMatchObject([{ fieldName: 'role', code: 'ALEM_DO_PROPRIO' }])
    }
    const same = await hire({ role: gerentePerfil.codigo }, gerente)
    expect(same.authorities).toHaveLength(RH.length)
    expect((await gerente.put(`/usuario/${same.id}`, { role: 'ROLE_ADMIN' })).statusCode).toBe(403)
    // A client user has abilities that the manager lacks.
    const client = await gerente.post('/usuario', {
      nome: 'X',
      email: 'z@empresa.example',
      cliente: { id: app.clientes.um },
    })
    expect(client.statusCode).toBe(403)
  })

  it('a person with more abilities cannot be changed: neither the password nor the data of an administrator', async () => {
    const chief = await hire({ role: 'ROLE_ADMIN' })
    for (const answer of [
      await gerente.put(`/usuario/${chief.id}`, { senha: 'Outra-Senha-Bem-Forte-9' }),
      await gerente.put(`/usuario/${chief.id}`, { email: 'meu@empresa.example' }),
      await gerente.put(`/usuario/${chief.id}`, { status: 'INATIVO' }),
      await gerente.del(`/usuario/${chief.id}`),
      await gerente.post(`/usuario/${chief.id}/anonimizar`),
      await gerente.post(`/usuario/${chief.id}/segundo-fator/desligar`),
      await gerente.post(`/usuario/${chief.id}/sessoes/encerrar`),
      await gerente.post(`/usuario/${chief.id}/convite`),
      await gerente.get(`/usuario/${chief.id}/dados`),
    ]) {
      expect(answer.statusCode).toBe(403)
      expect(codesOf(answer)).toEqual(['ALEM_DO_PROPRIO'])
    }
    expect((await gerente.get(`/usuario/${chief.id}`)).statusCode).toBe(200)
  })

  it('rights are refused before fields are looked at', async () => {
    const chief = await hire({ role: 'ROLE_ADMIN' })
    expect((await gerente.put(`/usuario/${chief.id}`, { nome: '', role: 7 })).statusCode).toBe(403)
  })
})

describe('kind of user (decisions 1)', () => {
  it('S1-033: staff has no client and sees the house; a client user has one and sees its orders', async () => {
    const staff = await app.as('operador@')
    expect((await staff.get('/user/me')).json()).not.toHaveProperty('cliente')
    expect((await staff.get('/pedidos/painel')).statusCode).toBe(200)
    const client = await app.as('cliente@')
    expect((await client.get('/user/me')).json().cliente.id).toBe(app.clientes.um)
    for (const path of ['/pedidos/painel', '/cliente', '/usuario', '/perfil', '/configuracoes/1'])
      expect((await client.get(path)).statusCode, path).toBe(403)
  })

  it('S1-035: an emptied client makes pendente, never interno, and its holder sees nothing', async () => {
    const person = await hire({ role: undefined, cliente: { id: app.clientes.um } })
    const session = await enter(person)
    expect((await session.get('/pedidos')).statusCode).toBe(200)
    const emptied = await admin.put(`/usuario/${person.id}`, { cliente: null })
    expect(emptied.json()).toMatchObject({ tipo: 'pendente', role: 'ROLE_PENDENTE', authorities: [] })
    await expect.poll(async () => (await session.get('/pedidos')).statusCode).toBe(403)
    expect((await session.get('/pedidos/painel')).statusCode).toBe(403)
    expect((await session.get('/user/me')).json()).toMatchObject({ tipo: 'pendente' })
    const atOnce = await hire({ role: undefined, cliente: { id: app.clientes.um } })
    const promoted = await admin.put(`/usuario/${atOnce.id}`, { cliente: null, role: 'ROLE_ADMIN' })
    expect(promoted.json().messages).toMatchObject([{ fieldName: 'role', code: 'PERFIL_DE_OUTRO_TIPO' }])
  })

  it.each([null, '', { id: null }, { id: '' }])(
    '%o empties the client, whatever the picker sends',
    async (cliente) => {
      const person = await hire({ role: '', cliente: { id: String(app.clientes.um), nomeFantasia: 'Um' } })
      expect(person).toMatchObject({ tipo: 'cliente', cliente: { id: app.clientes.um } })
      const emptied = await admin.put(`/usuario/${person.id}`, { cliente, role: null })
      expect(emptied.json()).toMatchObject({ tipo: 'pendente' })
    },
  )

  it('the database itself refuses a kind that is not the profile’s', async () => {
    const change = (set: object) =>
      db.updateTable('usuario').set(set).where('email', '=', 'cliente@retaguarda.example').execute()
    await expect(change({ tipo: 'interno', cliente_id: null })).rejects.toThrow('usuario_perfil')
    await expect(change({ role: 'ROLE_ADMIN' })).rejects.toThrow('usuario_perfil')
    await expect(change({ cliente_id: null })).rejects.toThrow('usuario_tipo_cliente')
  })
})

describe('the last administrator', () => {
  /** Exactly two administrators, each in a session. */
  const onlyTwo = async () => {
    await db.updateTable('usuario').set({ ativo: false }).where('role', '=', 'ROLE_ADMIN').execute()
    const emails = [0, 1].map(() => `${crypto.randomUUID()}@empresa.example`)
    const rows = await db
      .insertInto('usuario')
      .values(
        emails.map((email) => ({ nome: email, email, role: 'ROLE_ADMIN', tipo: 'interno', senha_hash: '-' })),
      )
      .returning(['id', 'email'])
      .execute()
    return Promise.all(rows.map(async ({ id, email }) => ({ id, session: await app.as(email) })))
  }

  const administrators = async () =>
    (
      await db
        .selectFrom('usuario')
        .select('id')
        .where('role', '=', 'ROLE_ADMIN')
        .where('ativo', '=', true)
        .execute()
    ).length

  test.each([
    ['deactivated', (by: Caller, id: number) => by.put(`/usuario/${id}`, { status: 'INATIVO' })],
    ['demoted', (by: Caller, id: number) => by.put(`/usuario/${id}`, { role: 'ROLE_OPERADOR' })],
    ['deleted', (by: Caller, id: number) => by.del(`/usuario/${id}`)],
    ['anonymised', (by: Caller, id: number) => by.post(`/usuario/${id}/anonimizar`)],
  ])('two who would have each other %s at once: one stays', async (_what, remove) => {
    const seen = new Set<string>()
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = await onlyTwo()
      if (!one || !two) throw new Error('two were made')
      const answers = await Promise.all([remove(one.session, two.id), remove(two.session, one.id)])
      for (const { statusCode } of answers) seen.add(statusCode < 300 ? 'done' : String(statusCode))
      expect(await administrators()).toBe(1)
    }
    expect(seen).toContain('done')
  })

  it('says why', async () => {
    const [one] = await onlyTwo()
    const { services } = app.app
    const write = services.transaction(async (trx) => {
      await trx.updateTable('usuario').set({ ativo: false }).where('role', '=', 'ROLE_ADMIN').execute()
      await demandAdministrator(trx)
    })
    await expect(write).rejects.toThrow('Precisa sobrar ao menos uma pessoa')
    expect((await one?.session.get('/usuario'))?.statusCode).toBe(200)
  })
})
