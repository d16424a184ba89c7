import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { ended, errosOf, linhasOf, previewOf, start } from '../../casca/importacao/testing/sheets.ts'

let app: TestApp
let postos: Awaited<ReturnType<typeof seedPostos>>
let [atendente, tecnico, doFilho, outro, sp]: Caller[] = []
beforeAll(async () => {
  app = await startTestApp({ work: true })
  postos = await seedPostos(app)
  ;[atendente, tecnico, doFilho, outro, sp] = await Promise.all(
    ['atendente', 'tecnico', 'atendente.filho', 'atendente2', 'sp'].map(app.as),
  )
})
afterAll(() => app.close())

const CPF = '52998224725'
const PESSOA = { nome: 'Dalva Quaresma', cnpjCpf: '529.982.247-25' }

type Consumidor = { id: number; versao: number; nome: string; posto: { id: number } }
const create = async (by: Caller | undefined, body: object): Promise<Consumidor> => {
  const answer = await by!.post('/consumidor', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const clear = () => app.database.db.deleteFrom('consumidor').execute()
const namesFor = async (by: Caller | undefined, filter: object = {}): Promise<string[]> => {
  const answer = await by!.post('/consumidor/findByFiltro', { filter })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ content: Consumidor[] }>().content.map(({ nome }) => nome)
}
const messagesOf = async (body: object, by = atendente) => {
  const answer = await by!.post('/consumidor', body)
  return {
    status: answer.statusCode,
    messages: answer
      .json()
      .messages.map(({ fieldName, text }: Record<string, string>) => `${fieldName}: ${text}`),
  }
}

test('a customer is the own post’s, whatever the body says; staff names the post', async () => {
  await clear()
  const created = await create(atendente, { ...PESSOA, posto: { id: postos.dois } })
  expect(created).toMatchObject({
    posto: { id: postos.um, nomeFantasia: 'Posto Um' },
    tipoPessoa: 'PF',
    cnpjCpf: CPF,
    status: 'ATIVO',
    versao: 1,
    _links: { self: { href: `/consumidor/${created.id}` } },
  })
  expect((await messagesOf(PESSOA, sp)).messages).toEqual(['posto: Campo obrigatório'])
  expect((await messagesOf({ ...PESSOA, posto: { id: 999_999 } }, sp)).messages).toEqual([
    'posto: Escolha uma das opções da lista.',
  ])
  const doSp = await create(sp, { ...PESSOA, nome: 'Do dois', posto: { id: postos.dois } })
  expect(doSp.posto.id).toBe(postos.dois)
  // A record stays with its post.
  const moved = await sp!.put(`/consumidor/${doSp.id}`, { posto: { id: postos.um }, nome: 'Ainda do dois' })
  expect(moved.json()).toMatchObject({ nome: 'Ainda do dois', posto: { id: postos.dois } })
})

test('lists, records, export and look-up: the own post’s, a credenciado’s habilitados’ too, staff all', async () => {
  await clear()
  const um = await create(atendente, { ...PESSOA, nome: 'Um' })
  const filho = await create(doFilho, { ...PESSOA, nome: 'Filho' })
  const dois = await create(outro, { ...PESSOA, nome: 'Dois' })
  expect(await namesFor(atendente)).toEqual(['Filho', 'Um'])
  expect(await namesFor(doFilho)).toEqual(['Filho'])
  expect(await namesFor(outro)).toEqual(['Dois'])
  expect(await namesFor(sp)).toEqual(['Dois', 'Filho', 'Um'])
  expect(await namesFor(sp, { posto: postos.dois })).toEqual(['Dois'])
  // A filter for another post finds nothing.
  expect(await namesFor(outro, { posto: postos.um })).toEqual([])
  expect((await outro!.get('/consumidor')).json()._embedded.consumidor).toHaveLength(1)
  expect((await outro!.get(`/consumidor/${um.id}`)).statusCode).toBe(404)
  expect((await doFilho!.get(`/consumidor/${um.id}`)).statusCode).toBe(404)
  expect((await atendente!.get(`/consumidor/${filho.id}`)).statusCode).toBe(200)
  expect((await sp!.get(`/consumidor/${dois.id}`)).statusCode).toBe(200)
  const csv = await outro!.post('/consumidor/export/CSV', {
    fields: ['nome', 'cnpjCpf', 'posto.nomeFantasia'],
  })
  expect(csv.body.slice(1)).toBe('Nome;CPF/CNPJ;Posto\r\nDois;529.982.247-25;Posto Dois\r\n')
  const found = async (by: Caller | undefined, q: string) =>
    (await by!.get(`/consumidor/findAll?q=${q}`)).json<Consumidor[]>().map(({ nome }) => nome)
  expect(await found(outro, '529.982')).toEqual(['Dois'])
  expect(await found(atendente, '529')).toEqual(['Filho', 'Um'])
  expect((await sp!.get(`/consumidor/findAll?posto=${postos.um}`)).json()).toHaveLength(1)
})

test('another post’s customer is a 404 to every write, a habilitado’s is seen and not written', async () => {
  await clear()
  const dois = await create(outro, PESSOA)
  const filho = await create(doFilho, PESSOA)
  expect((await atendente!.put(`/consumidor/${dois.id}`, { nome: 'X' })).statusCode).toBe(404)
  expect((await atendente!.del(`/consumidor/${dois.id}`)).statusCode).toBe(404)
  expect((await atendente!.put(`/consumidor/${filho.id}`, { nome: 'X' })).statusCode).toBe(403)
  expect((await atendente!.del(`/consumidor/${filho.id}`)).statusCode).toBe(403)
  // A técnico can read but not write.
  expect((await tecnico!.get('/consumidor')).statusCode).toBe(200)
  expect((await tecnico!.post('/consumidor', PESSOA)).statusCode).toBe(403)
  expect((await (await app.as('manaus')).get('/consumidor')).statusCode).toBe(403)
  expect((await outro!.del(`/consumidor/${dois.id}`)).statusCode).toBe(204)
  expect((await sp!.del(`/consumidor/${filho.id}`)).statusCode).toBe(204)
})

test('who wrote what is kept, and read by staff alone', async () => {
  await clear()
  const { id } = await create(atendente, PESSOA)
  await atendente!.put(`/consumidor/${id}`, { telefone: '(19) 90000-0142', versao: 1 })
  const path = `/api/auditlogs/by-entity-id/${id}?entidade=consumidor`
  expect(
    (await sp!.get(path)).json().map(({ usuario, changes }: Record<string, unknown>) => [usuario, changes]),
  ).toEqual([
    ['atendente', ['Telefone alterado']],
    ['atendente', ['Consumidor criado']],
  ])
  expect((await atendente!.get(path)).statusCode).toBe(403)
})

test('S5-063 S5-064 S5-005 S3-107 S3-108 S8-044: document, kind of person, e-mail, phone and CEP are checked', async () => {
  await clear()
  const nome = 'Teste'
  expect((await messagesOf({ nome })).messages).toEqual(['cnpjCpf: CPF ou CNPJ é obrigatório'])
  for (const cnpjCpf of ['', '  '])
    expect((await messagesOf({ nome, cnpjCpf })).messages).toEqual(['cnpjCpf: CPF ou CNPJ é obrigatório'])
  for (const cnpjCpf of ['52998224726', '123', '11.111.111/1111-11', '12.ABC.345/01DE-36'])
    expect(await messagesOf({ nome, cnpjCpf })).toEqual({
      status: 400,
      messages: ['cnpjCpf: CPF ou CNPJ inválido!'],
    })
  expect((await messagesOf({ ...PESSOA, tipoPessoa: 'PJ' })).messages).toEqual([
    'tipoPessoa: Pessoa física tem CPF, pessoa jurídica tem CNPJ.',
  ])
  expect((await messagesOf({ ...PESSOA, tipoPessoa: 'TODOS' })).messages).toEqual([
    'tipoPessoa: Escolha uma das opções da lista.',
  ])
  expect((await messagesOf({ ...PESSOA, email: 'a@', telefone: '12', cep: '1' })).messages).toEqual([
    'telefone: Telefone inválido: informe o DDD e o número.',
    'email: E-mail inválido',
    'cep: CEP inválido.',
  ])
  const empresa = await create(atendente, {
    nome,
    cnpjCpf: '12.ABC.345/01DE-35',
    email: 'ana@exemplo.com.br',
  })
  expect(empresa).toMatchObject({ tipoPessoa: 'PJ', cnpjCpf: '12ABC34501DE35', email: 'ana@exemplo.com.br' })
  // With a person's document the record becomes a person's.
  expect((await atendente!.put(`/consumidor/${empresa.id}`, { cnpjCpf: CPF })).json()).toMatchObject({
    tipoPessoa: 'PF',
  })
  expect(await messagesOf(PESSOA)).toEqual({
    status: 409,
    messages: ['cnpjCpf: Este posto já tem um consumidor com este CPF ou CNPJ.'],
  })
  // One post's data about a person is hidden from others.
  await create(outro, PESSOA)
})

test('S3-107 S3-108 S3-109: the filter has PF, PJ and TODOS, and no other', async () => {
  await clear()
  await create(atendente, { ...PESSOA, nome: 'Pessoa' })
  await create(atendente, { nome: 'Empresa', cnpjCpf: '12ABC34501DE35' })
  expect(await namesFor(atendente, { tipoPessoa: 'PF' })).toEqual(['Pessoa'])
  expect(await namesFor(atendente, { tipoPessoa: 'PJ' })).toEqual(['Empresa'])
  expect(await namesFor(atendente, { tipoPessoa: 'TODOS' })).toEqual(['Empresa', 'Pessoa'])
  const other = await atendente!.post('/consumidor/findByFiltro', { filter: { tipoPessoa: 'XX' } })
  expect(other.statusCode).toBe(400)
})

test.each(['Celular', 'Residencial', 'Comercial', 'Celular / WhatsApp'])(
  'S3-130 S3-131 S3-132 S3-133: the phone may be %s',
  async (tipoTelefone) => {
    await clear()
    const created = await create(atendente, { ...PESSOA, telefone: '+55 (19) 90000-0142', tipoTelefone })
    expect(created).toMatchObject({ telefone: '19900000142', tipoTelefone })
    expect((await messagesOf({ ...PESSOA, tipoTelefone: 'Fax' })).messages).toEqual([
      'tipoTelefone: Escolha uma das opções da lista.',
    ])
  },
)

test('S3-094 S3-095 S3-096 S2-010: the address is kept as sent; the export writes document and phone as people do', async () => {
  await clear()
  const address = { cep: '13010-000', street: 'Rua Um', number: '12A', neighborhood: 'Centro', estado: 'SP' }
  const created = await create(atendente, { ...PESSOA, ...address, telefone: '1932000142' })
  expect(created).toMatchObject({ ...address, cep: '13010000', telefone: '1932000142' })
  const csv = await atendente!.post('/consumidor/export/CSV', { fields: ['cnpjCpf', 'telefone'] })
  expect(csv.body.slice(1)).toBe('CPF/CNPJ;Telefone\r\n529.982.247-25;(19) 3200-0142\r\n')
})

test('the look-up finds by any part of the name, and by the beginning of document and phone', async () => {
  await clear()
  await create(atendente, { ...PESSOA, nome: 'José Antônio', telefone: '19900000142' })
  const inactive = await create(atendente, { nome: 'Jose Inativo', cnpjCpf: '12ABC34501DE35' })
  await atendente!.put(`/consumidor/${inactive.id}`, { status: 'INATIVO' })
  for (const q of ['jose', 'ANTONIO', '529.98', '52998224725', '(19) 9', '199000'])
    expect((await atendente!.get(`/consumidor/findAll?q=${encodeURIComponent(q)}`)).json(), q).toMatchObject([
      { nome: 'José Antônio', cnpjCpf: CPF, posto: { id: postos.um } },
    ])
  expect((await atendente!.get('/consumidor/findAll?q=nada')).json()).toEqual([])
})

const TITULOS = ['CPF ou CNPJ', 'Nome', 'Telefone', 'Cidade']
const importar = async (by: Caller | undefined, titulos: string[], ...rows: string[][]) => {
  const previa = await previewOf(app, by!, 'consumidores', [titulos, ...rows])
  const erros = errosOf(await linhasOf(by!, previa.id)).toSorted()
  await start(by!, 'consumidores', previa.id)
  const { gravados } = await ended(by!, previa.id)
  return { erros, gravados }
}

test('a spreadsheet of a post is its own, with what it has already told before anything is written', async () => {
  await clear()
  await create(atendente, PESSOA)
  expect(
    await importar(
      atendente,
      TITULOS,
      ['529.982.247-25', 'Repetida', '', ''],
      ['999.990.070-40', 'Nova', '(19) 90000-0142', 'Campinas'],
      ['123', 'Errada', 'x', ''],
    ),
  ).toEqual({
    erros: ['2 cnpjCpf CONSUMIDOR_JA_CADASTRADO', '4 telefone TELEFONE_INVALIDO'],
    gravados: 1,
  })
  // The other post gets none of them.
  expect(await importar(outro, TITULOS, ['529.982.247-25', 'Do dois', '', ''])).toEqual({
    erros: [],
    gravados: 1,
  })
  expect(await namesFor(outro)).toEqual(['Do dois'])
})

test('in staff’s spreadsheet each line names its post by SAP code or CNPJ', async () => {
  await clear()
  expect(
    await importar(
      sp,
      ['Posto', ...TITULOS],
      ['sap1', '52998224725', 'Do um', '', ''],
      ['99.999.102/0001-35', '52998224725', 'Do dois', '', ''],
      ['SAP9', '99999007040', 'De ninguém', '', ''],
      ['', '99999007040', 'Sem posto', '', ''],
    ),
  ).toEqual({ erros: ['4 posto CADASTRO_DESCONHECIDO', '5 posto EMPTY_REQUIRED_FIELD'], gravados: 2 })
  expect(await namesFor(outro)).toEqual(['Do dois'])
  expect(await namesFor(atendente)).toEqual(['Do um'])
  // A post's sheet has no such column.
  const previa = await previewOf(app, atendente!, 'consumidores', [
    ['Posto', ...TITULOS],
    ['SAP2', '99999007040', 'Meu', '', ''],
  ])
  expect(previa.ignoradas).toEqual(['Posto'])
})
