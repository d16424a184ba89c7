import { afterAll, describe, expect, it, test } from 'vitest'
import { SENHA } from '../../../platform/testing/seed.ts'
import { BASIC } from '../../../platform/testing/log-in.ts'
import { FORTE, startPeople } from '../../../platform/testing/people.ts'

const people = await startPeople()
const { admin, app, db, hire, enter } = people
afterAll(people.close)

const logIn = (username: string, password: string) =>
  app.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { authorization: BASIC, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  })

const changesOf = async (id: number): Promise<string[]> => {
  const answer = await admin.get(`/auditlog/by-entity-id/${id}?entidade=usuario`)
  return answer.json().flatMap(({ changes }: { changes: string[] }) => changes)
}

describe('a user', () => {
  it('S1-006, S1-029, S7-019, S7-020, S7-021, S4-124: is created, logs in, is changed by both PUTs, and deleted', async () => {
    const created = await admin.post('/usuario/', {
      nome: 'MARIA DA SILVA',
      email: ' Maria@Empresa.example ',
      cpf: '529.982.247-25',
      role: 'ROLE_OPERADOR',
      senha: FORTE,
    })
    expect(created.statusCode, created.body).toBe(201)
    const { id, _links, versao } = created.json()
    expect(_links.self.href).toBe(`/usuario/${id}`)
    expect((await logIn('MARIA@empresa.example', FORTE)).statusCode).toBe(200)

    const byPath = await admin.put(`/usuario/${id}`, { nomeExibicao: 'Maria', versao })
    expect(byPath.json()).toMatchObject({ nomeExibicao: 'Maria', versao: versao + 1 })
    const byBody = await admin.put('/usuario/', { id, nome: "maria d'ávila", versao: versao + 1 })
    expect(byBody.json()).toMatchObject({ nome: "Maria d'Ávila", nomeExibicao: 'Maria' })
    expect((await admin.get(`/usuario/${id}`)).json()).toEqual(byBody.json())

    expect((await admin.del(`/usuario/${id}`)).statusCode).toBe(204)
    expect((await admin.get(`/usuario/${id}`)).statusCode).toBe(404)
    expect((await logIn('maria@empresa.example', FORTE)).statusCode).toBe(400)
  })

  it('S3-003, S3-004, S3-006, S3-008, S3-012: stores and returns its fields', async () => {
    const created = await admin.post('/usuario/', {
      nome: 'MARIA DA SILVA',
      email: ' Maria@Empresa.example ',
      cpf: '529.982.247-25',
      role: 'ROLE_OPERADOR',
      senha: FORTE,
    })
    expect(created.json()).toMatchObject({
      nome: 'Maria da Silva',
      email: 'maria@empresa.example',
      cpf: '52998224725',
      role: 'ROLE_OPERADOR',
      papel: 'Operador',
      tipo: 'interno',
      status: 'ATIVO',
      authorities: expect.arrayContaining(['PEDIDO_VER']),
    })
    expect(created.json()).not.toHaveProperty('cliente')
    const { id } = created.json()
    expect((await admin.get(`/usuario/${id}`)).json()).toEqual(created.json())
    expect((await admin.del(`/usuario/${id}`)).statusCode).toBe(204)
  })

  it('S3-007, S2-028: with a client is a client user, with its four fields', async () => {
    const { id } = await hire({ role: undefined })
    expect((await admin.get(`/usuario/${id}`)).json()).toMatchObject({ tipo: 'pendente' })
    const linked = await admin.put(`/usuario/${id}`, { cliente: { id: app.clientes.um } })
    expect(linked.json()).toMatchObject({
      tipo: 'cliente',
      role: 'ROLE_CLIENTE',
      cliente: {
        id: app.clientes.um,
        nomeFantasia: 'Cliente Um',
        codigoCliente: 'C1',
        codigoDepositante: 'DC1',
      },
    })
    expect((await admin.put(`/usuario/${id}`, { cliente: { id: 999_999 } })).json().messages).toMatchObject([
      { fieldName: 'cliente', code: 'CLIENTE_DESCONHECIDO' },
    ])
  })

  it('S7-022, S8-029: is deleted, and is then not found', async () => {
    const person = await hire()
    const session = await enter(person)
    expect((await admin.del(`/usuario/${person.id}`)).statusCode).toBe(204)
    const gone = await admin.get(`/usuario/${person.id}`)
    expect(gone.statusCode).toBe(404)
    expect(gone.json().messages).toMatchObject([{ code: 'USER_NOT_FOUND', text: 'Usuário não encontrado.' }])
    expect((await session.get('/user/me')).statusCode).toBe(401)
    expect((await admin.put(`/usuario/${person.id}`, {})).statusCode).toBe(404)
    expect((await admin.get('/usuario/abc')).statusCode).toBe(404)
  })

  it('who has left traces in orders cannot be deleted, and the answer says what to do', async () => {
    const person = await hire()
    await db
      .insertInto('pedido')
      .values({
        cliente_id: app.clientes.um,
        data_hora_coleta: '2026-11-23T12:15:00Z',
        criado_por: person.id,
      })
      .execute()
    const answer = await admin.del(`/usuario/${person.id}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error_description).toBe(
      'Este cadastro está em uso (pedidos) e não pode ser excluído. Você pode inativá-lo.',
    )
    expect((await admin.get(`/usuario/${person.id}`)).statusCode).toBe(200)
  })

  it('S4-125: INATIVO cannot log in, and ATIVO can again', async () => {
    const { id, email } = await hire()
    await admin.put(`/usuario/${id}`, { status: 'INATIVO' })
    expect((await logIn(email, FORTE)).statusCode).toBe(400)
    await admin.put(`/usuario/${id}`, { status: 'ATIVO' })
    expect((await logIn(email, FORTE)).statusCode).toBe(200)
  })

  it('an old versao is a 409 with the present record and who changed it', async () => {
    const { id, versao } = await hire()
    await admin.put(`/usuario/${id}`, { nome: 'Um', versao })
    const old = await admin.put(`/usuario/${id}`, { nome: 'Dois', versao })
    expect(old.statusCode).toBe(409)
    expect(old.json()).toMatchObject({
      error: 'VERSAO_ANTIGA',
      atual: { nome: 'Um' },
      alteradoPor: 'admin',
    })
    expect((await admin.del(`/usuario/${id}`, { 'if-match': String(versao) })).statusCode).toBe(409)
    const same = await admin.put(`/usuario/${id}`, { nome: 'Um', versao: versao + 1 })
    expect(same.json().versao).toBe(versao + 1)
  })

  it('two editors at once: one wins, nothing is overwritten', async () => {
    const { id, versao } = await hire()
    const answers = await Promise.all(
      ['Ana', 'Bia', 'Caio'].map((nome) => admin.put(`/usuario/${id}`, { nome, versao })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('the same Idempotency-Key creates one', async () => {
    const body = { nome: 'Uma Só', email: 'uma@empresa.example', senha: FORTE }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [
      await admin.post('/usuario', body, headers),
      await admin.post('/usuario', body, headers),
    ]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
  })
})

describe('what is refused', () => {
  it('S8-046, S3-004, S8-045: an e-mail in any case, and a CPF, that somebody has', async () => {
    const taken = await hire({ email: 'ocupado@empresa.example', cpf: '111.444.777-35' })
    const email = await admin.post('/usuario', { nome: 'X', email: 'OCUPADO@Empresa.example', senha: FORTE })
    expect(email.statusCode).toBe(409)
    expect(email.json().messages).toEqual([
      { fieldName: 'email', code: 'EMAIL_AREADY_REGISTERED', text: 'E-mail já cadastrado.' },
    ])
    const other = await hire()
    const cpf = await admin.put(`/usuario/${other.id}`, { cpf: taken.cpf })
    expect(cpf.statusCode).toBe(409)
    expect(cpf.json().messages).toEqual([
      { fieldName: 'cpf', code: 'CPF_AREADY_REGISTERED', text: 'CPF já cadastrado.' },
    ])
  })

  it.each([
    [{ cpf: '111.444.777-36' }, 'cpf', 'CPF_INVALID'],
    [{ cpf: '12.ABC.345/01DE-36' }, 'cpf', 'CNPJ_INVALID'],
    [{ email: 'sem-arroba' }, 'email', 'EMAIL_INVALIDO'],
    [{ email: 'a@' }, 'email', 'EMAIL_INVALIDO'],
    [{ nome: ' ' }, 'nome', 'EMPTY_REQUIRED_FIELD'],
    [{ senha: '1234567' }, 'senha', 'SENHA_CURTA'],
    [{ senha: 'senha123' }, 'senha', 'SENHA_FRACA'],
    [{ role: 'ROLE_NADA' }, 'role', 'OPCAO_INVALIDA'],
    [{ role: 'ROLE_CLIENTE' }, 'cliente', 'EMPTY_REQUIRED_FIELD'],
    [{ status: 'TALVEZ' }, 'status', 'OPCAO_INVALIDA'],
  ])('S5-005: %o at %s: %s', async (fields, fieldName, code) => {
    const answer = await admin.post('/usuario', {
      nome: 'Pessoa',
      email: `${crypto.randomUUID()}@empresa.example`,
      senha: FORTE,
      ...fields,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().messages).toMatchObject([{ fieldName, code }])
  })

  test('S3-010: a CNPJ with letters is taken, with or without its mask', async () => {
    expect((await hire({ cpf: '12.abc.345/01de-35' })).cpf).toBe('12ABC34501DE35')
  })
})

describe('S7-018: the list', () => {
  it('S3-018, S3-019, S3-020, S2-018, S2-019: a page of items with nome, cpf and the link, only active ones', async () => {
    const gone = await hire({ nome: 'Zulmira Inativa', status: 'INATIVO', cpf: '390.533.447-05' })
    const { _embedded, page } = (await admin.get('/usuario?page=0&size=100')).json()
    expect(page.number).toBe(0)
    const items: { id: number; nome: string; _links: { self: { href: string } } }[] = _embedded.usuario
    expect(items.map(({ id }) => id)).not.toContain(gone.id)
    for (const item of items) {
      expect(item).toHaveProperty('nome')
      expect(item).toHaveProperty('cpf')
      expect(item._links.self.href).toBe(`/usuario/${item.id}`)
    }
    expect((await admin.get('/usuario?page=0&sort=senha,asc')).statusCode).toBe(400)
    expect((await admin.get('/usuario?ativo=true')).statusCode).toBe(400)

    const search = (filter: object) => admin.post('/usuario/findByFiltro', { filter })
    const names = async (filter: object) =>
      (await search(filter)).json().content.map(({ nome }: { nome: string }) => nome)
    // S4-124: the screen's default filter is 'true'; without a filter both kinds come.
    expect(await names({ nome: 'zulmira', status: 'true' })).toEqual([])
    expect(await names({ nome: 'ZULMÍRA' })).toEqual(['Zulmira Inativa'])
    expect(await names({ cpf: '390.533' })).toEqual(['Zulmira Inativa'])
    expect(await names({ nome: 'cliente@' })).toEqual(['cliente'])
    expect(await names({ cliente: app.clientes.dois })).toEqual(['cliente2'])
    const perfis = (await admin.get('/perfil/findAll')).json()
    const { id: perfil } = perfis.find(({ codigo }: { codigo: string }) => codigo === 'ROLE_ADMIN')
    expect(await names({ perfil })).toEqual(['admin'])
    expect((await search({ senha_hash: 'x' })).statusCode).toBe(400)
  })

  it('S7-028: is exported with the document formatted', async () => {
    await hire({ nome: 'Exportada Silva', cpf: '123.456.789-09' })
    const answer = await admin.post('/usuario/export/CSV', {
      filter: { nome: 'exportada' },
      fields: ['nome', 'cpf', 'papel'],
    })
    expect(answer.body.slice(1)).toBe('Nome;CPF/CNPJ;Perfil\r\nExportada Silva;123.456.789-09;Operador\r\n')
    const secret = await admin.post('/usuario/export/CSV', { fields: ['senhaHash'] })
    expect(secret.statusCode).toBe(400)
  })
})

test('S3-011: no answer ever carries a password or its hash', async () => {
  const { id } = await hire({ email: 'calada@empresa.example' })
  const answers = [
    await admin.get('/usuario?size=100'),
    await admin.post('/usuario/findByFiltro', {}),
    await admin.get(`/usuario/${id}`),
    await admin.put(`/usuario/${id}`, { nome: 'Calada', senha: `${FORTE}2` }),
    await admin.get('/user/me'),
    await admin.get('/conta'),
    await admin.get(`/usuario/${id}/dados`),
    await admin.post('/usuario/export/CSV', {}),
    await admin.get(`/auditlog/by-entity-id/${id}?entidade=usuario`),
  ]
  for (const answer of answers) {
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).not.toMatch(/argon2|senha_?hash|"senha"|Jabuti/i)
  }
})

test('the history tells what changed, never a name, an address or a document', async () => {
  const { id } = await hire({ nome: 'Nome Antigo', email: 'antigo@empresa.example' })
  const saved = await admin.put(`/usuario/${id}`, {
    nome: 'Nome Novo',
    email: 'novo@empresa.example',
    cpf: '935.411.347-80',
    role: 'ROLE_ADMIN',
    senha: `${FORTE}2`,
    versao: 1,
  })
  expect(saved.statusCode, saved.body).toBe(200)
  const text = (await changesOf(id)).join('\n')
  for (const word of ['Nome alterado', 'E-mail alterado', 'CPF ou CNPJ alterado', 'Senha alterada'])
    expect(text).toContain(word)
  expect(text).toContain('Perfil: de “Operador” para “Administrador”')
  expect(text).toContain(`Usuário ${id} criado`)
  const { rows } = await people.app.database.pool.query(
    `select mudancas::text as m from auditoria where entidade = 'usuario'`,
  )
  expect(JSON.stringify(rows)).not.toMatch(/Antigo|Novo|empresa\.example|93541134780/i)
})

test('S1-029: without a password the person is invited, and gets in by the link once', async () => {
  const started = await startPeople({ work: true })
  try {
    const { email } = await started.hire({ senha: '', email: 'convidada@empresa.example' })
    const mail = async () =>
      (await started.db.selectFrom('correio').selectAll().where('para', '=', email).execute()).at(0)
    await expect.poll(mail, { timeout: 15_000, interval: 20 }).toBeDefined()
    const token = /#token=([\w-]+)/.exec((await mail())?.texto ?? '')?.[1]
    const choose = () =>
      started.app.anyone.put('/public/user/updateRecoverPassword/', {
        token,
        senha: FORTE,
        confirmacao: FORTE,
      })
    expect((await choose()).statusCode).toBe(204)
    expect((await choose()).json().messages).toMatchObject([{ code: 'LINK_VENCIDO' }])
  } finally {
    await started.close()
  }
})

test('demo and seeded people go on logging in with their old password', async () => {
  expect((await logIn('operador@retaguarda.example', SENHA)).statusCode).toBe(200)
})
