import type { PrimeiroPlano } from '@app/contract/assistencia/cobranca'
import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'

const server = await startTestApp({ clock: () => new Date('2026-11-13T15:00:00Z') })
afterAll(server.close)
const { db } = server.database
const postos = await seedPostos(server)
const financeiro = await server.as('financeiro@')
const responsavel = await server.as('responsavel@')

let count = 0
const newPlano = async (valor: number, licencas = 9) => {
  count += 1
  const body = { nome: `Primeiro ${count}`, licencas, valor, valorDesde: '2026-01-01' }
  const answer = await financeiro.post('/planoValores', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>().id
}
const semPlano = () =>
  insertPosto(db, { nome: `Posto P${(count += 1)}`, cnpj: `8${String(count).padStart(13, '0')}` })
const insertCupom = (codigo: string) =>
  db.insertInto('cupom').values({ codigo, desconto_plano: 20, cobrancas_com_desconto: 2 }).execute()
const path = (posto: number) => `/postoAutorizado/${posto}/plano`
const refusal = ({
  statusCode,
  json,
}: {
  statusCode: number
  json: () => { messages: { code: string }[] }
}) => [statusCode, json().messages[0]?.code]

const grande = await newPlano(100)
const pequeno = await newPlano(40, 1)

it('rede §3: the responsável of a post without a plan chooses its first, at the amount that was shown', async () => {
  await insertCupom('VINTE')
  const { opcoes, pessoas } = (await responsavel.get(`${path(postos.um)}/primeiro`)).json<PrimeiroPlano>()
  expect(pessoas).toBeGreaterThan(1)
  expect(opcoes).toMatchObject([
    { id: pequeno, impedimento: 'LICENCAS_EM_USO' },
    { id: grande, valor: 100, impedimento: null },
  ])
  const escolha = { plano: { id: grande }, diaVencimento: 10, codigoCupom: 'vinte' }
  const preco = await responsavel.post(`${path(postos.um)}/preco`, escolha)
  expect(preco.json()).toEqual({
    valor: 100,
    desconto: 20,
    total: 80,
    cobrancasComDesconto: 2,
    vencimento: '2026-12-10',
    ate: '2026-12-12',
  })
  expect(refusal(await responsavel.post(path(postos.um), { ...escolha, total: 100 }))).toEqual([
    409,
    'PLANO_VALOR_MUDOU',
  ])
  const key = { 'idempotency-key': 'primeiro-plano' }
  for (const answer of [
    await responsavel.post(path(postos.um), { ...escolha, total: 80 }, key),
    await responsavel.post(path(postos.um), { ...escolha, total: 80 }, key),
  ])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        plano: { id: grande, ate: '2026-12-12' },
        descontoRestante: 1,
        diaVencimento: 10,
        cupom: { codigo: 'VINTE', desconto: 20 },
      },
    ])
  expect(
    await db
      .selectFrom('cobranca')
      .where('posto_id', '=', postos.um)
      .select(['valor', 'desconto', 'vencimento'])
      .execute(),
  ).toEqual([{ valor: 100, desconto: 20, vencimento: '2026-12-10' }])
  expect(refusal(await responsavel.get(`${path(postos.um)}/primeiro`))).toEqual([409, 'POSTO_JA_ASSINA'])
})

it('rede §3: a wrong coupon, one that another post holds, too few licences, and somebody else’s post', async () => {
  await insertCupom('TRINTA')
  const [um, dois] = [await semPlano(), await semPlano()]
  const body = { plano: { id: grande }, diaVencimento: 5, total: 80, codigoCupom: 'TRINTA' }
  expect(refusal(await financeiro.post(path(um), { ...body, codigoCupom: 'NADA' }))).toEqual([
    400,
    'CUPOM_DESCONHECIDO',
  ])
  expect(refusal(await responsavel.post(path(um), body))[0]).toBe(404)
  const both = await Promise.all([um, dois].map((posto) => financeiro.post(path(posto), body)))
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(both.map(({ body: said }) => said).join('')).toContain('CUPOM_USADO')
  const cheio = await semPlano()
  for (const email of ['a', 'b'])
    await db
      .insertInto('usuario')
      .values({
        nome: 'Pessoa de exemplo',
        email: `${email}@primeiro.example`,
        tipo: 'posto',
        senha_hash: '-',
        role: 'ATENDENTE',
        posto_id: cheio,
      })
      .execute()
  expect(
    refusal(await financeiro.post(path(cheio), { plano: { id: pequeno }, diaVencimento: 5, total: 40 })),
  ).toEqual([409, 'LICENCAS_EM_USO'])
})

it('rede §3: two people of one post choose at once: one wins', async () => {
  const posto = await semPlano()
  const body = { plano: { id: grande }, diaVencimento: 5, total: 100 }
  const both = await Promise.all([financeiro.post(path(posto), body), financeiro.post(path(posto), body)])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
})

it('rede §3: finance of a post reads its own plan and charges, changes neither, and sees no other post’s', async () => {
  const posto = await semPlano()
  await db
    .insertInto('usuario')
    .values({
      nome: 'caixa',
      email: 'caixa@primeiro.example',
      tipo: 'posto',
      senha_hash: '-',
      role: 'ROLE_FINANCEIRO_POSTO',
      posto_id: posto,
    })
    .execute()
  const caixa = await server.as('caixa@primeiro.example')
  expect(refusal(await caixa.get(path(posto)))).toEqual([409, 'POSTO_SEM_PLANO'])
  const escolha = { plano: { id: grande }, diaVencimento: 10, total: 100 }
  expect((await caixa.post(path(posto), escolha)).statusCode).toBe(403)
  expect((await financeiro.post(path(posto), escolha)).statusCode).toBe(201)
  const lido = await caixa.get(path(posto))
  expect([lido.statusCode, lido.json()]).toMatchObject([200, { plano: { id: grande }, diaVencimento: 10 }])
  const { content } = (
    await caixa.post('/postoAutorizadoPagamento/findByFiltro', { page: 0, pageSize: 20, filter: {} })
  ).json<{ content: { posto: { id: number } }[] }>()
  expect(content.map((cobranca) => cobranca.posto.id)).toEqual([posto])
  expect((await caixa.get(path(postos.dois))).statusCode).toBe(404)
  expect((await caixa.put(path(posto), { plano: { id: pequeno }, versao: 0 })).statusCode).toBe(403)
})
