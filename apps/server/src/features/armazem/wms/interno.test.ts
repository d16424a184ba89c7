import { afterAll, expect, test, vi } from 'vitest'
import { deliverPedido, retakeWaiting } from './actions/entrega.ts'
import { startTestApp } from '../../../platform/testing/app.ts'

const app = await startTestApp()
afterAll(app.close)

const waiting = async (wms_pendente: boolean, age = 0) => {
  const { id } = await app.database.db
    .insertInto('pedido')
    .values({
      cliente_id: app.clientes.um,
      data_hora_coleta: new Date('2026-11-23T12:15:00Z'),
      concluido: true,
      status_desde: new Date(),
      wms_pendente,
      ultima_atualizacao: new Date(Date.now() - age),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const read = (id: number) =>
  app.database.db
    .selectFrom('pedido')
    .select(['status_alcis', 'wms_pendente', 'versao'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('without an outside WMS the hand-over is done at once, twice is once', async () => {
  const id = await waiting(true)
  const { services } = app.app
  await deliverPedido(services, id)
  await deliverPedido(services, id)
  expect(await read(id)).toEqual({ status_alcis: 'recebido', wms_pendente: false, versao: 1 })
  const entries = (await (await app.as('operador')).get(`/auditlog/by-entity-id/${id}`)).json()
  expect(entries).toHaveLength(1)
})

test('an order that does not wait, or no longer exists, is not handed over', async () => {
  const deliver = vi.fn(async () => {})
  const { services } = app.app
  await deliverPedido(services, await waiting(false), { kind: 'interno', deliver })
  await deliverPedido(services, 999_999, { kind: 'interno', deliver })
  expect(deliver).not.toHaveBeenCalled()
})

test('orders that have waited too long are taken up again', async () => {
  const old = await waiting(true, 11 * 60_000)
  const young = await waiting(true, 9 * 60_000)
  await retakeWaiting(app.app.services)
  const { rows } = await app.database.pool.query<{ key: string }>(
    `select key from graphile_worker.jobs where key like 'wms%'`,
  )
  const keys = rows.map(({ key }) => key)
  expect(keys).toContain(`wms.entregar:${old}`)
  expect(keys).not.toContain(`wms.entregar:${young}`)
})
