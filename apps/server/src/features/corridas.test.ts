import { localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBancada } from './assistencia/ordemServico/testing/bancada.ts'
import { type ProductRun, runProduct } from '../platform/testing/product-run.ts'
import { swiftFolder } from '../platform/testing/temporary-folder.ts'
import { linha, type Lote, stockLot } from '../testing/stock.ts'

const LIMIT = 120_000

// Two processes of the product on the database of one test, so that nothing in memory can keep their calls apart.
const bancada = await startBancada({ listed: false })
const { app, db, postos } = bancada
// The bench's people work on its own day, the two processes on today's.
const orcada = await bancada.orcada()
bancada.setNow(new Date())
const folder = swiftFolder()
let runs: ProductRun[] = []
let addresses: string[] = []

beforeAll(async () => {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: folder.path,
    DATABASE_URL: app.test.url,
    PROCESSO: 'web',
    LOG_LEVEL: 'error',
  }
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  runs = [runProduct(main, env), runProduct(main, env)]
  const started = await Promise.all(runs.map((run) => run.address()))
  addresses = started.map((address) => address.replace('localhost', '127.0.0.1'))
}, LIMIT)

afterAll(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ ended }) => ended))
  await bancada.close()
  folder.remove()
}, LIMIT)

type Answer = { status: number; body: Record<string, unknown> }
type Call = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>

/** A person who calls one process and the other in turn. */
const inTurn = async (name: string): Promise<Call> => {
  const { token } = await app.as(name)
  let turn = 0
  return async (method, path, body, headers = {}) => {
    turn += 1
    const answer = await fetch(`${addresses[turn % addresses.length]}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) }
  }
}

const times = <T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => one(at)))
/** How many answers had which status: `{ 201: 10, 409: 20 }`. */
const counted = (answers: readonly Answer[]): Record<number, number> => {
  const found: Record<number, number> = {}
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1
  return found
}
const countOf = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n)

describe('the warehouse, from two processes at once', { timeout: LIMIT }, () => {
  const lote = (quantidade: number, codigo: string) =>
    stockLot(db, { cliente: app.clientes.um, codigo, lote: 'L1', quantidade }, new Date())
  const pedido = (de: Lote) => ({ dataHoraColeta: '2030-12-31T13:15:00Z', itens: [linha(de, 1)] })
  const saldoOf = ({ saldoId }: Lote) =>
    db
      .selectFrom('saldo')
      .select(['quantidade', 'reservado'])
      .where('id', '=', saldoId)
      .executeTakeFirstOrThrow()

  it('30 orders for the last 10: ten are saved, each with a number of its own, and none promises more', async () => {
    const [cliente, dez] = [await inTurn('cliente'), await lote(10, 'CORRIDA-1')]
    const answers = await times(30, () => cliente('POST', '/pedidos', pedido(dez)))
    expect(counted(answers)).toEqual({ 201: 10, 409: 20 })
    const numeros = answers.filter(({ status }) => status === 201).map(({ body }) => body['numeroPedido'])
    expect(new Set(numeros).size).toBe(10)
    expect(await saldoOf(dez)).toEqual({ quantidade: 10, reservado: 10 })
  })

  it('one click sent to both with one key: one order', async () => {
    const [cliente, lotes] = [await inTurn('cliente'), await lote(10, 'CORRIDA-2')]
    const key = { 'idempotency-key': 'corrida-pedido' }
    await times(6, () => cliente('POST', '/pedidos', pedido(lotes), key))
    expect(await saldoOf(lotes)).toEqual({ quantidade: 10, reservado: 1 })
  })

  it('one order deleted by six at once gives its stock back once', async () => {
    const [cliente, lotes] = [await inTurn('cliente'), await lote(10, 'CORRIDA-3')]
    const { body } = await cliente('POST', '/pedidos', pedido(lotes))
    const answers = await times(6, () => cliente('DELETE', `/pedidos/${String(body['id'])}`))
    expect(counted(answers)).toEqual({ 204: 1, 404: 5 })
    expect(await saldoOf(lotes)).toEqual({ quantidade: 10, reservado: 0 })
  })

  it('one count of a lot entered by six at once is booked once', async () => {
    const [operador, lotes] = [await inTurn('operador'), await lote(10, 'CORRIDA-4')]
    const ajuste = { quantidade: 7, esperado: 10, motivo: 'Contagem' }
    const answers = await times(6, () => operador('POST', `/estoque/saldos/${lotes.saldoId}/ajuste`, ajuste))
    expect(counted(answers)).toEqual({ 201: 1, 409: 5 })
    expect((await saldoOf(lotes)).quantidade).toBe(7)
  })
})

describe('the repair network, from two processes at once', { timeout: LIMIT }, () => {
  it('20 intakes of one post: each has a number of its own, without a gap', async () => {
    const atendente = await inTurn('atendente')
    const answers = await times(20, () => atendente('POST', '/ordemServico', bancada.entrada()))
    expect(counted(answers)).toEqual({ 201: 20 })
    const rows = await db
      .selectFrom('ordem_servico')
      .select('numero')
      .where('posto_id', '=', postos.um)
      .orderBy('numero')
      .execute()
    expect(rows.map(({ numero }) => numero)).toEqual(rows.map((_, at) => at + 1))
  })

  it('a budget approved by six at once is approved once', async () => {
    const atendente = await inTurn('atendente')
    const { id, versao } = orcada
    const answers = await times(6, () =>
      atendente('PUT', `/ordemServico/aprovarOrcamento/${id}`, { nome: 'Dalva', versao }),
    )
    expect(counted(answers)).toEqual({ 200: 1, 409: 5 })
    const historico = await (await app.as('atendente')).get(`/ordemServico/historico/${id}`)
    const acts = historico.json<{ acao: string }[]>().filter(({ acao }) => acao === 'aprovarOrcamento')
    expect(acts).toHaveLength(1)
  })

  it('parts sent by six at once out of a stock of five: never below zero, and the ledger adds up', async () => {
    const [sp, tecnico] = [await inTurn('sp'), await inTurn('tecnico')]
    const peca = { id: bancada.peca.id }
    await sp('POST', '/estoquePeca', {
      posto: { id: postos.um },
      peca,
      quantidade: 5,
      minimo: 0,
      motivo: 'Contagem inicial',
    })
    const answers = await times(6, () =>
      tecnico('POST', '/transferenciaPeca', {
        destino: { id: postos.filho },
        itens: [{ peca, quantidade: 2 }],
      }),
    )
    expect(counted(answers)[201]).toBe(2)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const sent = answers.find(({ status }) => status === 201)?.body['id']
    const filho = await inTurn('atendente.filho')
    const received = await times(6, () => filho('PUT', `/transferenciaPeca/receber/${String(sent)}`, {}))
    expect(counted(received)).toEqual({ 200: 1, 409: 5 })
    const rows = await db
      .selectFrom('estoque_peca')
      .select(['posto_id', 'quantidade'])
      .where('peca_id', '=', peca.id)
      .orderBy('posto_id')
      .execute()
    expect(rows.map(({ quantidade }) => quantidade).toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  it('one charge paid by six at once, from the same page: one payment', async () => {
    const financeiro = await inTurn('financeiro')
    const { body: plano } = await financeiro('POST', '/planoValores', {
      nome: 'Corrida',
      licencas: 5,
      valor: 100,
    })
    const hoje = localDay(new Date(), ZONA_PADRAO)
    const { id: assinatura } = await db
      .insertInto('assinatura')
      .values({ posto_id: postos.dois, plano_id: Number(plano['id']), desde: hoje, dia_vencimento: 10 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id, versao } = await db
      .insertInto('cobranca')
      .values({
        assinatura_id: assinatura,
        posto_id: postos.dois,
        plano_id: Number(plano['id']),
        tipo: 'PLANO',
        competencia: '2026-01-01',
        inicio: '2026-01-01',
        fim: '2026-01-31',
        vencimento: '2026-01-10',
        pagavel_ate: '2026-01-12',
        valor: 100,
        multa_percentual: 2,
        juros_percentual: 1,
        txid: 'T10000000000001',
      })
      .returning(['id', 'versao'])
      .executeTakeFirstOrThrow()
    const answers = await times(6, () =>
      financeiro('PUT', `/postoAutorizadoPagamento/confirmar/${id}`, { data: hoje, valor: 100, versao }),
    )
    expect(counted(answers)).toEqual({ 200: 1, 409: 5 })
    expect(await countOf(sql`select count(*) as n from cobranca_pagamento where cobranca_id = ${id}`)).toBe(1)
  })
})

describe('after all of them', () => {
  it.each([
    [
      'a lot is what its ledger says',
      sql<{ n: number }>`select count(*) as n from (
        select from saldo s left join movimento m on m.saldo_id = s.id group by s.id
        having s.quantidade <> coalesce(sum(m.fisico), 0) or s.reservado <> coalesce(sum(m.reservado), 0)) x`,
    ],
    [
      'a stock of parts is what its ledger says',
      sql<{ n: number }>`select count(*) as n from (
        select from estoque_peca e left join movimento_peca m on m.estoque_peca_id = e.id group by e.id
        having e.quantidade <> coalesce(sum(m.fisico), 0) or e.reservado <> coalesce(sum(m.reservado), 0)) x`,
    ],
  ])('%s', async (_what, query) => {
    expect(await countOf(query)).toBe(0)
  })
})
