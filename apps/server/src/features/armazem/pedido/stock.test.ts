import type { Pedido } from '@app/contract/armazem/pedido'
import { addQuantity } from '@app/rules/casca/quantidade'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { COLETA, linha, startWarehouse, wrongFields, type Lote, type Warehouse } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
afterAll(warehouse.close)

/** Balances that break an invariant; there must be none after any step. */
const brokenBalances = async () => {
  const { rows } = await warehouse.database.pool.query(`
    select saldo.id, saldo.quantidade, saldo.reservado, livro.fisico, livro.reservado as livro_reservado, aberto.total
      from saldo
      left join lateral (select coalesce(sum(fisico), 0) as fisico, coalesce(sum(reservado), 0) as reservado
                           from movimento where saldo_id = saldo.id) livro on true
      left join lateral (select coalesce(sum(item.quantidade), 0) as total
                           from pedido_item item join pedido on pedido.id = item.pedido_id
                          where item.saldo_id = saldo.id
                            and etapa <> 'CANCELADO' and status_alcis <> 'expedido') aberto on true
     where saldo.quantidade <> livro.fisico or saldo.reservado <> livro.reservado
        or saldo.reservado <> aberto.total or saldo.reservado < 0 or saldo.reservado > saldo.quantidade`)
  return rows
}

type Answer = Awaited<ReturnType<Warehouse['cliente']['post']>>

/** A busy machine may answer 503 with Retry-After; a client then tries again. */
const patiently = async (call: () => Promise<Answer>): Promise<Answer> => {
  const answer = await call()
  return answer.statusCode === 503 && answer.headers['retry-after'] ? patiently(call) : answer
}

test('200 concurrent orders on a lot of exactly 300: what is sold is 300, the rest are told what is left', async () => {
  const { cliente, clientes } = warehouse
  const lote = await warehouse.stock({ cliente: clientes.um, codigo: 'CORRIDA', lote: 'Q', quantidade: 300 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      patiently(() =>
        cliente.post('/pedidos', { dataHoraColeta: COLETA, itens: [linha(lote, 1 + (at % 4))] }),
      ),
    ),
  )
  const sold = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json<Pedido>())
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(addQuantity(...sold.flatMap(({ itens }) => itens.map(({ quantidade }) => quantidade)))).toBe(300)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect([answer.statusCode, wrongFields(answer)]).toEqual([
      409,
      ['itens[0].quantidade ESTOQUE_INSUFICIENTE'],
    ])
    expect(answer.json().messages[0].params.quantidadeDisponivel).toBeLessThan(4)
  }
  expect(await warehouse.saldo(lote.saldoId)).toEqual({ quantidade: 300, reservado: 300 })
  expect(await brokenBalances()).toEqual([])
})

test('orders that take the same lots in opposite order at once: all are answered, none deadlocks', async () => {
  const { cliente, clientes } = warehouse
  const lotes = await Promise.all(
    ['X', 'Y', 'Z'].map((name) =>
      warehouse.stock({ cliente: clientes.um, codigo: `CRUZ${name}`, lote: name, quantidade: 1e6 }),
    ),
  )
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const itens = lotes.map((lote) => linha(lote, 1 + at))
      const body = { dataHoraColeta: COLETA, itens: at % 2 ? itens : itens.toReversed() }
      return patiently(() => cliente.post('/pedidos', body))
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
  const { rows } = await warehouse.database.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(rows[0]?.deadlocks).toBe(0)
})

type Step =
  | { kind: 'create'; picks: number[] }
  | { kind: 'edit'; order: number; picks: number[] }
  | { kind: 'move'; order: number; body: object }
  | { kind: 'way'; order: number; bodies: object[] }
  | { kind: 'delete'; order: number }
  | { kind: 'together'; steps: Step[] }

const WAY: object[] = [
  { concluido: true, status: 'EM_SEPARACAO' },
  { status: 'A_FATURAR' },
  { status: 'FATURADO' },
  { statusAlcis: 'expedido' },
  { statusAlcis: 'conferido' },
  { status: 'A_FATURAR' },
]
const move = fc.constantFrom<object>(
  { concluido: true },
  { status: 'CRIADO' },
  { statusAlcis: 'expedido' },
  { statusAlcis: 'conferido' },
  { status: 'CANCELADO' },
)
const picks = fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 3, maxLength: 3 })
const order = fc.nat({ max: 30 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const), picks }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), order, picks }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), order, body: move }) },
  // Moves an order a part of the way to the dispatch and back.
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('way' as const),
      order,
      bodies: fc.integer({ min: 1, max: WAY.length }).map((length) => WAY.slice(0, length)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), order }) },
)
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: step },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('together' as const),
        steps: fc.array(step, { minLength: 2, maxLength: 6 }),
      }),
    },
  ),
  { minLength: 10, maxLength: 25 },
)

test('any mix of saves, edits, moves, cancellations, dispatches, undoings and deletions keeps every balance provable', async () => {
  const { admin, clientes } = warehouse
  const outcomes = new Map<number, number>()
  let round = 0
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      round += 1
      const lotes = await Promise.all(
        ['a', 'b', 'c'].map((lote, at) =>
          warehouse.stock({
            cliente: clientes.um,
            codigo: `MIX${round}`,
            lote,
            validade: `2027-0${at + 1}-01`,
            quantidade: 5 + at,
            inteiro: false,
          }),
        ),
      )
      const lines = (units: number[]) =>
        units.flatMap((unit, at) => (unit > 0 ? [linha(lotes[at] as Lote, unit / 10_000)] : []))
      const ids: number[] = []
      const run = async (what: Step): Promise<void> => {
        if (what.kind === 'together') {
          await Promise.all(what.steps.map(run))
          return
        }
        if (what.kind === 'way') {
          for (const body of what.bodies) await run({ kind: 'move', order: what.order, body })
          return
        }
        const id = 'order' in what ? (ids[what.order % Math.max(1, ids.length)] ?? 0) : 0
        const answer = await (() => {
          switch (what.kind) {
            case 'create':
              return admin.post('/pedidos', {
                dataHoraColeta: COLETA,
                cliente: { id: clientes.um },
                itens: lines(what.picks),
              })
            case 'edit':
              return admin.put(`/pedidos/${id}`, { itens: lines(what.picks) })
            case 'move':
              return admin.put(`/pedidos/${id}`, what.body)
            case 'delete':
              return admin.del(`/pedidos/${id}`)
          }
        })()
        if (answer.statusCode === 201) ids.push(answer.json<Pedido>().id)
        outcomes.set(answer.statusCode, (outcomes.get(answer.statusCode) ?? 0) + 1)
        expect([200, 201, 204, 400, 404, 409], answer.body).toContain(answer.statusCode)
      }
      for (const what of plan) {
        await run(what)
        expect(await brokenBalances()).toEqual([])
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
  // The mix contained acts of every kind, and refusals.
  const { rows } = await warehouse.database.pool.query<{ tipo: string; total: number }>(
    'select tipo, count(*) as total from movimento where pedido_id is not null group by tipo',
  )
  for (const tipo of ['RESERVA', 'LIBERACAO', 'SAIDA', 'ESTORNO'])
    expect(rows.find((row) => row.tipo === tipo)?.total, tipo).toBeGreaterThan(5)
  expect(outcomes.get(409)).toBeGreaterThan(5)
}, 120_000)

test('the ledger and the audit are for ever: the database itself refuses to change them', async () => {
  const { pool } = warehouse.database
  for (const sql of [
    'update movimento set fisico = 1',
    'delete from movimento',
    'delete from auditoria',
    'truncate auditoria cascade',
  ])
    await expect(pool.query(sql)).rejects.toThrow('append-only')
})
