import { NotaUpdate, type Nota } from '@app/contract/armazem/nota'
import { afterAll, expect, test } from 'vitest'
import { proveRoundTrip, type RoundTrip, type Trip } from '../../../platform/testing/round-trip.ts'
import { startNotas } from './testing/notas.ts'

const notas = await startNotas()
const { admin, um } = notas
await notas.importar('ok-5906-retorno')
const sabonete = await notas.createProduto('sabonete')
const outro = await notas.createProduto('outro')
afterAll(notas.server.close)

const createPedido = async (): Promise<{ id: number; numeroPedido: number }> => {
  const { id } = await notas.db
    .insertInto('pedido')
    .values({ cliente_id: um, data_hora_coleta: new Date('2027-01-04T12:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await admin.get(`/pedidos/${id}`)).json()
}
const pedido = await createPedido()

const CASES: Record<keyof NotaUpdate, RoundTrip<Nota>> = {
  id: { sent: ({ id }) => id, read: ({ id }) => ({ id }) },
  versao: { sent: ({ versao }) => versao, read: ({ versao }) => ({ versao }) },
  produtos: {
    sent: () => [{ id: outro }],
    read: () => ({ produtos: [{ id: outro }] }),
    told: ['Item 1: de “sabonete, ', ' para “outro, fator 1, 40 un, saída”'],
  },
  pedido: {
    sent: () => ({ id: pedido.id }),
    read: () => ({ pedido: { id: pedido.id, numeroPedido: pedido.numeroPedido } }),
    told: ['Pedido ligado: de vazio para ', ''],
    cell: String(pedido.numeroPedido),
  },
}

/** Export columns whose name differs from the key. */
const COLUMNS: Record<string, string> = { pedido: 'pedido.numeroPedido' }

test('there is a case for each key of the update', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(NotaUpdate.shape).sort())
})

const trip: Trip<Nota> = {
  create: async () => {
    await notas.forget()
    const { id } = await notas.salvar('ok-5906-retorno', [{ id: sabonete }])
    return (await admin.get(`/notas/${id}`)).json()
  },
  save: async ({ id }, body) => {
    const answer = await admin.put(`/notas/${id}`, body)
    expect(answer.statusCode, answer.body).toBe(200)
  },
  read: async ({ id }) => (await admin.get(`/notas/${id}`)).json(),
  history: async ({ id }) => {
    const log = await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=nota`)
    return log.json<{ changes: string[] }[]>()[0]?.changes ?? []
  },
  csv: async ({ chave }, key) => {
    const body = { fields: ['numero', COLUMNS[key] ?? key], filter: { chave } }
    return (await admin.post('/notas/export/CSV', body)).body.trimEnd().split('\r\n')[1] ?? ''
  },
  number: ({ numero }) => numero,
}

test.each(Object.entries(CASES))(
  'what PUT takes as %s of a note is read again, told in the history and exported',
  (key, one) => proveRoundTrip(trip, key, one),
)
