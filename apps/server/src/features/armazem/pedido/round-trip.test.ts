import { ANEXO_LABELS, ANEXOS, CAMPOS_PEDIDO, PedidoUpdate } from '@app/contract/armazem/pedido'
import type { Pedido } from '@app/contract/armazem/pedido'
import { namesOf } from '@app/contract/casca/campos'
import { afterAll, expect, test } from 'vitest'
import { sampleOf } from '../../../platform/testing/plain-field.ts'
import { advance, linha, startWarehouse } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const { operador, clientes, save, historyOf } = warehouse
const lote = await warehouse.stock({ cliente: clientes.um, codigo: 'A', lote: 'L1', quantidade: 1e6 })
afterAll(warehouse.close)

const novo = () => warehouse.create(operador, [linha(lote, 1)], { cliente: { id: clientes.um } })

type Case = {
  /** The order that is changed; a new one unless it has to be further on. */
  from?: () => Promise<Pedido>
  sent: (pedido: Pedido) => unknown
  /** What reading the order answers then. */
  read: (pedido: Pedido) => object
  /** What the sentence of the history begins and ends with; none for what is no change of the order's own. */
  told?: readonly [string, string]
  /** The cell of an export; none where lists have no column for it. */
  cell?: string
}

const casesOfPlain = () =>
  Object.fromEntries(
    namesOf(CAMPOS_PEDIDO).map((name): [string, Case] => {
      const { value, told, cell } = sampleOf(CAMPOS_PEDIDO[name])
      return [
        name,
        {
          sent: () => value,
          read: () => ({ [name]: value }),
          told: [`${CAMPOS_PEDIDO[name].label}: de `, ` para ${told}`],
          cell,
        },
      ]
    }),
  )

const file = {
  filename: 'nota.pdf',
  contentType: 'application/pdf',
  data: Buffer.from('%PDF-1.7\n').toString('base64'),
}
const ANEXO_CASES = Object.fromEntries(
  ANEXOS.map((campo): [string, Case] => [
    campo,
    {
      sent: () => file,
      read: () => ({ [campo]: { filename: 'nota.pdf' } }),
      told: [`Anexo ${ANEXO_LABELS[campo]}: `, 'incluído nota.pdf'],
    },
  ]),
)

const CASES: Record<string, Case> = {
  ...casesOfPlain(),
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

test.each(Object.entries(CASES))(
  'S7-049: what PUT takes as %s is read again, told in the history and exported',
  async (key, { from = novo, sent, read, told, cell }) => {
    const pedido = await from()
    await save(operador, pedido.id, { [key]: sent(pedido) })
    expect((await operador.get(`/pedidos/${pedido.id}`)).json()).toMatchObject(read(pedido))
    const [sentences = []] = await historyOf(pedido.id)
    const [begin, end] = told ?? ['', '']
    expect(sentences.some((one) => one.startsWith(begin) && one.endsWith(end))).toBe(true)
    if (cell === undefined) return
    const body = { fields: ['numeroPedido', key], filter: { numeroPedido: pedido.numeroPedido } }
    const { body: csv } = await operador.post('/pedidos/export/CSV', body)
    expect(csv.trimEnd().split('\r\n')[1]).toBe(`${pedido.numeroPedido};${cell}`)
  },
)

test.each([
  ['cliente', 400, { id: clientes.dois }],
  ['statusAlcis', 409, 'conferido'],
])('S7-049: %s of another value is refused, and nothing of the order changes', async (key, status, value) => {
  const { id, versao } = await save(operador, (await novo()).id, { concluido: true })
  expect((await operador.put(`/pedidos/${id}`, { [key]: value })).statusCode).toBe(status)
  expect((await operador.get(`/pedidos/${id}`)).json()).toMatchObject({ versao })
})
