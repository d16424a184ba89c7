import { afterAll, describe, expect, it } from 'vitest'
import { startPeople } from '../../../platform/testing/people.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const people = await startPeople()
const { admin, app, db, hire, enter } = people
const postos = await seedPostos(app)
// This test hires many people; the licences are tested below.
await db.updateTable('posto_autorizado').set({ licencas: 100 }).where('id', '!=', postos.filho).execute()
afterAll(people.close)

const technician = () => hire({ role: 'CENTRO_TECNICO', posto: { id: postos.um } })

describe('a person of a service point', () => {
  it.each([
    ['S6-002', 'ROLE_REPRESENTANTE_LEGAL', 'Responsável'],
    ['S6-003', 'CENTRO_TECNICO', 'Técnico'],
    ['S6-004', 'ATENDENTE', 'Atendente'],
    ['S6-013', 'ROLE_POSTO', 'Posto autorizado'],
    ['S6-014', 'ROLE_ADMIN_POSTO', 'Administrador do posto'],
    ['S6-016', 'ROLE_FINANCEIRO_POSTO', 'Financeiro do posto'],
    ['S6-017', 'ROLE_REPARAR_OS', 'Reparador'],
  ])('%s: %s is “%s”, at a post', async (_row, role, papel) => {
    const person = await hire({ role, posto: { id: postos.um } })
    expect(person).toMatchObject({
      tipo: 'posto',
      role,
      papel,
      posto: { id: postos.um, nomeFantasia: 'Posto Um' },
    })
    expect(person).not.toHaveProperty('cliente')
    const me = (await (await enter(person)).get('/user/me')).json()
    expect(me).toMatchObject({ papel, posto: { id: postos.um }, authorities: person.authorities })
  })

  it.each([
    ['S6-005', 'ROLE_MANAUS', 'Manaus'],
    ['S6-006', 'ROLE_MANAUS_TROCA', 'Manaus troca de modelo'],
    ['S6-007', 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO', 'Assistência SP'],
    ['S6-008', 'ADMIN_CONSULTA', 'Consulta OS'],
    ['S6-015', 'ROLE_FINANCEIRO', 'Financeiro'],
    ['S6-012', 'ROLE_ADMIN', 'Administrador'],
  ])('%s: %s is “%s”, of the house, and no post’s', async (_row, role, papel) => {
    const person = await hire({ role })
    expect(person).toMatchObject({ tipo: 'interno', role, papel })
    const refused = await admin.put(`/usuario/${person.id}`, { role, posto: { id: postos.um } })
    expect(refused.json()).toMatchObject({ tipo: 'posto', role: 'ATENDENTE' })
    const atOnce = await admin.post('/usuario', {
      nome: 'X',
      email: `${crypto.randomUUID()}@empresa.example`,
      role,
      posto: { id: postos.um },
    })
    expect(atOnce.json().messages).toMatchObject([{ fieldName: 'role', code: 'PERFIL_DE_OUTRO_TIPO' }])
  })

  it('a chosen post alone makes an attendant; a profile of that kind asks for the post', async () => {
    expect(await hire({ role: undefined, posto: { id: postos.um } })).toMatchObject({ role: 'ATENDENTE' })
    const without = await admin.post('/usuario', {
      nome: 'X',
      email: 'sem-posto@empresa.example',
      role: 'ATENDENTE',
    })
    expect(without.statusCode).toBe(400)
    expect(without.json().messages).toMatchObject([{ fieldName: 'posto', code: 'EMPTY_REQUIRED_FIELD' }])
  })

  it('S8-038: an unknown or inactive post cannot be chosen', async () => {
    const person = await hire({ role: undefined })
    await db.updateTable('posto_autorizado').set({ ativo: false }).where('id', '=', postos.dois).execute()
    for (const id of [999_999, postos.dois]) {
      const answer = await admin.put(`/usuario/${person.id}`, { posto: { id } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().messages).toEqual([
        { fieldName: 'posto', code: 'POSTO_NOT_FOUND', text: 'Posto autorizado não encontrado.' },
      ])
    }
    await db.updateTable('posto_autorizado').set({ ativo: true }).where('id', '=', postos.dois).execute()
  })

  it.each([[null], [''], [{ id: null }]])(
    '%o empties the post: pendente, never interno (decisions 1)',
    async (posto) => {
      const person = await technician()
      const session = await enter(person)
      expect((await session.get('/user/me')).json().authorities).toContain('OS_REPARAR')
      const emptied = await admin.put(`/usuario/${person.id}`, { posto, role: 'CENTRO_TECNICO' })
      expect(emptied.json()).toMatchObject({ tipo: 'pendente', role: 'ROLE_PENDENTE', authorities: [] })
      expect(emptied.json()).not.toHaveProperty('posto')
      await expect.poll(async () => (await session.get('/user/me')).json().authorities).toEqual([])
    },
  )

  it('a company takes the place of the post, and both at once are refused', async () => {
    const person = await technician()
    const moved = await admin.put(`/usuario/${person.id}`, {
      posto: person.posto,
      cliente: { id: app.clientes.um },
    })
    expect(moved.json()).toMatchObject({ tipo: 'cliente', role: 'ROLE_CLIENTE' })
    expect(moved.json()).not.toHaveProperty('posto')
    const both = await admin.post('/usuario', {
      nome: 'X',
      email: 'ambos@empresa.example',
      cliente: { id: app.clientes.um },
      posto: { id: postos.um },
    })
    expect(both.json().messages).toMatchObject([{ fieldName: 'posto', code: 'CLIENTE_OU_POSTO' }])
  })

  it('is moved to another post: the open session sees that post at once, and the history says it', async () => {
    const person = await technician()
    const session = await enter(person)
    await session.get('/user/me')
    await admin.put(`/usuario/${person.id}`, { posto: { id: postos.dois } })
    await expect
      .poll(async () => (await session.get('/user/me')).json().posto)
      .toEqual({ id: postos.dois, nomeFantasia: 'Posto Dois' })
    const [entry] = (await admin.get(`/auditlog/by-entity-id/${person.id}?entidade=usuario`)).json()
    expect(entry.changes).toContain('Posto autorizado: de “Posto Um” para “Posto Dois”')
  })

  it('stands in the list with the post, is found by it, and keeps it in an anonymised record no more', async () => {
    const person = await hire({
      nome: 'Zilda Relojoeira',
      role: 'CENTRO_TECNICO',
      posto: { id: postos.dois },
    })
    const search = async (filter: object) =>
      (await admin.post('/usuario/findByFiltro', { filter, order: 'posto', direction: 'asc' })).json().content
    expect(await search({ nome: 'zilda', posto: postos.dois })).toMatchObject([
      { id: person.id, tipo: 'posto', postoId: postos.dois, postoNome: 'Posto Dois' },
    ])
    expect(await search({ nome: 'zilda', posto: postos.um })).toEqual([])
    const gone = await admin.post(`/usuario/${person.id}/anonimizar`)
    expect(gone.json()).toMatchObject({ tipo: 'pendente' })
    expect(gone.json()).not.toHaveProperty('posto')
  })

  it('the database itself refuses a post’s person without a post, and a post for anybody else', async () => {
    const { id } = await technician()
    const other = await hire()
    const change = (usuario: number, set: object) =>
      db.updateTable('usuario').set(set).where('id', '=', usuario).execute()
    await expect(change(id, { posto_id: null })).rejects.toThrow('usuario_tipo_posto')
    await expect(change(other.id, { posto_id: postos.um })).rejects.toThrow('usuario_tipo_posto')
  })
})

describe('S9-029: the licences of a post', () => {
  const hireAt = (posto: number, fields: object = {}) =>
    admin.post('/usuario', {
      nome: 'Pessoa do Posto',
      email: `${crypto.randomUUID()}@empresa.example`,
      role: 'ATENDENTE',
      posto: { id: posto },
      ...fields,
    })

  /** A post with room for this many more people. */
  const withRoom = async (room: number) => {
    const { id, colaboradores } = await db
      .selectFrom('posto_autorizado_cadastro')
      .select(['id', 'colaboradores'])
      .where('id', '=', postos.filho)
      .executeTakeFirstOrThrow()
    const licencas = Number(colaboradores) + room
    await db.updateTable('posto_autorizado').set({ licencas }).where('id', '=', id).execute()
    return licencas
  }

  it('are 10 by default: the eleventh person is refused, until one is inactive', async () => {
    const { licencas } = await db
      .selectFrom('posto_autorizado')
      .select('licencas')
      .where('id', '=', postos.filho)
      .executeTakeFirstOrThrow()
    expect(licencas).toBe(10)
    const first = await hireAt(postos.filho)
    // One of the seeded people works there already.
    for (let count = 2; count < 10; count += 1) expect((await hireAt(postos.filho)).statusCode).toBe(201)
    const eleventh = await hireAt(postos.filho)
    expect(eleventh.statusCode).toBe(409)
    expect(eleventh.json().messages).toMatchObject([
      {
        fieldName: 'posto',
        code: 'LICENCAS_ESGOTADAS',
        text: 'As 10 licenças deste posto estão em uso: inative alguém antes ou aumente as licenças.',
      },
    ])
    expect((await hireAt(postos.filho, { status: 'INATIVO' })).statusCode).toBe(201)
    const { id } = first.json()
    await admin.put(`/usuario/${id}`, { status: 'INATIVO' })
    expect((await hireAt(postos.filho)).statusCode).toBe(201)
    expect((await admin.put(`/usuario/${id}`, { status: 'ATIVO' })).statusCode).toBe(409)
    expect((await admin.put(`/usuario/${id}`, { nome: 'Outro Nome' })).statusCode).toBe(200)
  })

  it('the last one goes to one of two who begin at once, whether hired or moved there', async () => {
    const licencas = await withRoom(1)
    const moved = await technician()
    const answers = await Promise.all([
      hireAt(postos.filho),
      admin.put(`/usuario/${moved.id}`, { posto: { id: postos.filho } }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
    const fewer = await admin.put(`/postoAutorizado/${postos.filho}`, { licencas: licencas - 1 })
    expect(fewer.json().messages).toMatchObject([{ fieldName: 'licencas', code: 'LICENCAS_EM_USO' }])
  })
})
