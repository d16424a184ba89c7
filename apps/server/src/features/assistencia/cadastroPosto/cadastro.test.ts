import { beforeEach, describe, expect, it } from 'vitest'
import { CNPJS, EMPRESA, PDF, PESSOA, SENHA_POSTO, startCadastros } from './testing/cadastros.ts'

const start = await startCadastros()
const { app, db, post, send, newest, waiting, register, confirm } = start
/** São Paulo's session is new at each call, because days pass between two calls. */
const sp = {
  get: async (url: string) => (await app.as('sp')).get(url),
  put: async (url: string, body: object) => (await app.as('sp')).put(url, body),
}
beforeEach(start.reset)

const [UM = '', DOIS = ''] = CNPJS
const HOUR = 3_600_000
const DAY = 24 * HOUR
const there = async (id: number) =>
  (await db.selectFrom('cadastro_posto').select('id').where('id', '=', id).execute()).length === 1
const filesLeft = async () => {
  const left: string[] = []
  for await (const chave of app.app.services.files.listBefore(new Date('2999-01-01'))) left.push(chave)
  return left.length
}

describe('a post registers itself', () => {
  it('sends all steps, each wrong field of them told at once', async () => {
    const answer = await send({ pessoa: { cpf: '1' }, empresa: { cnpj: '2', alvara: null }, aceite: {} })
    expect(answer.json().messages.map((m: { fieldName: string }) => m.fieldName)).toEqual([
      'pessoa.cpf',
      'empresa.alvara',
      'empresa.cnpj',
      'aceite.aceito',
      'aceite.termos',
    ])
    expect(await db.selectFrom('cadastro_posto').select('id').execute()).toEqual([])
  })

  it('keeps the consent with version, time, address and hash, the password as a hash alone', async () => {
    expect((await send()).json()).toEqual({
      situacao: 'AGUARDANDO_EMAIL',
      nomeFantasia: EMPRESA.nomeFantasia,
      email: PESSOA.email,
    })
    const row = await newest()
    expect(row).toMatchObject({
      nome: 'Célio Cronômetro',
      termos_versao: '2026-11',
      cnpj: UM,
      situacao: 'AGUARDANDO_EMAIL',
    })
    expect(row.aceite_sha256).toHaveLength(32)
    expect(row.aceito_de).toMatch(/^10\.9\./)
    expect(JSON.stringify(row)).not.toContain(SENHA_POSTO)
    expect((await sp.get(`/cadastroPosto/${row.id}`)).statusCode).toBe(404)
  })

  it('proves the e-mail by its link for 24 h, and waits for the manufacturer', async () => {
    const late = await register(UM)
    start.pass(24 * HOUR + 1)
    expect((await confirm(late.token)).json().error).toBe('LINK_VENCIDO')
    const { token, id } = await register(UM)
    expect((await confirm(token)).json()).toMatchObject({ situacao: 'AGUARDANDO_APROVACAO' })
    // Mail programs open links twice.
    expect((await confirm(token)).json()).toMatchObject({ situacao: 'AGUARDANDO_APROVACAO' })
    expect((await sp.get('/cadastroPosto')).json().cadastros).toMatchObject([{ id, corrigido: false }])
    expect((await sp.get('/cadastroPosto/contagem')).json()).toEqual({ esperam: 1 })
  })

  it('is sent the link again by whoever asks, with the same answer for everybody', async () => {
    const { id, email, token } = await register(UM)
    const ask = (to: string) => post('/public/postoAutorizado/reenviar', { email: to })
    const [known, unknown] = [await ask(email), await ask('ninguem@fora.example')]
    expect([known.statusCode, known.json()]).toEqual([200, unknown.json()])
    const again = await start.tokenOf(id)
    expect((await confirm(token)).statusCode).toBe(400)
    expect((await confirm(again)).statusCode).toBe(200)
  })

  it('two registrations of one CNPJ confirmed at once: one wins', async () => {
    const both = [await register(UM), await register(UM)]
    const answers = await Promise.all(both.map(({ token }) => confirm(token)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json().messages).toMatchObject([{ fieldName: 'cnpj', code: 'CNPJ_AREADY_REGISTERED' }])
    expect((await sp.get('/cadastroPosto')).json().cadastros).toHaveLength(1)
  })

  it('a coupon is held from the confirmation on, and given back with the CNPJ by a refusal', async () => {
    await db
      .insertInto('cupom')
      .values({ codigo: 'PONTEIRO20' })
      .onConflict((c) => c.doNothing())
      .execute()
    expect((await send({ codigoCupom: 'NADA' })).json().messages).toMatchObject([
      { fieldName: 'codigoCupom', code: 'CUPOM_DESCONHECIDO' },
    ])
    const [first, second] = [
      await register(UM, { codigoCupom: 'ponteiro20' }),
      await register(DOIS, { codigoCupom: 'PONTEIRO20' }),
    ]
    expect((await confirm(first.token)).statusCode).toBe(200)
    expect((await confirm(second.token)).json().messages).toMatchObject([{ code: 'CUPOM_USADO' }])
    const refused = await sp.put(`/cadastroPosto/${first.id}/recusar`, {
      motivo: 'Documentos de outra empresa',
    })
    expect(refused.json()).toMatchObject({ situacao: 'RECUSADO', motivo: 'Documentos de outra empresa' })
    expect((await confirm(second.token)).statusCode).toBe(200)
    await waiting(UM)
  })

  it('a coupon beyond its count in a race: of two registrations confirmed at once, one has it', async () => {
    await db
      .insertInto('cupom')
      .values({ codigo: 'CORRIDA20' })
      .onConflict((c) => c.doNothing())
      .execute()
    const codigoCupom = 'CORRIDA20'
    const both = [await register(UM, { codigoCupom }), await register(DOIS, { codigoCupom })]
    const answers = await Promise.all(both.map(({ token }) => confirm(token)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json().messages).toMatchObject([{ fieldName: 'codigoCupom', code: 'CUPOM_USADO' }])
    expect((await sp.get('/cadastroPosto')).json().cadastros).toHaveLength(1)
    // Whoever lost gives up nothing else: the same link goes on without the coupon.
    const again = both[answers.findIndex(({ statusCode }) => statusCode === 409)]
    const token = again?.token ?? ''
    expect((await confirm(token)).json().messages).toMatchObject([{ code: 'CUPOM_USADO' }])
    const goesOn = await post('/public/postoAutorizado/confirmar', { token, semCupom: true })
    expect(goesOn.json()).toMatchObject({ situacao: 'AGUARDANDO_APROVACAO' })
    expect((await sp.get(`/cadastroPosto/${again?.id}`)).json()).toMatchObject({ codigoCupom: null })
  })
})

describe('what vanishes', () => {
  it('unconfirmed after 24 h, refused after 90 days, both with their files; what waits stays', async () => {
    const before = await filesLeft()
    const [none, no, yes] = [await register(UM), await waiting(UM), await waiting(DOIS)]
    await sp.put(`/cadastroPosto/${no.id}/recusar`, { motivo: 'Fora da área' })
    expect(await filesLeft()).toBe(before + 6)
    start.pass(23 * HOUR)
    await start.run('esquecer_cadastros_posto')
    expect(await there(none.id)).toBe(true)
    start.pass(HOUR)
    await start.run('esquecer_cadastros_posto')
    expect([await there(none.id), await there(no.id)]).toEqual([false, true])
    start.pass(90 * DAY)
    await start.run('esquecer_cadastros_posto')
    expect([await there(no.id), await there(yes.id)]).toEqual([false, true])
    expect(await filesLeft()).toBe(before + 2)
  })

  it('LGPD: exported and written down; removed once it is decided, not before', async () => {
    const caller = await app.as('sp')
    const { id, email } = await waiting(UM)
    expect((await caller.get(`/cadastroPosto/${id}/dados`)).json().cadastro.pessoa).toMatchObject({ email })
    expect((await caller.post(`/cadastroPosto/${id}/anonimizar`)).json().error).toBe('CADASTRO_EM_ANALISE')
    await caller.put(`/cadastroPosto/${id}/recusar`, { motivo: 'Fora da área' })
    expect((await caller.post(`/cadastroPosto/${id}/anonimizar`)).statusCode).toBe(204)
    expect((await caller.get(`/cadastroPosto/${id}`)).json()).toMatchObject({ pessoa: null, documentos: [] })
    expect(JSON.stringify(await newest())).not.toContain(email)
    const entries = (await caller.get(`/api/auditlogs/by-entity-id/${id}?entidade=cadastroPosto`)).json()
    expect(entries.flatMap(({ changes }: { changes: string[] }) => changes)).toEqual([
      'Dados pessoais: “removidos a pedido da pessoa”',
      'Situação: de Aguardando aprovação para Recusado',
      'Dados pessoais: “exportados”',
      'Situação: de Aguardando e-mail para Aguardando aprovação',
      `Cadastro do posto ${id} criado`,
    ])
  })
})

it('documents are opened by the manufacturer alone', async () => {
  const caller = await app.as('sp')
  const { id } = await waiting(UM)
  const { documentos } = (await caller.get(`/cadastroPosto/${id}`)).json()
  expect(documentos).toMatchObject([{ tipo: 'contratoSocial' }, { tipo: 'alvara' }])
  const url = `/cadastroPosto/${id}/documentos/${documentos[0].id}`
  const file = await caller.get(url)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(file.rawPayload).toString('base64')).toBe(PDF.data)
  expect((await caller.post(`${url}/link`)).json().href).toContain('/public/arquivo/')
  for (const person of ['responsavel', 'manaus', 'operador'])
    expect((await (await app.as(person)).get(url)).statusCode, person).toBe(403)
})
