import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Mode } from '../../../../../../examples/wms/modes.ts'
import { freePort } from '../../../platform/testing/free-port.ts'
import { startTestApp, type TestApp, type Caller } from '../../../platform/testing/app.ts'
import { stockLot } from '../../../testing/stock.ts'

const TOKEN = 'segredo-do-wms'
const program = fileURLToPath(new URL('../../../../../../examples/wms/main.ts', import.meta.url))

let app: TestApp
let wms: ChildProcess
let porta: number
let cliente: Caller
let operador: Caller
let produtoId: number

const tellWms = (modo: Mode) =>
  fetch(`http://127.0.0.1:${porta}/modo`, { method: 'POST', body: JSON.stringify({ modo }) })

beforeAll(async () => {
  porta = await freePort()
  app = await startTestApp({
    work: true,
    env: { WMS_URL: `http://127.0.0.1:${porta}`, WMS_TOKEN: TOKEN },
  })
  const url = await app.app.listen({ host: '127.0.0.1', port: 0 })
  wms = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      NODE_NO_WARNINGS: '1',
      URL: url,
      WMS_TOKEN: TOKEN,
      PORTA: String(porta),
      AVISOS: 'desordem',
      PAUSA_MS: '50',
    },
  })
  await vi.waitFor(() => tellWms('html'), { timeout: 15_000, interval: 50 })
  ;[cliente, operador] = [await app.as('cliente'), await app.as('operador')]
  const lote = { cliente: app.clientes.um, codigo: 'P1', lote: 'L1', validade: null, quantidade: 1000 }
  ;({ produtoId } = await stockLot(app.database.db, lote, new Date()))
})
afterAll(async () => {
  wms.kill('SIGKILL')
  await app.close()
})

const until = (look: () => unknown) =>
  vi.waitFor(
    async () => {
      await app.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
      await look()
    },
    { timeout: 20_000, interval: 100 },
  )

test('the sample WMS lies, then takes its orders, and reports all at once, each twice, the last first: each counts once', async () => {
  const linha = { produto: { id: produtoId }, quantidade: 3, observacoes: 'L1', dataValidade: null }
  const body = { dataHoraColeta: '2026-11-23T12:15:00.000Z', concluido: true, itens: [linha] }
  const ids: number[] = []
  for (let at = 0; at < 5; at += 1) {
    const answer = await cliente.post('/pedidos', body)
    expect(answer.statusCode, answer.body).toBe(201)
    ids.push(answer.json().id)
  }
  const states = async (): Promise<string[]> =>
    Promise.all(
      ids.map(async (id) => {
        const { etapa, statusAlcis } = (await operador.get(`/pedidos/${id}`)).json()
        return `${etapa} ${statusAlcis}`
      }),
    )
  await until(async () => {
    const { rows } = await app.database.pool.query('select 1 from wms_chamada where erro is not null')
    expect(rows.length).toBeGreaterThanOrEqual(ids.length)
  })
  expect(new Set(await states())).toEqual(new Set(['CRIADO não enviado']))

  await tellWms('certo')
  await until(async () => expect(new Set(await states())).toEqual(new Set(['A_FATURAR conferido'])))
  for (const id of ids)
    expect((await operador.put(`/pedidos/${id}`, { status: 'FATURADO' })).statusCode).toBe(200)
  await until(async () => expect(new Set(await states())).toEqual(new Set(['FATURADO expedido'])))

  const { rows } = await app.database.pool.query(
    `select sum(fisico)::int as saiu, count(*)::int as vezes from movimento where tipo = 'SAIDA'`,
  )
  expect(rows).toEqual([{ saiu: -15, vezes: 5 }])
  for (const id of ids) {
    const told: { changes: string[] }[] = (await operador.get(`/auditlog/by-entity-id/${id}`)).json()
    const changes = told.flatMap((each) => each.changes)
    const reported = changes.filter((change) => change.startsWith('Status WMS'))
    expect(reported).toEqual([...new Set(reported)])
    expect(changes.filter((change) => change.startsWith('Expedido'))).toHaveLength(1)
  }
})
