import { addDias, centavos, dividaEm } from '@app/rules/assistencia/cobranca'
import { formatDay } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { readSeed } from '../../../../../../scripts/lib/seed.ts'
import { createAcaso } from '../../../platform/testing/acaso.ts'
import { startTestApp } from '../../../platform/testing/app.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { createAssinatura } from './index.ts'

const server = await startTestApp()
afterAll(server.close)
const { db } = server.database
const postos = await seedPostos(server)
const financeiro = await server.as('financeiro@')
const acaso = createAcaso(readSeed())
const ate = (n: number): number => Math.floor(acaso() * n)

const { id: planoId } = (
  await financeiro.post('/planoValores', { nome: 'Oficina', licencas: 10, valor: 100 })
).json<{ id: number }>()
await server.app.services.transaction((tx) =>
  createAssinatura(
    tx,
    { ...server.app.services, usuario: null },
    { postoId: postos.um, planoId, diaVencimento: 10 },
  ),
)
const { id: assinaturaId } = await db.selectFrom('assinatura').select('id').executeTakeFirstOrThrow()

let feitas = 0
/** An open charge of a period, made at that moment. */
const insertCobrada = async (inicio: string, criado_em: Date): Promise<number> => {
  const { id } = await db
    .insertInto('cobranca')
    .values({
      assinatura_id: assinaturaId,
      posto_id: postos.um,
      plano_id: planoId,
      tipo: 'PLANO',
      competencia: `${1700 + (feitas += 1)}-01-01`,
      inicio,
      fim: addDias(inicio, 30),
      vencimento: addDias(inicio, 9),
      pagavel_ate: addDias(inicio, 9),
      valor: 100,
      multa_percentual: 2,
      juros_percentual: 1,
      txid: `FEITA${feitas}`,
      criado_em,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const pay = (id: number, data: string) =>
  financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, { data, valor: 100 })

it.each([
  ['on the first day of its period', '2026-03-01', '2026-03-01T13:00:00Z', '2026-03-01'],
  ['late, by a job', '2026-03-01', '2026-03-20T13:00:00Z', '2026-03-01'],
  // 23:30 of the day before in São Paulo.
  ['before its period begins', '2026-04-01', '2026-03-28T02:30:00Z', '2026-03-27'],
])('a charge made %s is paid on no day before', async (_when, inicio, feita, desde) => {
  const id = await insertCobrada(inicio, new Date(feita))
  for (const data of ['1999-01-01', addDias(desde, -1)]) {
    const refused = await pay(id, data)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().messages).toMatchObject([
      {
        fieldName: 'data',
        code: 'COBRANCA_DATA_ANTES',
        text: `O pagamento não pode ter data antes de ${formatDay(desde)}, quando a cobrança foi feita.`,
      },
    ])
  }
  expect((await financeiro.get(`/postoAutorizadoPagamento/${id}`)).json().devido).toMatchObject({ multa: 2 })
  expect((await pay(id, desde)).json()).toMatchObject({ situacao: 'PAGA' })
})

it('rede §3: the list names the fine and interest that the rules give, whatever was paid before', async () => {
  const pagavelAte = '2020-01-10'
  for (let n = 0; n < 120; n += 1) {
    const cobrada = {
      valor: (1 + ate(100_000)) / 100,
      multa_percentual: ate(201) / 100,
      juros_percentual: ate(101) / 100,
    }
    const { id } = await db
      .insertInto('cobranca')
      .values({
        ...cobrada,
        assinatura_id: assinaturaId,
        posto_id: postos.um,
        plano_id: planoId,
        tipo: 'PLANO',
        competencia: `${1800 + n}-01-01`,
        inicio: '2020-01-01',
        fim: '2020-01-31',
        vencimento: pagavelAte,
        pagavel_ate: pagavelAte,
        txid: `ENCARGOS${n}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const pagos = Array.from({ length: ate(4) }, () => ({
      data: addDias(pagavelAte, ate(90) - 20),
      valor: Math.max(1, ate(Math.ceil(cobrada.valor * 25))) / 100,
    })).filter((_, index) => cobrada.valor > 1 || index < 1)
    const datas = pagos.map((pago) => ({ ...pago, cobranca_id: id }))
    if (datas.length > 0) await db.insertInto('cobranca_pagamento').values(datas).execute()
    const dia = addDias(pagavelAte, ate(200) - 30)
    const { rows } = await sql<{ encargos: number }>`
      select encargos_da_cobranca(cobranca, ${dia}::date) as encargos from cobranca where id = ${id}`.execute(
      db,
    )
    const liquido = centavos(cobrada.valor)
    const feitos = pagos.map(({ data, valor }) => ({ data, valor: centavos(valor) }))
    const divida = dividaEm(
      {
        liquido,
        pagavelAte,
        criadaEm: '2020-01-01',
        multaPercentual: cobrada.multa_percentual,
        jurosPercentual: cobrada.juros_percentual,
      },
      feitos,
      dia,
    )
    const pago = feitos.filter(({ data }) => data <= dia).reduce((sum, { valor }) => sum + valor, 0)
    if (pago < liquido) expect(centavos(rows[0]?.encargos ?? -1)).toBe(divida.total + pago - liquido)
  }
})

it('rede §3: a charge’s row says what it would cost, what the coupon took off, and what being late costs', async () => {
  const { id } = await db
    .insertInto('cobranca')
    .values({
      assinatura_id: assinaturaId,
      posto_id: postos.um,
      plano_id: planoId,
      tipo: 'DIFERENCA',
      competencia: '2020-03-01',
      inicio: '2020-03-01',
      fim: '2020-03-31',
      vencimento: '2020-03-10',
      pagavel_ate: '2020-03-10',
      valor: 120,
      desconto: 20,
      multa_percentual: 2,
      juros_percentual: 1,
      txid: 'UMALINHA',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = async () =>
    (await financeiro.get('/postoAutorizadoPagamento?sort=id,desc'))
      .json<{ _embedded: { postoAutorizadoPagamento: { id: number }[] } }>()
      ._embedded.postoAutorizadoPagamento.find((each) => each.id === id)
  // Fifteen days late: 2 % and half a month of 1 %.
  await financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, {
    data: '2020-03-25',
    valor: 102.5,
    versao: 1,
  })
  expect(await row()).toMatchObject({ valor: 120, desconto: 20, total: 100, encargos: 2.5, situacao: 'PAGA' })
})
