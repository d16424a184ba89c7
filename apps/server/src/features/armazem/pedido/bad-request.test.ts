import type { Pedido } from '@app/contract/armazem/pedido'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { expectOneShape } from '../../../platform/testing/app.ts'
import { listenToErrors } from '../../../platform/testing/log.ts'
import { COLETA, linha, useStocked, type Lote } from './testing/warehouse.ts'

const warehouse = useStocked()
let vencido: Lote
let logged: unknown[]
let pedido: Pedido
let deOutro: Pedido
beforeAll(async () => {
  const { stock, create, save, cliente, cliente2, clientes, lote, alheio } = warehouse
  vencido = await stock({
    cliente: clientes.um,
    codigo: 'A',
    lote: 'V',
    validade: '2026-11-19',
    quantidade: 9,
  })
  pedido = await create(cliente, [linha(lote, 5)])
  deOutro = await create(cliente2, [linha(alheio, 1)])
  pedido = await save(cliente, pedido.id, { urgente: true })
  logged = listenToErrors(warehouse.app)
})

/** The whole content of every table that a save writes, and the number of files. */
const everything = async (): Promise<string> => {
  const tables = ['pedido', 'pedido_item', 'anexo', 'saldo', 'movimento', 'auditoria', 'idempotencia']
  const found = await Promise.all(
    tables.map((table) => warehouse.database.pool.query(`select * from ${table} order by 1, 2`)),
  )
  return JSON.stringify(found.map(({ rows }) => rows))
}
let before: string
beforeEach(async () => {
  before = await everything()
})

const file = (filename: string, content: Buffer | string, more: object = {}) => ({
  nf: { filename, data: Buffer.from(content).toString('base64'), ...more },
})
const itens = (...lines: object[]) => ({ itens: lines })
const PDF = { contentType: 'application/pdf' }

// The bad input that the product promises to refuse, each for a new order and for a stored one.
const BODIES: [string, () => object | string, number, string][] = [
  [
    'an unknown product',
    () => itens(linha({ ...warehouse.lote, produtoId: 999_999 }, 1)),
    400,
    'itens[0].produto',
  ],
  [
    'a lot of another product',
    () => itens(linha({ ...warehouse.lote, lote: warehouse.outro.lote }, 1)),
    400,
    'itens[0].observacoes',
  ],
  ['a product of another company', () => itens(linha(warehouse.alheio, 1)), 400, 'itens[0].produto'],
  [
    'a lot of another company',
    () => itens(linha({ ...warehouse.alheio, produtoId: warehouse.lote.produtoId }, 1)),
    400,
    'itens[0].observacoes',
  ],
  ['an expired lot', () => itens(linha(vencido, 1)), 409, 'itens[0].observacoes'],
  ['S3-058: quantity 0', () => itens(linha(warehouse.lote, 0)), 400, 'itens[0].quantidade'],
  ['S3-058: a negative quantity', () => itens(linha(warehouse.lote, -3)), 400, 'itens[0].quantidade'],
  ['a quantity as text', () => itens(linha(warehouse.lote, 'doze')), 400, 'itens[0].quantidade'],
  ['a fraction of a whole-unit product', () => itens(linha(warehouse.lote, 1.5)), 400, 'itens[0].quantidade'],
  [
    'the third of three lines wrong',
    () => itens(linha(warehouse.lote, 1), linha(warehouse.outro, 1), linha(warehouse.lote, 0)),
    400,
    'itens[2].quantidade',
  ],
  ['31/02', () => ({ dataHoraColeta: '2026-02-31T10:00:00Z' }), 400, 'dataHoraColeta'],
  ['31/02 as people write it', () => ({ dataHoraColeta: '31/02/2026' }), 400, 'dataHoraColeta'],
  [
    '10,000 lines',
    () => itens(...Array.from({ length: 10_000 }, () => linha(warehouse.lote, 1))),
    400,
    'itens',
  ],
  ['S3-054: a file whose content is not its type', () => file('nf.pdf', 'MZ, nada de PDF', PDF), 400, 'nf'],
  ['S3-055: broken base64', () => ({ nf: { filename: 'nf.txt', data: 'não é base64!' } }), 400, 'nf'],
]

const asText = (body: object | string) => (typeof body === 'string' ? body : JSON.stringify(body))
const send = async (method: 'POST' | 'PUT', body: string, type = 'application/json') => {
  const answer = await warehouse.app.inject({
    method,
    url: method === 'POST' ? '/pedidos' : `/pedidos/${pedido.id}`,
    headers: { authorization: `Bearer ${warehouse.cliente.token}`, 'content-type': type },
    payload: body,
  })
  expectOneShape(answer)
  return answer
}
const expectNothing = async () => {
  expect(await everything()).toBe(before)
  expect(logged).toEqual([])
}

test.each(BODIES)(
  '%s: refused at its field, new or stored, and nothing else happens',
  async (_what, body, status, field) => {
    const order = { dataHoraColeta: COLETA, itens: [linha(warehouse.lote, 1)], ...(body() as object) }
    for (const answer of [await send('POST', asText(order)), await send('PUT', asText(body()))]) {
      expect(answer.statusCode, answer.body).toBe(status)
      const { messages } = answer.json<{ messages: { fieldName: string; code: string; text: string }[] }>()
      expect(messages.map(({ fieldName }) => fieldName)).toEqual([field])
      // The text is Portuguese and never the code itself.
      expect(messages[0]?.text).toMatch(/\p{Ll} /u)
    }
    await expectNothing()
  },
)

test('1e309, in a new order and in a stored one', async () => {
  for (const method of ['POST', 'PUT'] as const) {
    const body = asText({ dataHoraColeta: COLETA, ...itens(linha(warehouse.lote, 12_345)) }).replace(
      '12345',
      '1e309',
    )
    const answer = await send(method, body)
    expect([answer.statusCode, answer.json().messages[0].fieldName]).toEqual([400, 'itens[0].quantidade'])
  }
  await expectNothing()
})

test.each<[string, string, string, number, string]>([
  ['broken JSON', '{"itens":[', 'application/json', 400, 'JSON_INVALIDO'],
  [
    'JSON 20,000 deep',
    `{"itens":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    'application/json',
    400,
    'JSON_PROFUNDO',
  ],
  ['a list', '[]', 'application/json', 400, 'INVALID_REQUEST'],
  ['XML', '<pedido/>', 'application/xml', 415, 'TIPO_DE_CONTEUDO'],
  ['a form', 'urgente=true', 'application/x-www-form-urlencoded', 415, 'TIPO_DE_CONTEUDO'],
  ['text', '{"urgente":true}', 'text/plain', 415, 'TIPO_DE_CONTEUDO'],
])('%s is refused as a whole', async (_what, body, type, status, error) => {
  for (const method of ['POST', 'PUT'] as const) {
    const answer = await send(method, body, type)
    expect([answer.statusCode, answer.json().error], method).toEqual([status, error])
  }
  await expectNothing()
})

test('a body beyond 40 MB is refused unread', async () => {
  const answer = await send('PUT', asText(file('nf.txt', Buffer.alloc(31 * 1024 * 1024, 65))))
  expect([answer.statusCode, answer.json().error]).toEqual([413, 'CORPO_GRANDE'])
  await expectNothing()
})

test.each<[string, () => [number, object], number, string]>([
  ['an unknown move', () => [pedido.id, { status: 'ENTREGUE' }], 400, 'OPCAO_INVALIDA'],
  [
    'a move of an unfinished order',
    () => [pedido.id, { status: 'EM_SEPARACAO' }],
    409,
    'PEDIDO_NAO_CONCLUIDO',
  ],
  ['a stale version', () => [pedido.id, { versao: 1, urgente: false }], 409, 'VERSAO_ANTIGA'],
  ['an order that is not there', () => [999_999, { urgente: false }], 404, 'NOT_FOUND'],
])('%s is refused to staff', async (_what, asked, status, code) => {
  const [id, body] = asked()
  const answer = await warehouse.operador.put(`/pedidos/${id}`, body)
  expect([answer.statusCode, answer.json().messages[0].code]).toEqual([status, code])
  await expectNothing()
})

test('the order of another company does not exist', async () => {
  const answer = await warehouse.cliente.put(`/pedidos/${deOutro.id}`, { urgente: true })
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND'])
  await expectNothing()
})

test('a failure of our own is logged: the ear of these tests hears', async () => {
  const { files } = warehouse.app.services
  const put = files.put
  files.put = () => Promise.reject(new Error('de dentro'))
  const answer = await send('PUT', asText(file('nf.txt', 'nota')))
  files.put = put
  expect(answer.statusCode).toBe(500)
  expect(logged).toHaveLength(1)
})
