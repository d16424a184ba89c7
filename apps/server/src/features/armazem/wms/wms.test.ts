import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mode, MODES } from '../../../../../../examples/wms/modes.ts'
import { startWithWms, TOKEN, type WithWms } from './testing/fake-wms.ts'

let wms: WithWms
beforeAll(async () => {
  wms = await startWithWms()
})
beforeEach(() => wms.calm())
afterAll(() => wms.close())

const avisar = (numeroPedido: number, statusAlcis: string, token = TOKEN) =>
  wms.app.anyone.post('/wms/status', { numeroPedido, statusAlcis }, { authorization: `Bearer ${token}` })

test('S3-043 S4-108: a concluded order is handed over and comes back as received, told in the system’s name', async () => {
  const pedido = await wms.create()
  expect(pedido).toMatchObject({ statusAlcis: 'não enviado', wmsAguardando: true })
  await wms.untilReceived(pedido.id)
  expect(wms.received()[0]).toEqual({
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
        codigoOmni: `${wms.app.clientes.um}-P1`,
        descricao: 'Produto P1',
        unidade: 'un',
        quantidade: 3,
        lote: 'L1',
        dataValidade: '2099-12-31',
      },
    ],
  })
  const [entry] = await wms.history(pedido.id)
  expect(entry).toMatchObject({
    usuario: 'Sistema',
    changes: ['Status WMS: de “não enviado” para “recebido”'],
  })
  expect((await wms.read(pedido.id)).versao).toBe(pedido.versao)
})

test('S4-117: an unfinished order causes no hand-over', async () => {
  const rascunho = await wms.create(false)
  const pronto = await wms.create()
  await wms.untilReceived(pronto.id)
  expect(wms.received().map(({ numeroPedido }) => numeroPedido)).toEqual([pronto.numeroPedido])
  expect(await wms.read(rascunho.id)).toMatchObject({ statusAlcis: 'não enviado', wmsAguardando: false })
})

test.each<[string, Mode]>([
  ['answers 500', 'falha'],
  ['answers nonsense', 'html'],
  ['hangs up', 'desliga'],
])('a WMS that %s loses nothing: the order waits and goes over later', async (_what, behaviour) => {
  wms.behave(behaviour)
  const pedido = await wms.create()
  await wms.untilTried(2)
  expect(await wms.read(pedido.id)).toMatchObject({ statusAlcis: 'não enviado', wmsAguardando: true })
  wms.behave('certo')
  await wms.untilReceived(pedido.id)
})

test('a silent WMS blocks nobody: orders are saved, read and moved meanwhile', async () => {
  wms.behave('mudo')
  const pedido = await wms.create()
  await wms.untilTried(1)
  const moved = await wms.operador.put(`/pedidos/${pedido.id}`, { status: 'EM_SEPARACAO' })
  expect(moved.statusCode).toBe(200)
  expect(moved.json()).toMatchObject({ status: 'EM_SEPARACAO', wmsAguardando: true })
  // The hand-over still waits for its answer, but the save did not wait for it.
  expect(wms.unanswered()).toBe(1)
  wms.behave('certo')
  wms.cutOff()
  await wms.until(async () => {
    expect((await wms.read(pedido.id)).wmsAguardando).toBe(false)
  })
})

test('an order that changes while it is handed over is sent again as it is then', async () => {
  const answers: (() => void)[] = []
  wms.behave((req, res, pedido) => void answers.push(() => MODES.certo(req, res, pedido)))
  const pedido = await wms.create()
  await wms.untilTried(1)
  const saved = await wms.operador.put(`/pedidos/${pedido.id}`, { urgente: true, versao: pedido.versao })
  expect(saved.statusCode).toBe(200)
  wms.behave('certo')
  for (const answer of answers) answer()
  await wms.untilReceived(pedido.id)
  expect(wms.received().at(-1)).toMatchObject({ versao: 2, urgente: true })
})

test('a report of the WMS moves the order, and a repeated report moves it once', async () => {
  const pedido = await wms.create()
  await wms.untilReceived(pedido.id)
  const { numeroPedido, id } = pedido
  expect((await avisar(numeroPedido, 'em separação')).json()).toEqual({
    numeroPedido,
    statusAlcis: 'em separação',
  })
  expect(await wms.read(id)).toMatchObject({ etapa: 'EM_SEPARACAO', statusAlcis: 'em separação', versao: 2 })
  expect((await avisar(numeroPedido, 'em separação')).statusCode).toBe(200)
  expect((await wms.read(id)).versao).toBe(2)
  expect((await avisar(numeroPedido, 'conferido')).statusCode).toBe(200)
  expect(await wms.read(id)).toMatchObject({ etapa: 'A_FATURAR', statusAlcis: 'conferido', versao: 3 })
  const [entry] = await wms.history(id)
  expect(entry).toMatchObject({
    usuario: 'Sistema',
    changes: [
      'Situação: de Em separação para Conferido aguardando faturamento',
      'Status WMS: de “em separação” para “conferido”',
    ],
  })
})

test('S4-102 S4-111: reported as dispatched, the goods leave the stock by exactly the lines, once', async () => {
  const pedido = await wms.create()
  await wms.untilReceived(pedido.id)
  const { numeroPedido, id } = pedido
  for (const status of ['EM_SEPARACAO', 'A_FATURAR', 'FATURADO']) {
    expect((await wms.operador.put(`/pedidos/${id}`, { status })).statusCode).toBe(200)
  }
  const stock = async () =>
    wms.app.database.db.selectFrom('saldo').select(['quantidade', 'reservado']).executeTakeFirstOrThrow()
  const before = await stock()
  const answers = await Promise.all(Array.from({ length: 5 }, () => avisar(numeroPedido, 'expedido')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await wms.read(id)).toMatchObject({
    etapa: 'FATURADO',
    statusAlcis: 'expedido',
    dataExpedicao: expect.any(String),
  })
  const after = await stock()
  expect(after).toEqual({ quantidade: before.quantidade - 3, reservado: before.reservado - 3 })
  const [ledger] = (
    await wms.app.database.pool.query(
      `select sum(fisico) as quantidade, sum(reservado) as reservado from movimento`,
    )
  ).rows
  expect(ledger).toEqual(after)
  const [entry] = await wms.history(id)
  expect(entry?.changes).toContain('Expedido: 1 linha saiu do estoque')
  expect((await avisar(numeroPedido, 'conferido')).statusCode).toBe(409)
})

test('a report that does not follow is refused by name and changes nothing', async () => {
  const rascunho = await wms.create(false)
  const draft = await avisar(rascunho.numeroPedido, 'em separação')
  expect(draft.statusCode).toBe(409)
  expect(draft.json().messages).toMatchObject([{ code: 'PEDIDO_NAO_CONCLUIDO' }])
  const pedido = await wms.create()
  await wms.untilReceived(pedido.id)
  const far = await avisar(pedido.numeroPedido, 'expedido')
  expect(far.statusCode).toBe(409)
  expect(far.json().messages).toMatchObject([
    { code: 'MOVIMENTO_INVALIDO', text: 'O pedido não pode ir de Criado para Expedido.' },
  ])
  await wms.operador.put(`/pedidos/${pedido.id}`, { status: 'CANCELADO' })
  expect((await avisar(pedido.numeroPedido, 'em separação')).statusCode).toBe(409)
  expect((await avisar(999_999, 'recebido')).statusCode).toBe(404)
  expect(await wms.read(pedido.id)).toMatchObject({ etapa: 'CANCELADO' })
})

test('a wrong token, a person’s token or none is a 401 before anything is read', async () => {
  const pedido = await wms.create()
  const { numeroPedido } = pedido
  expect((await avisar(numeroPedido, 'recebido', 'outro')).statusCode).toBe(401)
  expect((await wms.operador.post('/wms/status', { numeroPedido, statusAlcis: 'recebido' })).statusCode).toBe(
    401,
  )
  expect((await wms.app.anyone.post('/wms/status', { nonsense: true })).statusCode).toBe(401)
  const wrong = await wms.app.anyone.post(
    '/wms/status',
    { numeroPedido: 'x' },
    { authorization: `Bearer ${TOKEN}` },
  )
  expect(wrong.statusCode).toBe(400)
  expect((await avisar(numeroPedido, 'não enviado')).statusCode).toBe(400)
})
