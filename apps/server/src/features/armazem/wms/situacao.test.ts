import type { WmsSituacao } from '@app/contract/armazem/wms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { wmsJobs } from './index.ts'
import { startWithWms, TOKEN, type WithWms } from './testing/fake-wms.ts'

let wms: WithWms
let admin: Caller
beforeAll(async () => {
  wms = await startWithWms()
  admin = await wms.app.as('admin')
})
beforeEach(async () => {
  wms.calm()
  await wms.app.database.pool.query('delete from wms_chamada')
})
afterAll(() => wms.close())

const situacao = async (): Promise<WmsSituacao> => (await admin.get('/wms/situacao')).json()
const avisar = (numeroPedido: number, statusAlcis: string) =>
  wms.app.anyone.post('/wms/status', { numeroPedido, statusAlcis }, { authorization: `Bearer ${TOKEN}` })
/** No job is due by itself, so that only a person's wish brings one forward. */
const rest = () =>
  wms.app.database.pool.query(
    `update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where locked_at is null`,
  )

test('says what waits, why it failed, and what went well last', async () => {
  expect(await situacao()).toMatchObject({
    externo: true,
    endereco: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    fila: { pedidos: 0, retiradas: 0, desde: null, proximaEm: null },
    ultimaEntrega: null,
    ultimoAviso: null,
    falhas: [],
  })
  wms.behave('falha')
  const { id, numeroPedido } = await wms.create()
  await wms.until(async () => expect((await situacao()).falhas).not.toEqual([]))
  wms.behave('html')
  await wms.until(async () => expect((await situacao()).falhas[0]?.erro).toMatch(/não confirmou/))
  expect(await situacao()).toMatchObject({
    fila: { pedidos: 1, desde: expect.any(String), proximaEm: expect.any(String) },
    ultimaEntrega: null,
  })
  expect((await situacao()).falhas.at(-1)).toMatchObject({
    tipo: 'entrega',
    numeroPedido,
    erro: 'O WMS respondeu 500.',
  })
  wms.behave('certo')
  await wms.untilReceived(id)
  expect(await situacao()).toMatchObject({
    fila: { pedidos: 0, desde: null },
    ultimaEntrega: { numeroPedido, em: expect.any(String) },
  })
})

test('what waits goes now when a person wishes it, orders and withdrawals, also those given up', async () => {
  wms.behave('falha')
  const excluido = await wms.create()
  await wms.until(async () => expect((await situacao()).falhas).not.toEqual([]))
  expect((await admin.del(`/pedidos/${excluido.id}`)).statusCode).toBeLessThan(300)
  await wms.until(async () => expect((await situacao()).falhas[0]?.tipo).toBe('retirada'))
  const pedido = await wms.create()
  await wms.until(async () => expect((await situacao()).falhas[0]?.numeroPedido).toBe(pedido.numeroPedido))
  await rest()
  await wms.app.database.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() + interval '1 hour'
      where locked_at is null`,
  )
  wms.behave('certo')
  const answer = await admin.post('/wms/tentar')
  expect(answer.json()).toEqual({ pedidos: 1, retiradas: 1 })
  await expect
    .poll(async () => (await situacao()).fila, { timeout: 10_000 })
    .toMatchObject({
      pedidos: 0,
      retiradas: 0,
      proximaEm: null,
    })
  const told = wms.received().slice(-2)
  expect(new Set(told.map(({ numeroPedido, cancelado }) => `${numeroPedido} ${cancelado}`))).toEqual(
    new Set([`${excluido.numeroPedido} true`, `${pedido.numeroPedido} false`]),
  )
})

test('a report of the WMS is written down, a refused one with its reason; a wrong token leaves nothing', async () => {
  const { id, numeroPedido } = await wms.create()
  await wms.untilReceived(id)
  expect((await avisar(numeroPedido, 'em separação')).statusCode).toBe(200)
  expect((await avisar(numeroPedido, 'expedido')).statusCode).toBe(409)
  expect(
    (
      await wms.app.anyone.post(
        '/wms/status',
        { numeroPedido, statusAlcis: 'conferido' },
        { authorization: 'Bearer x' },
      )
    ).statusCode,
  ).toBe(401)
  const { ultimoAviso, falhas } = await situacao()
  expect(ultimoAviso).toMatchObject({ numeroPedido })
  expect(falhas).toMatchObject([
    { tipo: 'aviso', numeroPedido, erro: 'O pedido não pode ir de Em separação para Expedido.' },
  ])
})

test('is for who looks after the links; what is older than 30 days is forgotten', async () => {
  for (const person of [wms.operador, wms.cliente]) {
    expect((await person.get('/wms/situacao')).statusCode).toBe(403)
    expect((await person.post('/wms/tentar')).statusCode).toBe(403)
  }
  await wms.app.database.pool.query(
    `insert into wms_chamada (em, tipo, numero_pedido, duracao_ms, erro)
     values (now() - interval '31 days', 'entrega', 1, 1, 'velha'), (now() - interval '29 days', 'entrega', 2, 1, 'nova')`,
  )
  await wmsJobs.find(({ name }) => name === 'wms_esquecer')?.run({}, wms.app.app.services)
  expect((await situacao()).falhas.map(({ erro }) => erro)).toEqual(['nova'])
})
