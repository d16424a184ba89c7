import type { WmsPedido } from '@app/contract/armazem/wms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Mode, MODES } from '../../../../../../examples/wms/modes.ts'
import { startWithWms, type WithWms } from './testing/fake-wms.ts'

let wms: WithWms
let admin: Awaited<ReturnType<WithWms['app']['as']>>
beforeAll(async () => {
  wms = await startWithWms()
  admin = await wms.app.as('admin')
})
beforeEach(() => wms.calm())
afterAll(() => wms.close())

const put = async (id: number, body: object) => {
  const answer = await admin.put(`/pedidos/${id}`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** A concluded order that the WMS has accepted. */
const handedOver = async () => {
  const pedido = await wms.create()
  await wms.untilReceived(pedido.id)
  return pedido
}
const lastOf = (numeroPedido: number): WmsPedido | undefined =>
  wms.received().findLast((each) => each.numeroPedido === numeroPedido)
const untilTold = (id: number, numeroPedido: number, told: object) =>
  wms.until(async () => {
    expect(lastOf(numeroPedido)).toMatchObject(told)
    expect((await wms.read(id)).wmsAguardando).toBe(false)
  })

describe('an order that the WMS has', () => {
  test('reopened, it is taken back; concluded again, it is handed over as it is then', async () => {
    const { id, numeroPedido } = await handedOver()
    expect(await put(id, { concluido: false })).toMatchObject({
      concluido: false,
      statusAlcis: 'não enviado',
      wmsAguardando: true,
    })
    await untilTold(id, numeroPedido, { cancelado: true, versao: 2 })
    expect(await wms.read(id)).toMatchObject({ statusAlcis: 'não enviado', wmsAguardando: false, versao: 2 })
    expect((await wms.history(id))[0]).toMatchObject({
      usuario: 'Sistema',
      changes: ['Pedido retirado do WMS'],
    })
    await put(id, { concluido: true, itens: [wms.linha(5)] })
    await wms.untilReceived(id)
    expect(lastOf(numeroPedido)).toMatchObject({ cancelado: false, versao: 3, itens: [{ quantidade: 5 }] })
  })

  test('cancelled, it is taken back', async () => {
    const { id, numeroPedido } = await handedOver()
    await put(id, { status: 'CANCELADO' })
    await untilTold(id, numeroPedido, { cancelado: true, versao: 2 })
  })

  test('deleted, it is taken back by what was known of it', async () => {
    const { id, numeroPedido } = await handedOver()
    expect((await admin.del(`/pedidos/${id}`)).statusCode).toBe(204)
    await wms.until(() =>
      expect(lastOf(numeroPedido)).toMatchObject({
        cancelado: true,
        versao: 2,
        itens: [{ codigoProduto: 'P1', lote: 'L1', quantidade: 3 }],
      }),
    )
  })

  test.each(['CRIADO', 'EM_SEPARACAO', 'A_FATURAR'])(
    'in %s, changed lines are told again, and the history says so',
    async (etapa) => {
      const { id, numeroPedido } = await handedOver()
      for (const status of ['EM_SEPARACAO', 'A_FATURAR']) {
        if ((await wms.read(id)).etapa !== etapa) await put(id, { status })
      }
      const changed = await put(id, { itens: [wms.linha(7)] })
      expect(changed).toMatchObject({ etapa, wmsAguardando: true })
      expect((await wms.history(id))[0]?.changes).toContain('Pedido reenviado ao WMS')
      await untilTold(id, numeroPedido, {
        cancelado: false,
        versao: changed.versao,
        itens: [{ quantidade: 7 }],
      })
      // The WMS's answer is a receipt and does not move the order back.
      expect(await wms.read(id)).toMatchObject({ etapa, statusAlcis: 'recebido' })
    },
  )

  test('moved, or given a document, it is not told again: it was told nothing of that', async () => {
    const { id, numeroPedido } = await handedOver()
    const before = wms.received().length
    await put(id, { status: 'EM_SEPARACAO' })
    const file = { filename: 'nf.txt', data: Buffer.from('nota').toString('base64') }
    expect((await admin.put(`/pedidos/${id}/anexos/nf`, file)).statusCode).toBe(200)
    const other = await handedOver()
    expect(
      wms
        .received()
        .slice(before)
        .map((each) => each.numeroPedido),
    ).toEqual([other.numeroPedido])
    expect(lastOf(numeroPedido)).toMatchObject({ versao: 1 })
  })
})

describe('an order that the WMS never had', () => {
  test('cancelled or deleted as a draft, causes no call', async () => {
    const [cancelled, deleted] = [await wms.create(false), await wms.create(false)]
    await put(cancelled.id, { status: 'CANCELADO' })
    expect((await admin.del(`/pedidos/${deleted.id}`)).statusCode).toBe(204)
    const other = await handedOver()
    expect(wms.received().map(({ numeroPedido }) => numeroPedido)).toEqual([other.numeroPedido])
  })
})

describe('a WMS that', () => {
  test.each<[string, Mode]>([
    ['answers 500', 'falha'],
    ['answers nonsense', 'html'],
    ['hangs up', 'desliga'],
  ])('%s is told of a reopening once it can be, and holds up nothing meanwhile', async (_what, behaviour) => {
    const { id, numeroPedido } = await handedOver()
    wms.behave(behaviour)
    const tried = wms.received().length
    await put(id, { concluido: false })
    await wms.untilTried(tried + 2)
    expect(await wms.read(id)).toMatchObject({ concluido: false, wmsAguardando: true })
    // The clerk continues with the order; after a cancellation there is still only one message to send.
    expect((await wms.cliente.put(`/pedidos/${id}`, { transportadora: 'Outra' })).statusCode).toBe(200)
    await put(id, { status: 'CANCELADO' })
    wms.behave('certo')
    await untilTold(id, numeroPedido, { cancelado: true, versao: 4 })
  })

  test('while the WMS is silent, reopening, changing and deleting answer at once', async () => {
    const [reopened, changed, deleted] = [await handedOver(), await handedOver(), await handedOver()]
    wms.behave('mudo')
    const tried = wms.received().length
    await put(reopened.id, { concluido: false })
    await wms.untilTried(tried + 1)
    await put(changed.id, { itens: [wms.linha(4)] })
    expect((await admin.del(`/pedidos/${deleted.id}`)).statusCode).toBe(204)
    expect(wms.unanswered()).toBeGreaterThan(0)
    wms.behave('certo')
    wms.cutOff()
    await untilTold(reopened.id, reopened.numeroPedido, { cancelado: true })
    await untilTold(changed.id, changed.numeroPedido, { itens: [{ quantidade: 4 }] })
    await wms.until(() => expect(lastOf(deleted.numeroPedido)).toMatchObject({ cancelado: true }))
  })

  test('was just being told of the conclusion when the order is reopened: the newest word is the withdrawal', async () => {
    const answers: (() => void)[] = []
    wms.behave((req, res, pedido) => void answers.push(() => MODES.certo(req, res, pedido)))
    const { id, numeroPedido } = await wms.create()
    await wms.untilTried(1)
    await put(id, { concluido: false })
    wms.behave('certo')
    for (const answer of answers) answer()
    await untilTold(id, numeroPedido, { cancelado: true, versao: 2 })
    expect(await wms.read(id)).toMatchObject({ statusAlcis: 'não enviado' })
  })
})
