import { NotaUpdate, type Nota } from '@app/contract/armazem/nota'
import { afterAll, expect, test } from 'vitest'
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

type Case = {
  sent: (nota: Nota) => unknown
  /** What reading the note answers then. */
  read: (nota: Nota) => object
  /** The sentence of the history; none for what is no change. */
  told?: RegExp
  /** The column of an export and its cell; none where lists have none. */
  csv?: readonly [column: string, cell: string]
}

const CASES: Record<keyof NotaUpdate, Case> = {
  id: { sent: ({ id }) => id, read: ({ id }) => ({ id }) },
  versao: { sent: ({ versao }) => versao, read: ({ versao }) => ({ versao }) },
  produtos: {
    sent: () => [{ id: outro }],
    read: () => ({ produtos: [{ id: outro }] }),
    told: /^Item 1: de “sabonete, .* para “outro, /,
  },
  pedido: {
    sent: () => ({ id: pedido.id }),
    read: () => ({ pedido: { id: pedido.id, numeroPedido: pedido.numeroPedido } }),
    told: /^Pedido ligado: de vazio para /,
    csv: ['pedido.numeroPedido', String(pedido.numeroPedido)],
  },
}

test('there is a case for each key of the update', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(NotaUpdate.shape).sort())
})

test.each(Object.entries(CASES))(
  'what PUT takes as %s of a note is read again, told in the history and exported',
  async (key, { sent, read, told, csv }) => {
    await notas.forget()
    const { id, chave } = await notas.salvar('ok-5906-retorno', [{ id: sabonete }])
    const nota: Nota = (await admin.get(`/notas/${id}`)).json()
    expect((await admin.put(`/notas/${id}`, { [key]: sent(nota) })).statusCode).toBe(200)
    expect((await admin.get(`/notas/${id}`)).json()).toMatchObject(read(nota))
    const history = await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=nota`)
    const sentences = history.json<{ changes: string[] }[]>().flatMap(({ changes }) => changes)
    if (told) expect(sentences).toContainEqual(expect.stringMatching(told))
    if (!csv) return
    const [column, cell] = csv
    const { body } = await admin.post('/notas/export/CSV', { fields: [column], filter: { chave } })
    expect(body.trimEnd().split('\r\n')[1]).toBe(cell)
  },
)
