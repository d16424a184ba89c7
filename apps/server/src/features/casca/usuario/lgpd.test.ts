import type { Usuario } from '@app/contract/casca/usuario'
import { afterAll, describe, expect, it } from 'vitest'
import { FORTE, startPeople } from '../../../platform/testing/people.ts'
import { usuarioJobs } from './index.ts'

const DAY = 24 * 3600 * 1000

const people = await startPeople()
const { admin, app, db, hire, enter, pass } = people
afterAll(people.close)

/** A person with traces everywhere. */
const busyPerson = async (nome: string) => {
  const saved = await admin.post(
    '/usuario',
    { nome, email: `${crypto.randomUUID()}@empresa.example`, role: 'ROLE_OPERADOR', senha: FORTE },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const person: Usuario = saved.json()
  const session = await enter(person)
  await session.post(
    '/visao',
    { lista: 'pedidos', nome: 'Meus', filtros: {} },
    { 'idempotency-key': crypto.randomUUID() },
  )
  await session.put('/preferencia', { atalhosDeTecla: false })
  await session.put('/conta', { nomeExibicao: nome.split(' ')[0] })
  const { id } = await db
    .insertInto('pedido')
    .values({
      cliente_id: app.clientes.um,
      data_hora_coleta: '2026-11-23T12:15:00Z',
      criado_por: person.id,
      alterado_por: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { person, session, pedido: id }
}

describe('export', () => {
  it('holds everything that is kept of the person, for the person and for staff', async () => {
    const { person, session } = await busyPerson('Sicrana Reservada')
    const own = (await session.get('/conta/dados')).json()
    expect(own).toMatchObject({
      geradoEm: '2026-11-20T12:00:00.000Z',
      pessoa: { id: person.id, nome: 'Sicrana Reservada', email: person.email },
      sessoes: [{ abertaEm: '2026-11-20T12:00:00.000Z' }],
      preferencia: { atalhosDeTecla: false, primeirosPassosDispensados: false },
      visoes: [{ lista: 'pedidos', nome: 'Meus' }],
      pedidosCriados: [{ numeroPedido: expect.any(Number) }],
      mensagens: [],
      chamados: [],
      provas: [],
      convites: [],
      treinamentos: [],
    })
    expect(own.historico).toContainEqual({
      entidade: 'usuario',
      entidadeId: person.id,
      em: '2026-11-20T12:00:00.000Z',
    })
    expect((await admin.get(`/usuario/${person.id}/dados`)).json()).toEqual(own)
    expect((await admin.get('/usuario/999999/dados')).statusCode).toBe(404)
  })
})

describe('anonymisation', () => {
  it('takes the person away everywhere, and keeps orders and history with the id', async () => {
    const { person, session, pedido } = await busyPerson('Fulana Discreta')
    const answer = await admin.post(`/usuario/${person.id}/anonimizar`)
    expect(answer.json()).toMatchObject({
      nome: `Pessoa removida ${person.id}`,
      nomeExibicao: null,
      email: `removida-${person.id}@anonimo.invalid`,
      cpf: null,
      foto: null,
      status: 'INATIVO',
      tipo: 'pendente',
      anonimizado: true,
    })
    await expect.poll(async () => (await session.get('/user/me')).statusCode).toBe(401)
    const { rows } = await app.database.pool.query(
      `select table_name as t from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { t } of rows) {
      const found = await app.database.pool.query(
        `select 1 from "${t}" as linha where linha::text ilike any ($1)`,
        [['%Fulana%', `%${person.email}%`]],
      )
      expect(found.rowCount, t).toBe(0)
    }
    const row = await db.selectFrom('pedido').selectAll().where('id', '=', pedido).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ criado_por: person.id, alterado_por: person.id })
    const history = (await admin.get(`/auditlog/by-entity-id/${person.id}?entidade=usuario`)).json()
    expect(history.at(-2).usuario).toBe(`Pessoa removida ${person.id}`)
    expect(history[0].changes).toEqual(['Dados pessoais: “removidos a pedido da pessoa”'])
  })

  it('has no way back', async () => {
    const { id } = await hire()
    await admin.post(`/usuario/${id}/anonimizar`)
    for (const answer of [
      await admin.put(`/usuario/${id}`, { nome: 'Voltei', status: 'ATIVO' }),
      await admin.post(`/usuario/${id}/anonimizar`),
      await admin.post(`/usuario/${id}/convite`),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().messages).toMatchObject([{ code: 'USUARIO_ANONIMIZADO' }])
    }
  })

  it('the address is free again', async () => {
    const { id, email } = await hire()
    await admin.post(`/usuario/${id}/anonimizar`)
    expect((await hire({ email })).email).toBe(email)
  })
})

it('the history of a deleted person’s deeds says so, and does not blame the system', async () => {
  const person = await hire({ role: 'ROLE_ADMIN' })
  const other = await hire()
  await (await enter(person)).put(`/usuario/${other.id}`, { nome: 'Mudada' })
  expect((await admin.del(`/usuario/${person.id}`)).statusCode).toBe(204)
  const [entry] = (await admin.get(`/auditlog/by-entity-id/${other.id}?entidade=usuario`)).json()
  expect(entry.usuario).toBe('Usuário excluído')
})

it('who has been inactive for the set time is anonymised, and by default nobody is', async () => {
  const job = usuarioJobs.find(({ name }) => name === 'anonimizar_inativos')
  const { services } = app.app
  const after = (RETENCAO_INATIVOS_DIAS: number) =>
    job?.run({}, { ...services, config: { ...services.config, RETENCAO_INATIVOS_DIAS } })
  const [gone, active, late] = [await hire(), await hire(), await hire()]
  await admin.put(`/usuario/${gone.id}`, { status: 'INATIVO' })
  pass(90 * DAY)
  const chief = await app.as('admin@')
  await chief.put(`/usuario/${late.id}`, { status: 'INATIVO' })
  await after(0)
  const isGone = async ({ id }: Usuario) => (await chief.get(`/usuario/${id}`)).json().anonimizado
  expect(await isGone(gone)).toBe(false)
  await after(91)
  expect(await isGone(gone)).toBe(false)
  await after(89)
  expect(await Promise.all([gone, active, late].map(isGone))).toEqual([true, false, false])
  const [entry] = (await chief.get(`/auditlog/by-entity-id/${gone.id}?entidade=usuario`)).json()
  expect(entry.changes).toEqual(['Dados pessoais: “removidos pelo prazo de retenção”'])
})
