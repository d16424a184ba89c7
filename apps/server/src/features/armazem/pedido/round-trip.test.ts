import { ANEXO_LABELS, ANEXOS, CAMPOS_PEDIDO, PedidoUpdate } from '@app/contract/armazem/pedido'
import type { Pedido } from '@app/contract/armazem/pedido'
import { afterAll, expect, test } from 'vitest'
import {
  plainTrips,
  proveRoundTrip,
  type RoundTrip,
  type Trip,
} from '../../../platform/testing/round-trip.ts'
import { advance, linha, startWarehouse } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const { operador, clientes, save, historyOf } = warehouse
const lote = await warehouse.stock({ cliente: clientes.um, codigo: 'A', lote: 'L1', quantidade: 1e6 })
afterAll(warehouse.close)

const novo = () => warehouse.create(operador, [linha(lote, 1)], { cliente: { id: clientes.um } })

const file = {
  filename: 'nota.pdf',
  contentType: 'application/pdf',
  data: Buffer.from('%PDF-1.7\n').toString('base64'),
}
const ANEXO_CASES = Object.fromEntries(
  ANEXOS.map((campo): [string, RoundTrip<Pedido>] => [
    campo,
    {
      sent: () => file,
      read: () => ({ [campo]: { filename: 'nota.pdf' } }),
      told: [`Anexo ${ANEXO_LABELS[campo]}: `, 'incluído nota.pdf'],
    },
  ]),
)

const CASES: Record<string, RoundTrip<Pedido>> = {
  ...plainTrips<Pedido>(CAMPOS_PEDIDO),
  ...ANEXO_CASES,
  id: { sent: ({ id }) => id, read: ({ id }) => ({ id }) },
  versao: { sent: ({ versao }) => versao, read: ({ versao }) => ({ versao }) },
  cliente: {
    sent: ({ cliente }) => ({ id: cliente.id }),
    read: ({ cliente }) => ({ cliente }),
    cell: 'Cliente Um',
  },
  itens: {
    sent: () => [linha(lote, 3)],
    read: () => ({ itens: [{ quantidade: 3, observacoes: 'L1' }] }),
    told: ['Item alterado: A Produto A lote L1, ', 'de 1 un para 3 un'],
  },
  status: {
    from: async () => save(operador, (await novo()).id, { concluido: true }),
    sent: () => 'EM_SEPARACAO',
    read: () => ({ status: 'EM_SEPARACAO', etapa: 'EM_SEPARACAO' }),
    told: ['Situação: de Criado', ' para Em separação'],
    cell: 'Em separação',
  },
  statusAlcis: {
    from: async () =>
      advance(warehouse, await save(operador, (await novo()).id, { concluido: true }), 'FATURADO'),
    sent: () => 'expedido',
    read: () => ({ statusAlcis: 'expedido' }),
    told: ['Status WMS: de “conferido”', ' para “expedido”'],
    cell: 'expedido',
  },
}

test('there is a case for each key of the update', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(PedidoUpdate.shape).sort())
})

const trip: Trip<Pedido> = {
  create: novo,
  save: ({ id }, body) => save(operador, id, body),
  read: async ({ id }) => (await operador.get(`/pedidos/${id}`)).json(),
  history: async ({ id }) => (await historyOf(id))[0] ?? [],
  csv: async ({ numeroPedido }, column) => {
    const body = { fields: ['numeroPedido', column], filter: { numeroPedido } }
    return (await operador.post('/pedidos/export/CSV', body)).body.trimEnd().split('\r\n')[1] ?? ''
  },
  number: ({ numeroPedido }) => numeroPedido,
}

test.each(Object.entries(CASES))(
  'S7-049: what PUT takes as %s is read again, told in the history and exported',
  (key, one) => proveRoundTrip(trip, key, one),
)

test.each([
  ['cliente', 400, { id: clientes.dois }],
  ['statusAlcis', 409, 'conferido'],
])('S7-049: %s of another value is refused, and nothing of the order changes', async (key, status, value) => {
  const { id, versao } = await save(operador, (await novo()).id, { concluido: true })
  expect((await operador.put(`/pedidos/${id}`, { [key]: value })).statusCode).toBe(status)
  expect((await operador.get(`/pedidos/${id}`)).json()).toMatchObject({ versao })
})
