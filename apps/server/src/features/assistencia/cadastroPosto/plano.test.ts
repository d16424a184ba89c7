import { beforeEach, describe, expect, it } from 'vitest'
import { CNPJS, EMPRESA, PESSOA, startCadastros } from './testing/cadastros.ts'

const start = await startCadastros()
const { app, db, post, send, waiting, newest } = start
beforeEach(start.reset)

const sp = {
  get: async (url: string) => (await app.as('sp')).get(url),
  put: async (url: string, body: object) => (await app.as('sp')).put(url, body),
}
const [UM = '', DOIS = '', TRES = ''] = CNPJS
const APROVAR = { tipo: 'CREDENCIADO', codigoSap: null, marcas: [] }
const newPlano = async (nome: string, valor: number, periodicidade = 'MENSAL') =>
  (
    await db
      .insertInto('plano_valores')
      .values({ nome, periodicidade, licencas: 3, valor, valor_desde: '2020-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const newCupom = (codigo: string, campos: object = {}) =>
  db
    .insertInto('cupom')
    .values({ codigo, desconto_plano: 20, cobrancas_com_desconto: 2, ...campos })
    .execute()
const ask = (body: object) => post('/public/postoAutorizado/validate/etapa3', body)
const cobrancasDo = (posto_id: number) =>
  db.selectFrom('cobranca').select(['valor', 'desconto', 'status']).where('posto_id', '=', posto_id).execute()

describe('rede §1: the plan of a registration', () => {
  it('offers the active plans, and tells the total with a coupon before it is taken', async () => {
    const [mensal, anual] = [await newPlano('Balcão', 99.9), await newPlano('Rede', 999, 'ANUAL')]
    await newCupom('PLANO20')
    const { planos } = (await app.app.inject({ url: '/public/postoAutorizado/opcoes' })).json()
    expect(planos).toEqual([
      { id: mensal, nome: 'Balcão', periodicidade: 'MENSAL', licencas: 3, valor: 99.9 },
      { id: anual, nome: 'Rede', periodicidade: 'ANUAL', licencas: 3, valor: 999 },
    ])
    const plano = { id: mensal, diaVencimento: 10 }
    expect((await ask({ plano, codigoCupom: 'plano20' })).json()).toEqual({
      valor: 99.9,
      desconto: 19.98,
      total: 79.92,
      cobrancasComDesconto: 2,
    })
    expect((await ask({ plano })).json()).toMatchObject({ desconto: 0, total: 99.9 })
  })

  it('demands a plan where one is offered, and names every wrong field', async () => {
    expect((await ask({})).statusCode).toBe(200)
    const id = await newPlano('Exigido', 50)
    for (const [plano, fieldName] of [
      [undefined, 'plano.id'],
      [{ id: 999_999, diaVencimento: 10 }, 'plano.id'],
      [{ id, diaVencimento: 7 }, 'plano.diaVencimento'],
    ] as const) {
      const { messages } = (await ask({ plano, codigoCupom: 'NADA' })).json()
      expect(messages.map((m: { fieldName: string }) => m.fieldName)).toEqual([fieldName, 'codigoCupom'])
    }
    expect((await send()).json().messages).toMatchObject([{ fieldName: 'plano.id' }])
  })

  it('approval makes post, responsável and first charge in one transaction; the held coupon still counts', async () => {
    const id = await newPlano('Aprovado', 100)
    await newCupom('SEGURO', { valido_ate: start.clock().toISOString().slice(0, 10) })
    const made = await waiting(UM, { plano: { id, diaVencimento: 15 }, codigoCupom: 'SEGURO' })
    expect((await sp.get(`/cadastroPosto/${made.id}`)).json()).toMatchObject({
      plano: { id, nome: 'Aprovado', valor: 100, diaVencimento: 15 },
      codigoCupom: 'SEGURO',
    })
    start.pass(3 * 86_400_000)
    const answer = await sp.put(`/cadastroPosto/${made.id}/aprovar`, APROVAR)
    expect(answer.statusCode, answer.body).toBe(200)
    const posto = answer.json().posto.id
    expect(await cobrancasDo(posto)).toEqual([{ valor: 100, desconto: 20, status: 'ABERTA' }])
    const { licencas } = await db
      .selectFrom('posto_autorizado')
      .select('licencas')
      .where('id', '=', posto)
      .executeTakeFirstOrThrow()
    expect(licencas).toBe(3)
  })

  it('a plan that is offered no more leaves neither post nor person; the correction chooses another', async () => {
    const [gone, id] = [await newPlano('Antigo', 10), await newPlano('Novo', 20)]
    const made = await waiting(DOIS, { plano: { id: gone, diaVencimento: 5 } })
    await db.updateTable('plano_valores').set({ ativo: false }).where('id', '=', gone).execute()
    const refused = await sp.put(`/cadastroPosto/${made.id}/aprovar`, APROVAR)
    expect(refused.json().messages).toMatchObject([{ fieldName: 'plano', code: 'OPCAO_INVALIDA' }])
    expect(await db.selectFrom('posto_autorizado').select('id').where('cnpj', '=', DOIS).execute()).toEqual(
      [],
    )
    await sp.put(`/cadastroPosto/${made.id}/pedirCorrecao`, { texto: 'Escolha outro plano.' })
    const token = await start.tokenOf(made.id, 'CORRECAO')
    const read = (await post('/public/postoAutorizado/correcao', { token })).json().correcao
    expect(read.plano).toMatchObject({ id: gone, diaVencimento: 5 })
    const { confirmEmail: _c, password: _p, confirmPassword: _q, email: _e, ...pessoa } = PESSOA
    const [contratoSocial, alvara] = read.documentos
    const done = await post(
      '/public/postoAutorizado/correcao',
      {
        token,
        pessoa,
        empresa: { ...EMPRESA, cnpj: DOIS, contratoSocial, alvara },
        plano: { id, diaVencimento: 20 },
        aceite: { aceito: true, termos: '2026-11' },
      },
      'PUT',
    )
    expect(done.statusCode, done.body).toBe(200)
    expect(await newest()).toMatchObject({ plano_id: id, dia_vencimento: 20 })
  })

  it('where no plan is offered, a post is approved without one', async () => {
    const made = await waiting(TRES)
    const answer = await sp.put(`/cadastroPosto/${made.id}/aprovar`, APROVAR)
    expect(await cobrancasDo(answer.json().posto.id)).toEqual([])
  })
})
