import { addDias } from '@app/rules/assistencia/cobranca'
import { localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/testing/app.ts'
import { insertPosto, seedPostos } from '../../../platform/testing/postos.ts'
import { issueCobrancas } from './jobs.ts'

const server = await startTestApp()
afterAll(server.close)
const { db } = server.database
await seedPostos(server)
const financeiro = await server.as('financeiro@')
const hoje = localDay(new Date(), ZONA_PADRAO)

const plano = (await financeiro.post('/planoValores', { nome: 'Corrida', licencas: 10, valor: 100 })).json<{
  id: number
}>()

let count = 0
/** A post that subscribed this many days ago, whose charges nobody has made yet. */
const subscribed = async (diasAtras: number): Promise<number> => {
  const posto_id = await insertPosto(db, {
    nome: `Corre ${(count += 1)}`,
    cnpj: String(71_000_000_000_000 + count),
  })
  await db
    .insertInto('assinatura')
    .values({ posto_id, plano_id: plano.id, desde: addDias(hoje, -diasAtras), dia_vencimento: 10 })
    .execute()
  return posto_id
}
const chargesOf = (posto: number) =>
  db
    .selectFrom('cobranca')
    .where('posto_id', '=', posto)
    .orderBy('competencia')
    .select(['id', 'versao', 'competencia', 'tipo', 'valor'])
    .execute()
const charged = async () => {
  const posto = await subscribed(0)
  await issueCobrancas(server.app.services)
  const [cobranca] = await chargesOf(posto)
  if (!cobranca) throw new Error('nothing charged')
  return { posto, ...cobranca }
}
const confirmar = (id: number, fields: object) =>
  financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, { data: hoje, valor: 100, ...fields })
const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const creditsOf = (posto: number) =>
  db.selectFrom('cobranca_credito').where('posto_id', '=', posto).select(['valor', 'motivo']).execute()

describe('two confirmations by hand of one charge at once', () => {
  it('from two screens: one is taken, the other reads what there is now', async () => {
    const { id, posto, versao } = await charged()
    const answers = await Promise.all([confirmar(id, { versao }), confirmar(id, { versao })])
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      error: 'VERSAO_ANTIGA',
    })
    expect(await creditsOf(posto)).toEqual([])
  })

  it('one click sent twice with one key makes one payment and gets the same answer', async () => {
    const { id, posto } = await charged()
    const key = { 'idempotency-key': `corrida-${id}` }
    const pay = () =>
      financeiro.put(`/postoAutorizadoPagamento/confirmar/${id}`, { data: hoje, valor: 100 }, key)
    const answers = await Promise.all([pay(), pay()])
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    const after = await pay()
    expect(after.json().pagamentos).toHaveLength(1)
    expect(await creditsOf(posto)).toEqual([])
  })

  it('that say no version, as a program sends them: both came in, the second is the post’s credit', async () => {
    const { id, posto } = await charged()
    const answers = await Promise.all([confirmar(id, {}), confirmar(id, {})])
    expect(statuses(answers)).toEqual([200, 200])
    expect(await creditsOf(posto)).toEqual([{ valor: 100, motivo: 'PAGO_A_MAIS' }])
  })

  it('a payment and a cancellation at once lose no centavo, whichever comes first', async () => {
    const { id, posto } = await charged()
    const [pago, cancelada] = await Promise.all([
      confirmar(id, {}),
      financeiro.put(`/postoAutorizadoPagamento/cancelar/${id}`, { motivo: 'Engano' }),
    ])
    expect(pago.statusCode).toBe(200)
    const { situacao } = (await financeiro.get(`/postoAutorizadoPagamento/${id}`)).json()
    const credito = (await creditsOf(posto)).reduce((sum, { valor }) => sum + valor, 0)
    expect([situacao, credito]).toEqual(cancelada.statusCode === 200 ? ['CANCELADA', 100] : ['PAGA', 0])
  })
})

describe('a job run twice', () => {
  it('two processes that issue at once after three months off make each charge once', async () => {
    const postos = [await subscribed(100), await subscribed(100), await subscribed(100)]
    const other = await startTestApp({ database: server.test })
    try {
      await Promise.all([issueCobrancas(server.app.services), issueCobrancas(other.app.services)])
    } finally {
      await other.close()
    }
    for (const posto of postos) {
      const made = await chargesOf(posto)
      expect(made).toHaveLength(4)
      expect(new Set(made.map(({ competencia }) => competencia)).size).toBe(4)
    }
    expect(await issueCobrancas(server.app.services)).toBe(0)
  })
})
