import type { Pedido, PedidoUpdate } from '@app/contract/armazem/pedido'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type Caller } from '../../../../platform/testing/app.ts'
import { COLETA, NOON, stockLot, type Lote, type LoteNovo } from '../../../../testing/stock.ts'

export { COLETA, linha, NOON, type Lote } from '../../../../testing/stock.ts'

/** The product with a clock, stock that came in through the ledger, and helpers for people's acts. */
export const startWarehouse = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  let now = NOON
  const started = await startTestApp({ clock: () => now, ...options })
  const { db } = started.database

  const stock = (novo: LoteNovo): Promise<Lote> => stockLot(db, novo, now)

  const saldo = (saldoId: number) =>
    db
      .selectFrom('saldo')
      .select(['quantidade', 'reservado'])
      .where('id', '=', saldoId)
      .executeTakeFirstOrThrow()

  const admin = await started.as('admin')
  return {
    ...started,
    db,
    stock,
    saldo,
    /** The history of an order, newest first. */
    historyOf: async (id: number): Promise<string[][]> => {
      const answer = await admin.get(`/api/auditlogs/by-entity-id/${id}`)
      return answer.json<{ changes: string[] }[]>().map(({ changes }) => changes)
    },
    create: createPedido,
    save: savePedido,
    setClock: (to: Date) => {
      now = to
    },
    admin,
    operador: await started.as('operador'),
    cliente: await started.as('cliente'),
    cliente2: await started.as('cliente2'),
  }
}
export type Warehouse = Awaited<ReturnType<typeof startWarehouse>>

/** Stock beyond any order: a lot that expires, one by weight without expiry, and one of the other company. */
const startStocked = async () => {
  const warehouse = await startWarehouse()
  const { stock, clientes } = warehouse
  const { um, dois } = clientes
  return {
    ...warehouse,
    lote: await stock({ cliente: um, codigo: 'A', lote: 'L1', validade: '2027-01-31', quantidade: 1e6 }),
    outro: await stock({ cliente: um, codigo: 'B', lote: 'L2', quantidade: 1e6, inteiro: false }),
    alheio: await stock({ cliente: dois, codigo: 'Z', lote: 'LZ', quantidade: 1000 }),
  }
}
type Stocked = Awaited<ReturnType<typeof startStocked>>

/**
 * The stocked warehouse of a test file; the clock is at noon when a test begins. It is filled before the first test.
 */
export const useStocked = (): Stocked => {
  const warehouse = {} as Stocked
  beforeAll(async () => {
    Object.assign(warehouse, await startStocked())
  })
  beforeEach(() => warehouse.setClock(NOON))
  afterAll(() => warehouse.close())
  return warehouse
}

/** The order of a successful answer; otherwise it fails with the answer. */
export const pedidoOf = (answer: LightMyRequestResponse, status: number): Pedido => {
  if (answer.statusCode !== status)
    throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body}`)
  return answer.json<Pedido>()
}

/** 'itens[0].quantidade ESTOQUE_INSUFICIENTE' …, sorted. */
export const wrongFields = (answer: LightMyRequestResponse): string[] =>
  answer
    .json<{ messages: { fieldName: string | null; code: string }[] }>()
    .messages.map(({ fieldName, code }) => `${fieldName ?? '-'} ${code}`)
    .sort()

const createPedido = async (caller: Caller, itens: unknown[], more: object = {}): Promise<Pedido> =>
  pedidoOf(await caller.post('/pedidos', { dataHoraColeta: COLETA, itens, ...more }), 201)

const savePedido = async (caller: Caller, id: number, body: object): Promise<Pedido> =>
  pedidoOf(await caller.put(`/pedidos/${id}`, body), 200)

/** Moves an order from CRIADO to a stage, each step by a person who may. */
export const advance = async (
  warehouse: Warehouse,
  pedido: Pedido,
  until: 'EM_SEPARACAO' | 'A_FATURAR' | 'FATURADO' | 'EXPEDIDO',
): Promise<Pedido> => {
  const steps: [typeof until, PedidoUpdate][] = [
    ['EM_SEPARACAO', { status: 'EM_SEPARACAO' }],
    ['A_FATURAR', { status: 'A_FATURAR' }],
    ['FATURADO', { status: 'FATURADO' }],
    ['EXPEDIDO', { statusAlcis: 'expedido' }],
  ]
  let current = pedido
  for (const [step, body] of steps) {
    current = await warehouse.save(warehouse.operador, pedido.id, body)
    if (step === until) break
  }
  return current
}
