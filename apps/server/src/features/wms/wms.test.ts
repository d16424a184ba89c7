import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WmsPedido } from '@app/contract/wms'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { moveEstoque } from '../estoque/index.ts'
import { type Caller, startTestApp, type TestApp } from '../../platform/testing/app.ts'

const TOKEN = 'segredo-do-wms'
type Behaviour = (req: IncomingMessage, res: ServerResponse, pedido: WmsPedido) => void

const takes: Behaviour = (_req, res, { numeroPedido }) =>
  void res.end(JSON.stringify({ numeroPedido, recebido: true }))
const fails: Behaviour = (_req, res) => void res.writeHead(500).end()
const talksNonsense: Behaviour = (_req, res) => void res.end('<html>Bem-vindo</html>')
const staysSilent: Behaviour = () => {}
const hangsUp: Behaviour = (req) => void req.socket.destroy()

let behave: Behaviour = takes
let received: WmsPedido[] = []
const wms = createServer((req, res) => {
  let body = ''
  req.on('data', (part) => (body += String(part)))
  req.on('end', () => {
    const pedido = WmsPedido.parse(JSON.parse(body))
    received.push(pedido)
    behave(req, res, pedido)
  })
})

let app: TestApp
let cliente: Caller
let operador: Caller
let linha: object
beforeAll(async () => {
  await new Promise<void>((resolve) => wms.listen(0, '127.0.0.1', resolve))
  const { port } = wms.address() as AddressInfo
  app = await startTestApp({ work: true, env: { WMS_URL: `http://127.0.0.1:${port}`, WMS_TOKEN: TOKEN } })
  cliente = await app.as('cliente')
  operador = await app.as('operador')
  const { db } = app.database
  const dono = { cliente_id: app.clientes.um }
  const { id: produtoId } = await db
    .insertInto('produto')
    .values({ ...dono, codigo_produto: 'P1', codigo_omni: 'O1', descricao: 'Produto', unidade: 'un' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: saldoId } = await db
    .insertInto('saldo')
    .values({ ...dono, produto_id: produtoId, lote: 'L1', validade: '2099-12-31' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await moveEstoque(db, [{ saldoId, tipo: 'ENTRADA', fisico: 1000, reservado: 0 }], {
    pedidoId: null,
    usuarioId: null,
    now: new Date(),
  })
  linha = { produto: { id: produtoId }, quantidade: 3, observacoes: 'L1', dataValidade: '2099-12-31' }
})
afterAll(async () => {
  wms.closeAllConnections()
  wms.close()
  await app.close()
})
beforeEach(() => {
  behave = takes
  received = []
})

const create = async (concluido = true) => {
  const body = { dataHoraColeta: '2026-11-23T12:15:00.000Z', concluido, itens: [linha] }
  const answer = await cliente.post('/pedidos', body)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const read = async (id: number) => (await operador.get(`/pedidos/${id}`)).json()
const history = async (id: number) => (await operador.get(`/auditlog/by-entity-id/${id}`)).json()
const avisar = (numeroPedido: number, statusAlcis: string, token = TOKEN) =>
  app.anyone.post('/wms/status', { numeroPedido, statusAlcis }, { authorization: `Bearer ${token}` })

/** The queue's pauses grow to minutes; here every waiting job is due at once. */
const hurry = () => app.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
const untilReceived = (id: number) =>
  vi.waitFor(
    async () => {
      await hurry()
      expect(await read(id)).toMatchObject({ statusAlcis: 'recebido', wmsAguardando: false })
    },
    { timeout: 15_000, interval: 100 },
  )
const untilTried = (times: number) =>
  vi.waitFor(
    async () => {
      await hurry()
      expect(received.length).toBeGreaterThanOrEqual(times)
    },
    { timeout: 15_000, interval: 100 },
  )

test('S3-043 S4-108: a concluded order is handed over and comes back as received, told in the system’s name', async () => {
  const pedido = await create()
  expect(pedido).toMatchObject({ statusAlcis: 'não enviado', wmsAguardando: true })
  await untilReceived(pedido.id)
  expect(received[0]).toEqual({
    numeroPedido: pedido.numeroPedido,
    versao: 1,
    cancelado: false,
    numeroPedidoCliente: null,
    cliente: { codigoDepositante: 'DC1', cnpjCpf: '99999002000101', nomeFantasia: 'Cliente Um' },
    transportadora: null,
    dataHoraColeta: '2026-11-23T12:15:00.000Z',
    urgente: false,
    observacoes: null,
    itens: [
      {
        codigoProduto: 'P1',
        codigoOmni: 'O1',
        descricao: 'Produto',
        unidade: 'un',
        quantidade: 3,
        lote: 'L1',
        dataValidade: '2099-12-31',
      },
    ],
  })
  const [entry] = await history(pedido.id)
  expect(entry).toMatchObject({
    usuario: 'Sistema',
    changes: ['Status WMS: de “não enviado” para “recebido”'],
  })
  expect((await read(pedido.id)).versao).toBe(pedido.versao)
})

test('S4-117: an unfinished order causes no hand-over', async () => {
  const rascunho = await create(false)
  const pronto = await create()
  await untilReceived(pronto.id)
  expect(received.map(({ numeroPedido }) => numeroPedido)).toEqual([pronto.numeroPedido])
  expect(await read(rascunho.id)).toMatchObject({ statusAlcis: 'não enviado', wmsAguardando: false })
})

test.each<[string, Behaviour]>([
  ['answers 500', fails],
  ['answers nonsense', talksNonsense],
  ['hangs up', hangsUp],
])('a WMS that %s loses nothing: the order waits and goes over later', async (_what, behaviour) => {
  behave = behaviour
  const pedido = await create()
  await untilTried(2)
  expect(await read(pedido.id)).toMatchObject({ statusAlcis: 'não enviado', wmsAguardando: true })
  behave = takes
  await untilReceived(pedido.id)
})

test('a silent WMS blocks nobody: orders are saved, read and moved meanwhile', async () => {
  behave = staysSilent
  const start = performance.now()
  const pedido = await create()
  await untilTried(1)
  const moved = await operador.put(`/pedidos/${pedido.id}`, { status: 'EM_SEPARACAO' })
  expect(moved.statusCode).toBe(200)
  expect(moved.json()).toMatchObject({ status: 'EM_SEPARACAO', wmsAguardando: true })
  expect(performance.now() - start).toBeLessThan(4000)
  behave = takes
  wms.closeAllConnections()
  await vi.waitFor(
    async () => {
      await hurry()
      expect((await read(pedido.id)).wmsAguardando).toBe(false)
    },
    { timeout: 15_000, interval: 100 },
  )
})

test('an order that changes while it is handed over is sent again as it is then', async () => {
  const answers: (() => void)[] = []
  behave = (req, res, pedido) => void answers.push(() => takes(req, res, pedido))
  const pedido = await create()
  await untilTried(1)
  const saved = await operador.put(`/pedidos/${pedido.id}`, { urgente: true, versao: pedido.versao })
  expect(saved.statusCode).toBe(200)
  behave = takes
  for (const answer of answers) answer()
  await untilReceived(pedido.id)
  expect(received.at(-1)).toMatchObject({ versao: 2, urgente: true })
})

test('what the WMS reports moves the order, and what is reported twice moves it once', async () => {
  const pedido = await create()
  await untilReceived(pedido.id)
  const { numeroPedido, id } = pedido
  expect((await avisar(numeroPedido, 'em separação')).json()).toEqual({
    numeroPedido,
    statusAlcis: 'em separação',
  })
  expect(await read(id)).toMatchObject({ etapa: 'EM_SEPARACAO', statusAlcis: 'em separação', versao: 2 })
  expect((await avisar(numeroPedido, 'em separação')).statusCode).toBe(200)
  expect((await read(id)).versao).toBe(2)
  expect((await avisar(numeroPedido, 'conferido')).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ etapa: 'A_FATURAR', statusAlcis: 'conferido', versao: 3 })
  const [entry] = await history(id)
  expect(entry).toMatchObject({
    usuario: 'Sistema',
    changes: [
      'Situação: de Em separação para Conferido aguardando faturamento',
      'Status WMS: de “em separação” para “conferido”',
    ],
  })
})

test('S4-102 S4-111: reported as dispatched, the goods leave the stock by exactly the lines, once', async () => {
  const pedido = await create()
  await untilReceived(pedido.id)
  const { numeroPedido, id } = pedido
  for (const status of ['EM_SEPARACAO', 'A_FATURAR', 'FATURADO']) {
    expect((await operador.put(`/pedidos/${id}`, { status })).statusCode).toBe(200)
  }
  const stock = async () =>
    app.database.db.selectFrom('saldo').select(['quantidade', 'reservado']).executeTakeFirstOrThrow()
  const before = await stock()
  const answers = await Promise.all(Array.from({ length: 5 }, () => avisar(numeroPedido, 'expedido')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await read(id)).toMatchObject({
    etapa: 'FATURADO',
    statusAlcis: 'expedido',
    dataExpedicao: expect.any(String),
  })
  const after = await stock()
  expect(after).toEqual({ quantidade: before.quantidade - 3, reservado: before.reservado - 3 })
  const [ledger] = (
    await app.database.pool.query(
      `select sum(fisico) as quantidade, sum(reservado) as reservado from movimento`,
    )
  ).rows
  expect(ledger).toEqual(after)
  const [entry] = await history(id)
  expect(entry.changes).toContain('Expedido: 1 linha saiu do estoque')
  expect((await avisar(numeroPedido, 'conferido')).statusCode).toBe(409)
})

test('a report that does not follow is refused by name and changes nothing', async () => {
  const rascunho = await create(false)
  const draft = await avisar(rascunho.numeroPedido, 'em separação')
  expect(draft.statusCode).toBe(409)
  expect(draft.json().messages).toMatchObject([{ code: 'PEDIDO_NAO_CONCLUIDO' }])
  const pedido = await create()
  await untilReceived(pedido.id)
  const far = await avisar(pedido.numeroPedido, 'expedido')
  expect(far.statusCode).toBe(409)
  expect(far.json().messages).toMatchObject([
    { code: 'MOVIMENTO_INVALIDO', text: 'O pedido não pode ir de Criado para Expedido.' },
  ])
  await operador.put(`/pedidos/${pedido.id}`, { status: 'CANCELADO' })
  expect((await avisar(pedido.numeroPedido, 'em separação')).statusCode).toBe(409)
  expect((await avisar(999_999, 'recebido')).statusCode).toBe(404)
  expect(await read(pedido.id)).toMatchObject({ etapa: 'CANCELADO' })
})

test('a cancelled order is taken back from the WMS', async () => {
  const pedido = await create()
  await untilReceived(pedido.id)
  await operador.put(`/pedidos/${pedido.id}`, { status: 'CANCELADO' })
  await vi.waitFor(
    async () => {
      await hurry()
      expect(received.at(-1)).toMatchObject({ numeroPedido: pedido.numeroPedido, cancelado: true })
      expect((await read(pedido.id)).wmsAguardando).toBe(false)
    },
    { timeout: 15_000, interval: 100 },
  )
})

test('a wrong token, a person’s token or none is a 401 before anything is read', async () => {
  const pedido = await create()
  const { numeroPedido } = pedido
  expect((await avisar(numeroPedido, 'recebido', 'outro')).statusCode).toBe(401)
  expect((await operador.post('/wms/status', { numeroPedido, statusAlcis: 'recebido' })).statusCode).toBe(401)
  expect((await app.anyone.post('/wms/status', { nonsense: true })).statusCode).toBe(401)
  const wrong = await app.anyone.post(
    '/wms/status',
    { numeroPedido: 'x' },
    { authorization: `Bearer ${TOKEN}` },
  )
  expect(wrong.statusCode).toBe(400)
  expect((await avisar(numeroPedido, 'não enviado')).statusCode).toBe(400)
})
