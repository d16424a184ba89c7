import { HORARIO_LABELS, type PostoAutorizado } from '@app/contract/registers/postoAutorizado'
import { afterAll, describe, expect, it } from 'vitest'
import { startPeople } from '../../../platform/testing/people.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'

const people = await startPeople()
const { admin, app, db } = people
const postos = await seedPostos(app)
const sp = await app.as('sp')
afterAll(people.close)

const NOVO = {
  cnpj: '99.999.901/0001-04',
  razaoSocial: 'Relojoaria Inventada Ltda',
  nomeFantasia: 'Relojoaria Inventada',
  inscricaoEstadual: '110.042.490.114',
  inscricaoMunicipal: 'isento',
  emailComercial: 'contato@inventada.example',
  telefoneComercial: '(11) 5555-0140',
  cep: '01310-100',
  rua: 'Avenida Exemplo',
  numero: 'S/N',
  complemento: 'Sem complemento',
  bairro: 'Centro',
  pais: 'Brasil',
  estado: 'SP',
  cidade: 'São Paulo',
  horaFuncionamento: 'SEGUNDA_A_SEXTA',
  tipo: 'CREDENCIADO',
}

const CNPJS = ['99999902000140', '99999903000195', '99999904000130', '99999905000184', '99999906000129']

/** A point of its own for a test. */
const create = async (fields: object = {}): Promise<PostoAutorizado> => {
  const answer = await sp.post('/postoAutorizado', { ...NOVO, cnpj: CNPJS.pop(), ...fields })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

const refusalOf = async (fields: object) => {
  const answer = await sp.post('/postoAutorizado', { ...NOVO, ...fields })
  expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
  return answer.json().messages
}

describe('what a service point has to say', () => {
  it.each([
    ['S5-021', 'cnpj'],
    ['S5-022', 'razaoSocial'],
    ['S5-023', 'nomeFantasia'],
    ['S5-024', 'inscricaoEstadual'],
    ['S5-026', 'inscricaoMunicipal'],
    ['S5-028', 'emailComercial'],
    ['S5-029', 'telefoneComercial'],
    ['S5-030', 'cep'],
    ['S5-031', 'rua'],
    ['S5-032', 'numero'],
    ['S5-033', 'complemento'],
    ['S5-034', 'bairro'],
    ['S5-035', 'pais'],
    ['S5-036', 'estado'],
    ['S5-037', 'cidade'],
    ['S5-038', 'horaFuncionamento'],
  ])('%s: without %s it is refused there', async (_row, fieldName) => {
    for (const empty of [undefined, null, '', '  ']) {
      expect(await refusalOf({ [fieldName]: empty })).toEqual([
        { fieldName, code: 'EMPTY_REQUIRED_FIELD', text: 'Campo obrigatório' },
      ])
    }
  })

  it('all that is wrong is named at once', async () => {
    const answer = await sp.post('/postoAutorizado', {})
    expect(answer.json().messages).toHaveLength(17)
  })

  it.each([
    ['S5-025, S8-043', 'inscricaoEstadual', '12A45', 'INVALID_INSCRICAO_ESTADUAL'],
    ['S5-027', 'inscricaoMunicipal', 'abc', 'INVALID_INSCRICAO_MUNICIPAL'],
    ['S8-034', 'cnpj', '99.999.901/0001-05', 'CNPJ_INVALID'],
    ['S8-034', 'cnpj', '529.982.247-25', 'CNPJ_INVALID'],
    ['S8-037', 'responsavelCpf', '529.982.247-26', 'CPF_INVALID'],
    ['e-mail', 'emailComercial', 'sem-arroba', 'EMAIL_INVALIDO'],
    ['telefone', 'telefoneComercial', '5555', 'TELEFONE_INVALIDO'],
    ['CEP', 'cep', '123', 'CEP_INVALID'],
    ['UF', 'estado', 'XX', 'OPCAO_INVALIDA'],
    ['tipo', 'tipo', 'OUTRO', 'OPCAO_INVALIDA'],
    ['dias', 'horaFuncionamento', 'SEMPRE', 'OPCAO_INVALIDA'],
    ['hora', 'abre', '25:00', 'HORA_INVALIDA'],
  ])('%s: %s “%s” is refused', async (_row, fieldName, value, code) => {
    expect(await refusalOf({ [fieldName]: value })).toMatchObject([{ fieldName, code }])
  })

  it('S8-041, S8-047: a CNPJ and an SAP code that another point has', async () => {
    const posto = await create({ codigoSap: 'SAP-99' })
    expect(await refusalOf({ cnpj: posto.cnpj })).toEqual([
      { fieldName: 'cnpj', code: 'CNPJ_AREADY_REGISTERED', text: 'CNPJ já cadastrado.' },
    ])
    expect(await refusalOf({ codigoSap: 'SAP-99' })).toMatchObject([
      { fieldName: 'codigoSap', code: 'CODIGO_JA_USADO' },
    ])
    await sp.del(`/postoAutorizado/${posto.id}`)
    CNPJS.push(posto.cnpj)
  })
})

describe('the record', () => {
  it('S1-010, S7-066: holds company, address, phones, hours, brands, kind, and is changed, listed, exported, deleted', async () => {
    const [aurora, boreal] = await db
      .insertInto('marca')
      .values([{ nome: 'Aurora de teste' }, { nome: 'Boreal de teste' }])
      .returning(['id', 'nome'])
      .execute()
    const { id: categoria } = await db
      .insertInto('categoria_assistencia')
      .values({ nome: 'Ouro' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const posto = await create({
      cnpj: NOVO.cnpj,
      codigoSap: '500140',
      categoriaAssistencia: { id: categoria },
      marcas: [{ id: boreal?.id }, { id: aurora?.id }],
      abre: '9h',
      fecha: '1830',
      telefoneWhatsapp: '+55 (11) 95555-0141',
      responsavelNome: 'Rita',
      responsavelCpf: '529.982.247-25',
    })
    expect(posto).toMatchObject({
      cnpj: '99999901000104',
      inscricaoEstadual: '110042490114',
      inscricaoMunicipal: 'ISENTO',
      telefoneComercial: '1155550140',
      telefoneWhatsapp: '11955550141',
      cep: '01310100',
      abre: '09:00',
      fecha: '18:30',
      numero: 'S/N',
      complemento: 'Sem complemento',
      tipo: 'CREDENCIADO',
      credenciado: null,
      codigoSap: '500140',
      status: 'ATIVO',
      versao: 1,
      categoriaAssistencia: { id: categoria, nome: 'Ouro' },
      marcas: [aurora, boreal],
      responsavelCpf: '52998224725',
      _links: { self: { href: `/postoAutorizado/${posto.id}` } },
    })
    const changed = await sp.put(`/postoAutorizado/${posto.id}`, {
      marcas: [{ id: aurora?.id }],
      categoriaAssistencia: null,
      abre: '',
      fecha: null,
      versao: 1,
    })
    expect(changed.json()).toMatchObject({
      marcas: [aurora],
      categoriaAssistencia: null,
      abre: null,
      fecha: null,
      versao: 2,
    })
    expect((await sp.put(`/postoAutorizado/${posto.id}`, { versao: 1 })).statusCode).toBe(409)
    expect((await sp.get(`/postoAutorizado/${posto.id}`)).json()).toEqual(changed.json())

    const found = await sp.post('/postoAutorizado/findByFiltro', {
      filter: { codigoSap: '5001', nome: 'invent' },
    })
    expect(found.json()).toMatchObject({ totalElements: 1, content: [{ id: posto.id }] })
    expect((await sp.get('/postoAutorizado?page=0')).json()._embedded.postoAutorizado).toHaveLength(4)
    const csv = await sp.post('/postoAutorizado/export/CSV', {
      filter: { cnpj: '99.999.901' },
      fields: ['nomeFantasia', 'cnpj', 'telefoneComercial'],
    })
    expect(csv.body.slice(1)).toBe(
      'Nome fantasia;CNPJ;Telefone comercial\r\nRelojoaria Inventada;99.999.901/0001-04;(11) 5555-0140\r\n',
    )
    expect((await sp.del(`/postoAutorizado/${posto.id}`)).statusCode).toBe(204)
    expect((await sp.get(`/postoAutorizado/${posto.id}`)).statusCode).toBe(404)
  })

  let made: Promise<PostoAutorizado> | undefined
  /** The one point that these tests change. */
  const posto = () => (made ??= create())
  const DIAS = [
    ['S3-114', 'SEGUNDA_A_SEXTA'],
    ['S3-115', 'SEGUNDA_A_SABADO'],
    ['S3-116', 'SEGUNDA'],
    ['S3-117', 'TERCA'],
    ['S3-118', 'QUARTA'],
    ['S3-119', 'QUINTA'],
    ['S3-120', 'SEXTA'],
    ['S3-121', 'SABADO'],
    ['S3-122', 'DOMINGO'],
  ] as const

  it.each(DIAS)('%s: opens on %s', async (_row, horaFuncionamento) => {
    const answer = await sp.put(`/postoAutorizado/${(await posto()).id}`, { horaFuncionamento })
    expect(answer.json()).toMatchObject({ horaFuncionamento })
  })

  it('opens on no other days, and closes after it opens', async () => {
    const { id } = await posto()
    expect(Object.keys(HORARIO_LABELS)).toEqual(DIAS.map(([, dias]) => dias))
    for (const [hours, fieldName, code] of [
      [{ abre: '10:00' }, 'fecha', 'EMPTY_REQUIRED_FIELD'],
      [{ fecha: '10:00' }, 'abre', 'EMPTY_REQUIRED_FIELD'],
      [{ abre: '10:00', fecha: '09:00' }, 'fecha', 'HORARIO_INVERTIDO'],
    ] as const) {
      const answer = await sp.put(`/postoAutorizado/${id}`, hours)
      expect(answer.json().messages).toMatchObject([{ fieldName, code }])
    }
  })

  it('a post in use is not deleted, and the answer names what uses it', async () => {
    const answer = await sp.del(`/postoAutorizado/${postos.dois}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error_description).toContain('usuários')
  })
})

describe('S3-128, S3-129, S6-037, S6-061: credenciados and their habilitados', () => {
  it('a habilitado is attached to a credenciado, moved to another one, and let go', async () => {
    const posto = await create({ tipo: 'HABILITADO', credenciado: { id: postos.um } })
    expect(posto.credenciado).toEqual({ id: postos.um, nomeFantasia: 'Posto Um' })
    const put = async (body: object) => (await sp.put(`/postoAutorizado/${posto.id}`, body)).json()
    expect(await put({ credenciado: { id: postos.dois } })).toMatchObject({
      credenciado: { id: postos.dois },
    })
    expect(await put({ credenciado: null })).toMatchObject({ tipo: 'HABILITADO', credenciado: null })
    await put({ credenciado: { id: postos.um } })
    expect(await put({ tipo: 'CREDENCIADO' })).toMatchObject({ tipo: 'CREDENCIADO', credenciado: null })
    const [last] = (await admin.get(`/auditlog/by-entity-id/${posto.id}?entidade=postoAutorizado`)).json()
    expect(last.changes).toContain('Credenciado: de “Posto Um” para vazio')
  })

  it('a post cannot be attached to a habilitado, to itself or to an unknown post', async () => {
    const habilitado = { tipo: 'HABILITADO' }
    for (const id of [postos.filho, 999_999])
      expect(await refusalOf({ ...habilitado, credenciado: { id } })).toMatchObject([
        { fieldName: 'credenciado', code: 'CREDENCIADO_INVALIDO' },
      ])
    expect(await refusalOf({ credenciado: { id: postos.um } })).toMatchObject([
      { fieldName: 'credenciado', code: 'CREDENCIADO_DE_HABILITADO' },
    ])
    const answer = await sp.put(`/postoAutorizado/${postos.um}`, habilitado)
    expect(answer.json().messages).toMatchObject([{ fieldName: 'tipo', code: 'CREDENCIADO_COM_HABILITADOS' }])
  })

  it('its credenciado’s people see what is the habilitado’s, and no longer once it is let go', async () => {
    const responsavel = await app.as('responsavel')
    const { id } = await db
      .insertInto('consumidor')
      .values({ posto_id: postos.filho, nome: 'Dalva de Teste' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await responsavel.get(`/consumidor/${id}`)).statusCode).toBe(200)
    await sp.put(`/postoAutorizado/${postos.filho}`, { credenciado: null })
    expect((await responsavel.get(`/consumidor/${id}`)).statusCode).toBe(404)
    expect((await (await app.as('atendente.filho')).get(`/consumidor/${id}`)).statusCode).toBe(200)
    await sp.put(`/postoAutorizado/${postos.filho}`, { credenciado: { id: postos.um } })
  })

  it.each([['atendente'], ['responsavel'], ['tecnico'], ['manaus'], ['operador'], ['cliente']])(
    'only Administrador and Assistência SP change them: %s may not',
    async (person) => {
      const session = await app.as(person)
      expect((await session.put(`/postoAutorizado/${postos.filho}`, { credenciado: null })).statusCode).toBe(
        403,
      )
      expect((await session.get('/postoAutorizado')).statusCode).toBe(403)
    },
  )
})

it('the people of an inactive point do nothing until it is active again', async () => {
  const session = await app.as('atendente2')
  expect((await session.get('/consumidor')).statusCode).toBe(200)
  await sp.put(`/postoAutorizado/${postos.dois}`, { status: 'INATIVO' })
  await expect.poll(async () => (await session.get('/consumidor')).statusCode).toBe(403)
  expect((await session.get('/user/me')).json()).toMatchObject({ tipo: 'posto', authorities: [] })
  await sp.put(`/postoAutorizado/${postos.dois}`, { status: 'ATIVO', nomeFantasia: 'Posto Segundo' })
  await expect
    .poll(async () => (await session.get('/user/me')).json())
    .toMatchObject({
      posto: { nomeFantasia: 'Posto Segundo' },
      authorities: expect.arrayContaining(['OS_VER']),
    })
})
