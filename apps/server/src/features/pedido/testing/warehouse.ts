import type { Pedido, PedidoUpdate } from '@app/contract/pedido'
import type { LightMyRequestResponse } from 'fastify'
import { startTestApp, type Caller } from '../../../platform/testing/app.ts'
import { moveEstoque } from '../../estoque/index.ts'

/** The tests' Friday noon; the clock stands there until a test moves it. */
export const NOON = new Date('2026-11-20T15:00:00Z')
export const COLETA = '2026-11-23T12:15:00.000Z'

type LoteNovo = {
  cliente: number
  codigo: string
  lote: string
  validade?: string | null
  quantidade: number
  inteiro?: boolean
  bloqueado?: boolean
}
/** A lot as an order's line names it. */
export type Lote = {
  saldoId: number
  produtoId: number
  lote: string
  validade: string | null
  codigoOmni: string
}

export const linha = ({ produtoId, lote, validade }: Lote, quantidade: unknown, id?: number) => ({
  ...(id !== undefined && { id }),
  produto: { id: produtoId },
  quantidade,
  observacoes: lote,
  dataValidade: validade,
})

/** The product with a clock, stock that came in through the ledger, and short words for what people do. */
export const startWarehouse = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  let now = NOON
  const started = await startTestApp({ clock: () => now, ...options })
  const { db } = started.database

  const produtoId = async ({ cliente, codigo, inteiro = true }: LoteNovo): Promise<number> => {
    const codigo_omni = `${cliente}-${codigo}`
    await db
      .insertInto('produto')
      .values({
        cliente_id: cliente,
        codigo_produto: codigo,
        descricao: `Produto ${codigo}`,
        codigo_omni,
        inteiro,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id } = await db
      .selectFrom('produto')
      .select('id')
      .where('codigo_omni', '=', codigo_omni)
      .executeTakeFirstOrThrow()
    return id
  }

  const stock = async (novo: LoteNovo): Promise<Lote> => {
    const produto = await produtoId(novo)
    const { cliente, lote, validade = null, quantidade, bloqueado = false } = novo
    const { id: saldoId } = await db
      .insertInto('saldo')
      .values({ cliente_id: cliente, produto_id: produto, lote, validade, bloqueado })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (quantidade > 0)
      await moveEstoque(db, [{ saldoId, tipo: 'ENTRADA', fisico: quantidade, reservado: 0 }], {
        pedidoId: null,
        usuarioId: null,
        now,
      })
    return { saldoId, produtoId: produto, lote, validade, codigoOmni: `${cliente}-${novo.codigo}` }
  }

  const saldo = (saldoId: number) =>
    db
      .selectFrom('saldo')
      .select(['quantidade', 'reservado'])
      .where('id', '=', saldoId)
      .executeTakeFirstOrThrow()

  return {
    ...started,
    db,
    stock,
    saldo,
    create: createPedido,
    save: savePedido,
    setClock: (to: Date) => {
      now = to
    },
    admin: await started.as('admin'),
    operador: await started.as('operador'),
    cliente: await started.as('cliente'),
    cliente2: await started.as('cliente2'),
  }
}
export type Warehouse = Awaited<ReturnType<typeof startWarehouse>>

/** The order of a good answer; anything else fails with what was answered instead. */
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

/** The steps from CRIADO to a stage, by who may. */
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
