import type { MeuRelogio, MinhaOs } from '@app/contract/assistencia/acompanhamento'
import type { AcompanhamentoOs, OsLink } from '@app/contract/assistencia/ordemServico'
import type { Consumidor } from '@app/contract/registers/consumidor'
import { afterAll, describe, expect, test } from 'vitest'
import { startOficina } from '../../ordemServico/testing/oficina.ts'
import { startContas } from './testing/contas.ts'

const CPF = '52998224725'
const MINUTO = 60_000
const EMAIL = 'dalva@caixa.example'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db, postos, pass } = oficina
const { account, prove } = startContas(oficina.app)

const consumidor = async (posto_id: number, email: string | null, cnpj_cpf: string | null = null) =>
  (
    await db
      .insertInto('consumidor')
      .values({ posto_id, nome: 'Dalva Quaresma', cnpj_cpf, email })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const setEmail = (id: number, email: string | null) =>
  db.updateTable('consumidor').set({ email }).where('id', '=', id).execute()

const idDaDalva = await account('dalva')
await account('elcio')
// The same person at two posts by two addresses, and a record of the same document that a stranger's address stands in.
const dela = await consumidor(postos.um, 'Dalva@Caixa.example', CPF)
const outroEmail = await consumidor(postos.dois, 'dalva@trabalho.example', CPF)
const alheio = await consumidor(postos.filho, 'elcio@caixa.example', CPF)

const [atendente, atendente2, dofilho] = [
  await app.as('atendente'),
  await app.as('atendente2'),
  await app.as('admin'),
]
const primeira = await oficina.create(atendente, { consumidor: { id: dela } })
const rascunho = await oficina.create(atendente, { consumidor: { id: dela } })
const segunda = await oficina.create(atendente2, { consumidor: { id: outroEmail } })
const terceira = await oficina.create(dofilho, {
  consumidor: { id: alheio },
  posto: { id: postos.filho },
})
await oficina.put(primeira.id, 'REPARADA')
await oficina.put(segunda.id, 'ESCOLHA_DE_MODELO')
await oficina.put(terceira.id, 'REPARADA')

const own = async (who: string) => {
  const answer = await (await app.as(who)).get('/acompanhamento')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<MinhaOs[]>()
}
const idsOf = async (who: string) => (await own(who)).map(({ id }) => id).toSorted((a, b) => a - b)
const openOf = async (who: string, id: number) => (await app.as(who)).post(`/acompanhamento/${id}/link`)
const tokenOf = async (who: string, id: number) =>
  new URL((await openOf(who, id)).json<OsLink>().href, 'http://localhost').pathname.replace(
    '/acompanhar/',
    '',
  )
const pageOf = (token: string) => app.anyone.post('/public/ordemServico/acompanhar', { token })

describe('what an account sees', () => {
  test('S1-022: without a proof nothing: neither the document nor the log-in’s address opens an order', async () => {
    await db.updateTable('usuario').set({ cpf: CPF }).where('id', '=', idDaDalva).execute()
    await setEmail(dela, 'dalva@retaguarda.example')
    expect(await own('dalva')).toEqual([])
    expect((await openOf('dalva', primeira.id)).statusCode).toBe(404)
    expect((await (await app.as('dalva')).get('/acompanhamento/relogios')).json()).toEqual([])
    expect((await (await app.as('dalva')).get('/acompanhamento/dados')).json()).toMatchObject({
      cadastros: [],
    })
    await setEmail(dela, 'Dalva@Caixa.example')
  })

  test('S1-022: a proven address opens the orders of the records that hold it, and no others of that CPF', async () => {
    expect((await prove('dalva', EMAIL)).provados).toMatchObject([{ email: EMAIL }])
    expect(await own('dalva')).toMatchObject([
      {
        id: primeira.id,
        titulo: 'Seu relógio está pronto',
        posto: 'Posto Um',
        pedeResposta: false,
        terminada: false,
        papeis: ['recibo'],
      },
    ])
    for (const { id } of [segunda, terceira, rascunho])
      expect((await openOf('dalva', id)).statusCode, String(id)).toBe(404)
    // Each further address needs a proof of its own.
    await prove('dalva', 'dalva@trabalho.example')
    expect(await idsOf('dalva')).toEqual([primeira.id, segunda.id])
    expect(await own('elcio')).toEqual([])
  })

  test('the pass opens the page of an own order, and ends with the proof', async () => {
    const token = await tokenOf('dalva', primeira.id)
    expect((await pageOf(token)).json<AcompanhamentoOs>()).toMatchObject({
      numero: primeira.numero,
      primeiroNome: 'Dalva',
    })
    const dalva = await app.as('dalva')
    const conta = await dalva.post('/acompanhamento/conta/retirar', { email: EMAIL })
    expect(conta.json()).toMatchObject({ provados: [{ email: 'dalva@trabalho.example' }] })
    expect((await pageOf(token)).statusCode).toBe(400)
    expect((await openOf('dalva', primeira.id)).statusCode).toBe(404)
    expect((await dalva.post('/acompanhamento/conta/retirar', { email: EMAIL })).statusCode).toBe(404)
    pass(61 * MINUTO)
    await prove('dalva', EMAIL)
    expect((await pageOf(token)).statusCode).toBe(200)
  })

  test('somebody else’s address on an order: who reads that mailbox sees it, and nobody who only typed it', async () => {
    await setEmail(dela, 'elcio@caixa.example')
    expect(await idsOf('dalva')).toEqual([segunda.id])
    expect((await pageOf(await tokenOf('dalva', segunda.id))).statusCode).toBe(200)
    await prove('elcio', 'elcio@caixa.example')
    expect(await idsOf('elcio')).toEqual([primeira.id, terceira.id])
    await setEmail(dela, EMAIL)
    expect(await idsOf('elcio')).toEqual([terceira.id])
    expect(await idsOf('dalva')).toEqual([primeira.id, segunda.id])
  })

  test('an address that changes at the post closes the order at once, its pass too', async () => {
    const token = await tokenOf('dalva', primeira.id)
    await setEmail(dela, null)
    expect((await pageOf(token)).statusCode).toBe(400)
    expect(await idsOf('dalva')).toEqual([segunda.id])
    await setEmail(dela, EMAIL)
    expect((await pageOf(token)).statusCode).toBe(200)
    // The log-in's own address is no proof, and its change no loss.
    await db.updateTable('usuario').set({ email: 'dalva@nova.example' }).where('id', '=', idDaDalva).execute()
    expect((await (await app.as('dalva@nova.example')).get('/acompanhamento')).json()).toHaveLength(2)
    await db
      .updateTable('usuario')
      .set({ email: 'dalva@retaguarda.example' })
      .where('id', '=', idDaDalva)
      .execute()
  })

  test('a merged record: the account follows the one that stays, if it holds the address', async () => {
    const responsavel = await app.as('responsavel')
    const vai = await consumidor(postos.um, 'dalva@trabalho.example')
    const quarta = await oficina.create(await app.as('atendente'), { consumidor: { id: vai } })
    await oficina.put(quarta.id, 'REPARADA')
    expect(await idsOf('dalva')).toEqual([primeira.id, segunda.id, quarta.id])
    const versao = async (id: number) =>
      (await responsavel.get(`/consumidor/${id}`)).json<Consumidor>().versao
    const fica = await consumidor(postos.um, 'outra@caixa.example')
    const unir = async (gemeo: number, em: number) =>
      responsavel.post(`/consumidor/${em}/unir`, {
        gemeo,
        versao: await versao(em),
        versaoGemeo: await versao(gemeo),
        motivo: 'A mesma pessoa.',
      })
    const first = await unir(vai, fica)
    expect(first.statusCode, first.body).toBe(200)
    // The one that went kept her address as a trace, which opens nothing.
    expect(await idsOf('dalva')).toEqual([primeira.id, segunda.id])
    await setEmail(dela, EMAIL)
    const second = await unir(fica, dela)
    expect(second.statusCode, second.body).toBe(200)
    expect(await idsOf('dalva')).toEqual([primeira.id, segunda.id, quarta.id])
    await oficina.put(quarta.id, 'CANCELADA')
  })

  test('watches: what is left of each warranty', async () => {
    await db
      .updateTable('ordem_servico')
      .set({ data_nota_fiscal: '2026-01-10', numero_nota_fiscal: '1' })
      .where('id', '=', primeira.id)
      .execute()
    await oficina.put(primeira.id, 'ENTREGUE')
    const dalva = await app.as('dalva')
    const [relogio] = (await dalva.get('/acompanhamento/relogios'))
      .json<MeuRelogio[]>()
      .filter(({ garantiaAte }) => garantiaAte !== null)
    expect(relogio).toMatchObject({ garantiaServicoDias: 90 })
    expect(relogio?.garantiaDias).toBeGreaterThan(0)
    const [order] = (await own('dalva')).filter(({ id }) => id === primeira.id)
    expect(order).toMatchObject({ terminada: true, papeis: ['recibo', 'termo'] })
  })

  test('papers: the receipt and the certificate of own orders, as PDFs', async () => {
    const dalva = await app.as('dalva')
    for (const papel of ['recibo', 'termo']) {
      const answer = await dalva.get(`/acompanhamento/${primeira.id}/papel/${papel}`)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    for (const path of [
      `${segunda.id}/papel/garantia`,
      `${primeira.id}/papel/comprovante`,
      `${terceira.id}/papel/recibo`,
    ])
      expect((await dalva.get(`/acompanhamento/${path}`)).statusCode, path).toBe(404)
  })

  test('the own data: the account, and the records of the proven addresses alone', async () => {
    const dados = (await (await app.as('dalva')).get('/acompanhamento/dados')).json()
    expect(dados).toMatchObject({ pessoa: { nome: 'dalva' } })
    expect(dados.emailsConfirmados).toHaveLength(2)
    expect(dados.cadastros.map(({ id }: { id: number }) => id)).toEqual([dela, outroEmail])
    expect(JSON.stringify(dados)).not.toContain('elcio')
    expect(dados.cadastros[0]).not.toHaveProperty('conversas')
  })

  test('a record that was anonymised is seen no more', async () => {
    await oficina.put(segunda.id, 'CANCELADA')
    const token = await tokenOf('dalva', segunda.id)
    const doDois = await app.as('admin')
    const answer = await doDois.post(`/consumidor/${outroEmail}/anonimizar`, {})
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    expect(await idsOf('dalva')).not.toContain(segunda.id)
    expect((await pageOf(token)).statusCode).toBe(400)
  })
})

describe('the account', () => {
  test('the log says that an address was proven, and not which', async () => {
    const rows = await db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'usuario')
      .where('entidade_id', '=', idDaDalva)
      .execute()
    expect(JSON.stringify(rows)).toContain('emailConfirmado')
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test('a consumer has no call of the workshop, and who works there has none of hers', async () => {
    const dalva = await app.as('dalva')
    for (const path of [
      '/ordemServico',
      `/ordemServico/${primeira.id}`,
      '/consumidor',
      '/usuario',
      '/inicio',
      '/chat',
    ])
      expect([403, 404], path).toContain((await dalva.get(path)).statusCode)
    for (const name of ['atendente', 'sp'])
      expect((await (await app.as(name)).get('/acompanhamento')).statusCode, name).toBe(403)
    expect((await app.anyone.get('/acompanhamento')).statusCode).toBe(401)
    // The administrator may grant the ability, but has no orders and no proofs of the own.
    const admin = await app.as('admin')
    expect((await admin.get('/acompanhamento')).json()).toEqual([])
    expect((await admin.post(`/acompanhamento/${primeira.id}/link`)).statusCode).toBe(404)
    expect((await admin.post('/acompanhamento/conta/codigo', { email: EMAIL })).statusCode).toBe(404)
  })

  test('sign-up: a consumer at once, without rights over anything, and nobody is asked to let her in', async () => {
    const SENHA = 'Jabuti-Trapezio-48'
    const answer = await app.anyone.post('/public/pessoa', {
      name: 'nova cliente',
      email: 'nova@cliente.example',
      password: SENHA,
      confirmPassword: SENHA,
      conta: 'CONSUMIDOR',
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const nova = await app.as('nova@cliente.example')
    expect((await nova.get('/user/me')).json()).toMatchObject({
      tipo: 'consumidor',
      role: 'ROLE_CONSUMIDOR',
      authorities: ['OS_ACOMPANHAR'],
    })
    expect((await nova.get('/acompanhamento')).json()).toEqual([])
    expect((await nova.get('/acompanhamento/conta')).json()).toEqual({
      email: 'nova@cliente.example',
      provados: [],
      enviado: null,
    })
    // The password proves who deletes; a person at work cannot delete herself.
    expect((await nova.post('/conta/excluir', { senhaAtual: 'Outra-Senha-48' })).statusCode).toBe(400)
    expect((await nova.post('/conta/excluir', { senhaAtual: SENHA })).statusCode).toBe(204)
    await expect.poll(async () => (await nova.get('/user/me')).statusCode).toBe(401)
    const rows = await db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', 'nova@cliente.example')
      .execute()
    expect(rows).toEqual([])
  })
})
