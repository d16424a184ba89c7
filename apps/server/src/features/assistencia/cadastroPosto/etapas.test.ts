import { beforeEach, describe, expect, it } from 'vitest'
import { insertPosto } from '../../../platform/testing/postos.ts'
import { CNPJS, EMPRESA, FALSO, PDF, PESSOA, startCadastros } from './testing/cadastros.ts'

const start = await startCadastros()
const { db, post } = start
await insertPosto(db, { nome: 'Posto que já é', cnpj: '99999001000159' })
beforeEach(start.reset)

const etapa1 = (fields: object = {}) => post('/public/pessoa/validate/etapa1', { ...PESSOA, ...fields })
const etapa2 = (fields: object = {}) =>
  post('/public/postoAutorizado/validate/etapa2', { ...EMPRESA, ...fields })
const fieldsOf = (body: string) =>
  (JSON.parse(body) as { messages: { fieldName: string; code: string }[] }).messages.map((m) => [
    m.fieldName,
    m.code,
  ])

describe('POST /public/pessoa/validate/etapa1', () => {
  it('takes a whole first step', async () => {
    expect((await etapa1()).statusCode).toBe(200)
  })

  it('S7-014: an empty body names every field in one 400', async () => {
    const answer = await post('/public/pessoa/validate/etapa1', {})
    expect(answer.statusCode).toBe(400)
    expect(new Set(fieldsOf(answer.body))).toEqual(
      new Set(Object.keys(PESSOA).map((name) => [name, 'EMPTY_REQUIRED_FIELD'])),
    )
  })

  it('a missing name does not keep the other errors from being told', async () => {
    const answer = await etapa1({ nome: '', cpf: '111.111.111-11', confirmEmail: 'outra@horas.example' })
    expect(fieldsOf(answer.body)).toEqual([
      ['nome', 'EMPTY_REQUIRED_FIELD'],
      ['cpf', 'CPF_INVALID'],
      ['confirmEmail', 'INVALID_CONFIRM_EMAIL'],
    ])
  })

  it.each([
    ['S8-037', { cpf: '529.982.247-26' }, 'cpf', 'CPF_INVALID'],
    ['S8-026', { dataNascimento: '2008-11-21' }, 'dataNascimento', 'DT_NASCIMENTO_MENOR_18'],
    ['a day that is none', { dataNascimento: '1980-02-30' }, 'dataNascimento', 'DATA_INVALIDA'],
    ['S8-040', { confirmEmail: 'outra@horas.example' }, 'confirmEmail', 'INVALID_CONFIRM_EMAIL'],
    ['S8-024', { confirmPassword: 'outra' }, 'confirmPassword', 'INVALID_CONFIRM_PASSWORD'],
    ['strength 2', { password: 'demonstracao', confirmPassword: 'demonstracao' }, 'password', 'SENHA_FRACA'],
    ['telephone', { telefone: '5555' }, 'telefone', 'TELEFONE_INVALIDO'],
  ])('%s: %o is refused at %s with %s', async (_row, fields, fieldName, code) => {
    const answer = await etapa1(fields)
    expect([answer.statusCode, fieldsOf(answer.body)]).toEqual([400, [[fieldName, code]]])
  })

  it('S8-045, S8-046: an address and a CPF that somebody has', async () => {
    await db
      .updateTable('usuario')
      .set({ cpf: '52998224725' })
      .where('email', '=', 'sp@retaguarda.example')
      .execute()
    const answer = await etapa1({ email: 'sp@retaguarda.example', confirmEmail: 'sp@retaguarda.example' })
    expect(answer.statusCode).toBe(409)
    expect(fieldsOf(answer.body)).toEqual([
      ['cpf', 'CPF_AREADY_REGISTERED'],
      ['email', 'EMAIL_AREADY_REGISTERED'],
    ])
    await db.updateTable('usuario').set({ cpf: null }).execute()
  })

  it('is slowed down per network', async () => {
    const from = () =>
      start.app.app.inject({
        method: 'POST',
        url: '/public/pessoa/validate/etapa1',
        payload: {},
        remoteAddress: '192.0.2.90',
      })
    for (let n = 0; n < 30; n += 1) expect((await from()).statusCode).toBe(400)
    expect((await from()).statusCode).toBe(429)
  })
})

describe('POST /public/postoAutorizado/validate/etapa2', () => {
  it('takes a whole second step', async () => {
    const answer = await etapa2()
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  })

  it('S7-015: an empty body names every field in one 400', async () => {
    const answer = await post('/public/postoAutorizado/validate/etapa2', {})
    expect(answer.statusCode).toBe(400)
    expect(new Set(fieldsOf(answer.body))).toEqual(
      new Set(Object.keys(EMPRESA).map((name) => [name, 'EMPTY_REQUIRED_FIELD'])),
    )
  })

  it.each([
    ['S8-034', { cnpj: '99.999.901/0001-05' }, 'cnpj', 'CNPJ_INVALID', 400],
    ['S8-041', { cnpj: '99.999.001/0001-59' }, 'cnpj', 'CNPJ_AREADY_REGISTERED', 409],
    ['S8-043', { inscricaoEstadual: '1100424901' }, 'inscricaoEstadual', 'INVALID_INSCRICAO_ESTADUAL', 400],
    ['S5-025', { inscricaoEstadual: '11A' }, 'inscricaoEstadual', 'INVALID_INSCRICAO_ESTADUAL', 400],
    ['S5-027', { inscricaoMunicipal: 'abc' }, 'inscricaoMunicipal', 'INVALID_INSCRICAO_MUNICIPAL', 400],
    ['S8-044', { cep: '123' }, 'cep', 'CEP_INVALID', 400],
    ['a CEP that nobody has', { cep: '00000-000' }, 'cep', 'CEP_INVALID', 400],
    ['a brand that is none', { marcas: [999_999] }, 'marcas', 'OPCAO_INVALIDA', 400],
  ])('%s: %o is refused at %s with %s', async (_row, fields, fieldName, code, status) => {
    const answer = await etapa2(fields)
    expect([answer.statusCode, fieldsOf(answer.body)]).toEqual([status, [[fieldName, code]]])
  })

  it.each([
    [FALSO],
    [{ filename: 'alvara.zip', data: Buffer.from('PK\u0003\u0004').toString('base64') }],
    [{ filename: 'alvara.txt', data: FALSO.data }],
  ])('S8-042: %o is no document', async (alvara) => {
    expect(fieldsOf((await etapa2({ alvara })).body)).toEqual([['alvara', 'DOCUMENT_INVALID']])
  })

  it('hours that end before they begin are told at their line; a letter in the CNPJ is none', async () => {
    const horarios = [EMPRESA.horarios[0], { dias: 'SABADO', abre: '13:00', fecha: '09:00' }]
    const answer = await etapa2({ horarios, cnpj: '12.ABC.345/01DE-35' })
    expect(fieldsOf(answer.body)).toEqual([['horarios[1].fecha', 'HORARIO_INVERTIDO']])
  })

  it('S8-043: a check digit or a prefix that is not of the state only warns', async () => {
    const digit = await etapa2({ inscricaoEstadual: '999999991000' })
    expect(digit.json().messages).toEqual([
      { type: 'WARNING', text: 'Inscrição estadual: o dígito não confere com a regra de SP.' },
    ])
    const prefix = await etapa2({ estado: 'CE', inscricaoEstadual: '080000004' })
    expect(prefix.json().messages[0].text).toContain('começo')
    expect((await etapa2({ inscricaoEstadual: 'Isento' })).json()).toEqual({})
  })

  it('a CNPJ of a registration whose e-mail is not proved is nobody’s yet', async () => {
    const [cnpj = ''] = CNPJS
    const { token } = await start.register(cnpj)
    expect((await etapa2()).statusCode).toBe(200)
    await start.confirm(token)
    expect(fieldsOf((await etapa2()).body)).toEqual([['cnpj', 'CNPJ_AREADY_REGISTERED']])
  })

  it('a photo is a document too, a file too large is none', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    )
    expect(
      (await etapa2({ alvara: { filename: 'alvara.png', data: png.toString('base64') } })).statusCode,
    ).toBe(200)
    const big = Buffer.concat([Buffer.from(PDF.data, 'base64'), Buffer.alloc(10 * 1024 * 1024)])
    const answer = await etapa2({ alvara: { filename: 'alvara.pdf', data: big.toString('base64') } })
    expect(fieldsOf(answer.body)).toEqual([['alvara', 'ANEXO_GRANDE']])
  })
})
