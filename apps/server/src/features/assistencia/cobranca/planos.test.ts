import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'
import { createAssinatura } from './index.ts'
import { issueDevidas } from './actions/issue.ts'
import { lockAssinatura } from './store/assinatura.ts'

let hoje = new Date('2026-11-22T15:00:00Z')
const server = await startTestApp({ clock: () => hoje })
afterAll(server.close)
const { db } = server.database
await seedPostos(server)
const financeiro = await server.as('financeiro@')
const autor = () => ({ ...server.app.services, usuario: null })

let count = 0
const newPlano = async (valor: number, licencas = 5, periodicidade = 'MENSAL') => {
  const nome = `Plano ${(count += 1)}`
  const answer = await financeiro.post('/planoValores', { nome, licencas, valor, periodicidade })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number; versao: number; valorDesde: string }>()
}
const newPosto = () =>
  insertPosto(db, { nome: `Posto P${(count += 1)}`, cnpj: `8${String(count).padStart(13, '0')}` })
const cobrancas = (postoId: number) =>
  db
    .selectFrom('cobranca')
    .where('posto_id', '=', postoId)
    .select(['competencia', 'vencimento', 'pagavel_ate', 'valor', 'desconto', 'status', 'tipo'])
    .orderBy('inicio')
    .execute()

describe('S1-014, S7-099: /planoValores', () => {
  it('has list, form and calls for finance, and nothing for a service point', async () => {
    const plano = await newPlano(149.9)
    expect(plano.valorDesde).toBe('2026-11-22')
    const read = await financeiro.get(`/planoValores/${plano.id}`)
    expect(read.json()).toMatchObject({ valor: 149.9, licencas: 5, periodicidade: 'MENSAL', status: 'ATIVO' })
    expect((await financeiro.get('/planoValores')).json().page.totalElements).toBeGreaterThan(0)
    const responsavel = await server.as('responsavel@')
    expect((await responsavel.get('/planoValores')).statusCode).toBe(403)
  })

  it('a new price holds from the day it is said, and charges nothing anew', async () => {
    const [plano, posto] = [await newPlano(100), await newPosto()]
    await server.app.services.transaction((tx) =>
      createAssinatura(tx, autor(), { postoId: posto, planoId: plano.id, diaVencimento: 10 }),
    )
    const saved = await financeiro.put(`/planoValores/${plano.id}`, {
      valor: 130,
      valorDesde: '2027-01-01',
      versao: plano.versao,
    })
    expect(saved.json()).toMatchObject({ valor: 130, valorDesde: '2027-01-01' })
    expect(await cobrancas(posto)).toMatchObject([{ valor: 100, competencia: '2026-11-01' }])
    const { valor } = await db
      .selectFrom('cobranca')
      .where('posto_id', '=', posto)
      .select('valor')
      .executeTakeFirstOrThrow()
    expect(valor).toBe(100)
    await expect(
      db.updateTable('cobranca').set({ valor: 130 }).where('posto_id', '=', posto).execute(),
    ).rejects.toThrow('não muda de valor')
  })
})

it('rede §3: a price changed between view and payment: what was seen is refused', async () => {
  const [um, dois, posto] = [await newPlano(100), await newPlano(160), await newPosto()]
  await server.app.services.transaction((tx) =>
    createAssinatura(tx, autor(), { postoId: posto, planoId: um.id, diaVencimento: 10 }),
  )
  const path = `/postoAutorizado/${posto}/plano`
  const { opcoes, versao } = (await financeiro.get(path)).json<PlanoDoPosto>()
  const diferenca = opcoes.find(({ id }) => id === dois.id)?.diferenca
  const novo = { valor: 220, valorDesde: '2026-01-01', versao: dois.versao }
  expect((await financeiro.put(`/planoValores/${dois.id}`, novo)).statusCode).toBe(200)
  const late = await financeiro.put(path, { plano: { id: dois.id }, diferenca, versao })
  expect(late.json()).toMatchObject({ messages: [{ code: 'PLANO_VALOR_MUDOU' }] })
})

describe('rede §3: a post subscribes', () => {
  it('has its first charge, its licences and its coupon in one transaction', async () => {
    const [plano, posto] = [await newPlano(149.9, 3), await newPosto()]
    await db
      .insertInto('cupom')
      .values({ codigo: 'FEIRA', desconto_plano: 20, cobrancas_com_desconto: 2 })
      .execute()
    await server.app.services.transaction((tx) =>
      createAssinatura(tx, autor(), {
        postoId: posto,
        planoId: plano.id,
        diaVencimento: 20,
        codigoCupom: 'feira',
      }),
    )
    // The 20th of December is a Sunday.
    expect(await cobrancas(posto)).toEqual([
      {
        competencia: '2026-11-01',
        vencimento: '2026-12-20',
        pagavel_ate: '2026-12-21',
        valor: 149.9,
        desconto: 29.98,
        status: 'ABERTA',
        tipo: 'PLANO',
      },
    ])
    const { licencas } = await db
      .selectFrom('posto_autorizado')
      .where('id', '=', posto)
      .select('licencas')
      .executeTakeFirstOrThrow()
    expect(licencas).toBe(3)
  })

  it('refuses an unknown coupon at codigoCupom, and leaves nothing', async () => {
    const [plano, posto] = [await newPlano(50), await newPosto()]
    const tried = server.app.services.transaction((tx) =>
      createAssinatura(tx, autor(), {
        postoId: posto,
        planoId: plano.id,
        diaVencimento: 5,
        codigoCupom: 'NADA',
      }),
    )
    await expect(tried).rejects.toMatchObject({ code: 'CUPOM_DESCONHECIDO' })
    expect(await cobrancas(posto)).toEqual([])
  })

  it('twice, or after months away, the same charges stand; discount and new price each in their turn', async () => {
    const [plano, posto] = [await newPlano(100), await newPosto()]
    await db
      .insertInto('cupom')
      .values({ codigo: 'DUAS', desconto_plano: 10, cobrancas_com_desconto: 2 })
      .execute()
    await server.app.services.transaction((tx) =>
      createAssinatura(tx, autor(), {
        postoId: posto,
        planoId: plano.id,
        diaVencimento: 10,
        codigoCupom: 'DUAS',
      }),
    )
    await financeiro.put(`/planoValores/${plano.id}`, { valor: 120, valorDesde: '2027-01-22' })
    const run = () =>
      server.app.services.transaction(async (tx) => {
        const row = await lockAssinatura(tx, posto)
        return row ? issueDevidas(tx, autor(), row) : []
      })
    hoje = new Date('2027-03-01T15:00:00Z')
    expect(await run()).toHaveLength(3)
    expect(await run()).toHaveLength(0)
    hoje = new Date('2026-11-22T15:00:00Z')
    expect(await cobrancas(posto)).toMatchObject([
      { competencia: '2026-11-01', valor: 100, desconto: 10 },
      { competencia: '2026-12-01', valor: 100, desconto: 10 },
      { competencia: '2027-01-01', valor: 120, desconto: 0 },
      { competencia: '2027-02-01', valor: 120, desconto: 0 },
    ])
  })

  it('the plan chosen for the next period takes over with it, unless more people work there than it has licences', async () => {
    const [plano, menor, posto] = [await newPlano(100, 5), await newPlano(60, 2), await newPosto()]
    await server.app.services.transaction((tx) =>
      createAssinatura(tx, autor(), { postoId: posto, planoId: plano.id, diaVencimento: 10 }),
    )
    await db
      .updateTable('assinatura')
      .set({ proximo_plano_id: menor.id, proximo_plano_em: '2026-12-22' })
      .where('posto_id', '=', posto)
      .execute()
    hoje = new Date('2027-01-23T15:00:00Z')
    await server.app.services.transaction(async (tx) => {
      const row = await lockAssinatura(tx, posto)
      return row ? issueDevidas(tx, autor(), row) : []
    })
    hoje = new Date('2026-11-22T15:00:00Z')
    expect(await cobrancas(posto)).toMatchObject([{ valor: 100 }, { valor: 60 }, { valor: 60 }])
    expect(
      await db
        .selectFrom('assinatura')
        .innerJoin('posto_autorizado', 'posto_autorizado.id', 'assinatura.posto_id')
        .where('posto_id', '=', posto)
        .select(['plano_id', 'proximo_plano_id', 'assinatura.versao', 'posto_autorizado.licencas'])
        .executeTakeFirstOrThrow(),
    ).toEqual({ plano_id: menor.id, proximo_plano_id: null, versao: 2, licencas: 2 })
  })
})
