import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'
import { createAssinatura, issueCobrancas } from './index.ts'

const INICIO = new Date('2026-11-01T15:00:00Z')
const MEIO = new Date('2026-11-16T15:00:00Z')
let hoje = INICIO
const server = await startTestApp({ clock: () => hoje })
afterAll(server.close)
const { db } = server.database
const postos = await seedPostos(server)
let financeiro = await server.as('financeiro@')
/** Goes to that day, with a log-in of that day. */
const ir = async (dia: Date) => {
  hoje = dia
  financeiro = await server.as('financeiro@')
}
const autor = () => ({ ...server.app.services, usuario: null })

let count = 0
const newPlano = async (valor: number, licencas = 5, periodicidade = 'MENSAL') => {
  const nome = `Plano ${(count += 1)}`
  const answer = await financeiro.post('/planoValores', {
    nome,
    licencas,
    valor,
    periodicidade,
    valorDesde: '2026-01-01',
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return { nome, ...answer.json<{ id: number }>() }
}
/** A post that subscribes on 1 November. */
const subscribed = async (planoId: number, codigoCupom: string | null = null) => {
  const id = await insertPosto(db, {
    nome: `Posto M${(count += 1)}`,
    cnpj: `7${String(count).padStart(13, '0')}`,
  })
  hoje = INICIO
  await server.app.services.transaction((tx) =>
    createAssinatura(tx, autor(), { postoId: id, planoId, diaVencimento: 10, codigoCupom }),
  )
  await ir(MEIO)
  return id
}
const read = async (posto: number) =>
  (await financeiro.get(`/postoAutorizado/${posto}/plano`)).json<PlanoDoPosto>()
const opcao = async (posto: number, plano: number) => {
  const { opcoes, versao } = await read(posto)
  const found = opcoes.find(({ id }) => id === plano)
  if (!found) throw new Error('The plan is not offered')
  return { ...found, versao }
}
const mudar = async (posto: number, plano: number, diferenca?: number) => {
  const shown = await opcao(posto, plano)
  return financeiro.put(`/postoAutorizado/${posto}/plano`, {
    plano: { id: plano },
    diferenca: diferenca ?? shown.diferenca,
    versao: shown.versao,
  })
}
const cobrancas = (posto: number) =>
  db
    .selectFrom('cobranca')
    .where('posto_id', '=', posto)
    .select([
      'tipo',
      'competencia',
      'inicio',
      'fim',
      'vencimento',
      'valor',
      'desconto',
      'credito',
      'plano_id',
    ])
    .orderBy('inicio')
    .orderBy('id')
    .execute()
const licencas = async (posto: number) =>
  (
    await db
      .selectFrom('posto_autorizado')
      .where('id', '=', posto)
      .select('licencas')
      .executeTakeFirstOrThrow()
  ).licencas
const pessoas = async (posto: number, total: number) => {
  for (let each = 0; each < total; each += 1)
    await db
      .insertInto('usuario')
      .values({
        nome: 'Pessoa de exemplo',
        email: `pessoa${(count += 1)}@plano.example`,
        tipo: 'posto',
        senha_hash: '-',
        role: 'ATENDENTE',
        posto_id: posto,
      })
      .execute()
}

beforeEach(() => ir(MEIO))

describe('rede §3: a larger plan', () => {
  it('holds at once, with the difference by day as it was shown', async () => {
    const [menor, maior] = [await newPlano(100, 2), await newPlano(160, 6)]
    const posto = await subscribed(menor.id)
    expect(await opcao(posto, maior.id)).toMatchObject({
      quando: 'JA',
      em: '2026-11-16',
      diferenca: 30,
      vencimento: '2026-12-10',
      proximaCobranca: '2026-12-01',
      impedimento: null,
    })
    const answer = await mudar(posto, maior.id)
    expect(answer.json()).toMatchObject({ plano: { id: maior.id }, versao: 2 })
    expect(await licencas(posto)).toBe(6)
    expect(await cobrancas(posto)).toMatchObject([
      { tipo: 'PLANO', valor: 100 },
      { tipo: 'DIFERENCA', valor: 30, inicio: '2026-11-16', fim: '2026-11-30', vencimento: '2026-12-10' },
    ])
    const admin = await server.as('admin@')
    const historico = await admin.get(
      `/api/auditlogs/by-entity-id/${answer.json<{ id: number }>().id}?entidade=assinatura`,
    )
    expect(historico.body).toContain(maior.nome)
  })

  it('chosen again in the same month: the second difference goes to the next charge', async () => {
    const planos = [await newPlano(100), await newPlano(160), await newPlano(220)]
    const posto = await subscribed(planos[0]?.id ?? 0)
    await mudar(posto, planos[1]?.id ?? 0)
    expect(await opcao(posto, planos[2]?.id ?? 0)).toMatchObject({ diferenca: 30, vencimento: null })
    expect((await mudar(posto, planos[2]?.id ?? 0)).statusCode).toBe(200)
    await ir(new Date('2026-12-01T15:00:00Z'))
    await issueCobrancas(server.app.services)
    expect(await cobrancas(posto)).toMatchObject([
      { valor: 100 },
      { tipo: 'DIFERENCA', valor: 30 },
      { tipo: 'PLANO', valor: 220, credito: -30 },
    ])
  })

  it('a coupon covers the plan’s charges, not the difference', async () => {
    const [menor, maior] = [await newPlano(100), await newPlano(160)]
    await db
      .insertInto('cupom')
      .values({ codigo: 'METADE', desconto_plano: 50, cobrancas_com_desconto: 2 })
      .execute()
    const posto = await subscribed(menor.id, 'METADE')
    expect((await read(posto)).descontoRestante).toBe(1)
    await mudar(posto, maior.id)
    await ir(new Date('2026-12-01T15:00:00Z'))
    await issueCobrancas(server.app.services)
    expect(await cobrancas(posto)).toMatchObject([
      { valor: 100, desconto: 50 },
      { valor: 30, desconto: 0 },
      { valor: 160, desconto: 80 },
    ])
  })

  it('monthly to a dearer year: the rest of the month now, the year with the next period; and back to months', async () => {
    const [mes, ano, maior] = [
      await newPlano(100),
      await newPlano(1_920, 9, 'ANUAL'),
      await newPlano(200, 10),
    ]
    const posto = await subscribed(mes.id)
    await mudar(posto, ano.id)
    await ir(new Date('2026-12-01T15:00:00Z'))
    await issueCobrancas(server.app.services)
    await ir(new Date('2027-06-01T15:00:00Z'))
    await issueCobrancas(server.app.services)
    expect(await cobrancas(posto)).toMatchObject([
      { valor: 100, fim: '2026-11-30' },
      { tipo: 'DIFERENCA', valor: 30 },
      { tipo: 'PLANO', valor: 1_920, inicio: '2026-12-01', fim: '2027-11-30' },
    ])
    // Unpaid charges would have suspended the post by then.
    await db
      .updateTable('cobranca')
      .set({ status: 'PAGA', paga_em: '2026-12-01' })
      .where('posto_id', '=', posto)
      .execute()
    // R$ 480 more a year, 183 of 365 days.
    expect(await opcao(posto, maior.id)).toMatchObject({ quando: 'JA', diferenca: 240.66 })
    await mudar(posto, maior.id)
    await ir(new Date('2027-12-01T15:00:00Z'))
    await issueCobrancas(server.app.services)
    expect((await cobrancas(posto)).slice(3)).toMatchObject([
      { tipo: 'DIFERENCA', valor: 240.66, competencia: '2027-06-01', fim: '2027-11-30' },
      { tipo: 'PLANO', valor: 200, inicio: '2027-12-01', fim: '2027-12-31' },
    ])
  })

  it('is refused to a suspended post, which may still choose a smaller one', async () => {
    const [menor, atual, maior] = [await newPlano(50), await newPlano(100), await newPlano(160)]
    const posto = await subscribed(atual.id)
    await ir(new Date('2027-01-20T15:00:00Z'))
    expect(await opcao(posto, maior.id)).toMatchObject({ impedimento: 'PLANO_SUSPENSO' })
    expect((await mudar(posto, maior.id)).json()).toMatchObject({ messages: [{ code: 'PLANO_SUSPENSO' }] })
    expect((await mudar(posto, menor.id)).json()).toMatchObject({
      agendado: { id: menor.id, em: '2027-02-01' },
    })
  })
})

describe('rede §3: two at once, twice, late', () => {
  it('two changes at once: one wins, the other reads what there is now', async () => {
    const [um, dois, tres] = [await newPlano(100), await newPlano(160), await newPlano(220)]
    const posto = await subscribed(um.id)
    const [a, b] = [await opcao(posto, dois.id), await opcao(posto, tres.id)]
    const put = ({ id, diferenca, versao }: typeof a) =>
      financeiro.put(`/postoAutorizado/${posto}/plano`, { plano: { id }, diferenca, versao })
    const answers = await Promise.all([put(a), put(b)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((menos, mais) => menos - mais)).toEqual([
      200, 409,
    ])
    expect(await cobrancas(posto)).toHaveLength(2)
  })

  it('the same key twice changes once; another amount than the one of today is refused', async () => {
    const [um, dois] = [await newPlano(100), await newPlano(160)]
    const posto = await subscribed(um.id)
    expect((await mudar(posto, dois.id, 1)).json()).toMatchObject({
      messages: [{ code: 'PLANO_VALOR_MUDOU' }],
    })
    const body = { plano: { id: dois.id }, diferenca: 30, versao: 1 }
    const key = { 'idempotency-key': `plano-${posto}` }
    const answers = [
      await financeiro.put(`/postoAutorizado/${posto}/plano`, body, key),
      await financeiro.put(`/postoAutorizado/${posto}/plano`, body, key),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await cobrancas(posto)).toHaveLength(2)
  })
})

describe('rede §3: a smaller plan', () => {
  it('begins with the next period, and can be given up before', async () => {
    const [menor, atual] = [await newPlano(50, 2), await newPlano(100, 5)]
    const posto = await subscribed(atual.id)
    const marked = await mudar(posto, menor.id)
    expect(marked.json()).toMatchObject({
      plano: { id: atual.id, ate: '2026-11-30' },
      agendado: { id: menor.id, em: '2026-12-01' },
    })
    expect(await licencas(posto)).toBe(5)
    const path = `/postoAutorizado/${posto}/plano/desistir`
    expect((await financeiro.put(path, { versao: 1 })).statusCode).toBe(409)
    expect((await financeiro.put(path, { versao: 2 })).json()).toMatchObject({ agendado: null, versao: 3 })
    expect((await financeiro.put(path, { versao: 3 })).statusCode).toBe(404)
    await mudar(posto, menor.id)
    await ir(new Date('2026-12-01T15:00:00Z'))
    await issueCobrancas(server.app.services)
    expect(await licencas(posto)).toBe(2)
    expect(await cobrancas(posto)).toMatchObject([{ valor: 100 }, { valor: 50 }])
  })

  it('a plan with fewer licences than people is refused; a person who joined later keeps the old plan, and a ticket says so', async () => {
    const [menor, atual] = [await newPlano(50, 2), await newPlano(100, 5)]
    const posto = await subscribed(atual.id)
    await pessoas(posto, 2)
    expect((await mudar(posto, menor.id)).statusCode).toBe(200)
    await pessoas(posto, 1)
    expect((await mudar(posto, menor.id)).json()).toMatchObject({ messages: [{ code: 'LICENCAS_EM_USO' }] })
    await ir(new Date('2026-12-01T15:00:00Z'))
    await issueCobrancas(server.app.services)
    expect(await cobrancas(posto)).toMatchObject([{ valor: 100 }, { valor: 100 }])
    expect(
      await db.selectFrom('chamado').where('posto_id', '=', posto).select(['titulo', 'categoria']).execute(),
    ).toEqual([{ titulo: `Plano menor à espera: ${menor.nome}`, categoria: 'FINANCEIRO' }])
  })
})

it('rede §3: another due day holds for the charges to come; those that were made keep theirs', async () => {
  const posto = await subscribed((await newPlano(100)).id)
  const path = `/postoAutorizado/${posto}/plano/vencimento`
  expect((await financeiro.put(path, { diaVencimento: 7, versao: 1 })).statusCode).toBe(400)
  expect((await financeiro.put(path, { diaVencimento: 20, versao: 1 })).json()).toMatchObject({
    diaVencimento: 20,
    versao: 2,
  })
  expect((await financeiro.put(path, { diaVencimento: 5, versao: 1 })).statusCode).toBe(409)
  await ir(new Date('2026-12-01T15:00:00Z'))
  await issueCobrancas(server.app.services)
  expect(await cobrancas(posto)).toMatchObject([{ vencimento: '2026-11-10' }, { vencimento: '2026-12-20' }])
})

it('rede §3: the responsável changes the own post’s plan alone; who only sees charges changes none', async () => {
  const [um, dois] = [await newPlano(100, 50), await newPlano(160, 60)]
  await server.app.services.transaction((tx) =>
    createAssinatura(tx, autor(), { postoId: postos.um, planoId: um.id, diaVencimento: 10 }),
  )
  const outro = await subscribed(um.id)
  const responsavel = await server.as('responsavel@')
  const own = await responsavel.get(`/postoAutorizado/${postos.um}/plano`)
  expect(own.json()).toMatchObject({ plano: { id: um.id }, versao: 1 })
  expect((await responsavel.get(`/postoAutorizado/${outro}/plano`)).statusCode).toBe(404)
  const body = { plano: { id: dois.id }, diferenca: 60, versao: 1 }
  expect((await responsavel.put(`/postoAutorizado/${outro}/plano`, body)).statusCode).toBe(404)
  const dia = { diaVencimento: 15, versao: 1 }
  expect((await responsavel.put(`/postoAutorizado/${outro}/plano/vencimento`, dia)).statusCode).toBe(404)
  expect((await responsavel.put(`/postoAutorizado/${postos.um}/plano`, body)).statusCode).toBe(200)
  const semPlano = await insertPosto(db, { nome: 'Sem plano', cnpj: '70000000000999' })
  expect((await financeiro.get(`/postoAutorizado/${semPlano}/plano`)).json()).toMatchObject({
    messages: [{ code: 'POSTO_SEM_PLANO' }],
  })
})
