import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { Produto } from '@app/contract/registers/produto'
import type { WmsPedido } from '@app/contract/armazem/wms'
import { withClient } from './platform/db/client.ts'
import { prepareBinaries } from './platform/db/embedded/binaries.ts'
import { prepareCluster, USER } from './platform/db/embedded/cluster.ts'
import { serverOwner } from './platform/db/embedded/place.ts'
import { type Postmaster, startPostmaster, stopPostmaster } from './platform/db/embedded/postmaster.ts'
import { productProcess } from './platform/testing/product-process.ts'
import { temporaryFolder } from './platform/testing/temporary-folder.ts'

const CLERKS = 4

const folder = temporaryFolder()
const product = productProcess()
let server: Postmaster
let restart: () => Promise<void>
let stop: () => Promise<void>
let address = ''
let token = ''

/** An outside WMS that accepts every order, so that the hand-over is a job that has to survive. */
const wms = createServer((req, res) => {
  void json(req).then((pedido) => {
    const { numeroPedido } = pedido as WmsPedido
    res.end(JSON.stringify({ numeroPedido, recebido: true }))
  })
})

/** A PostgreSQL that only this test controls: the product knows just its address. */
beforeAll(async () => {
  const home = join(folder.path, 'postgres')
  mkdirSync(home)
  const owner = serverOwner()
  const binaries = prepareBinaries(home, owner)
  const { data, password } = await prepareCluster(home, binaries, owner, true)
  const place = { binaries, data, log: join(home, 'postgres.log'), owner }
  server = await startPostmaster(place, true)
  restart = async () => void (server = await startPostmaster(place, true, server.port))
  stop = () => stopPostmaster(place)
  const url = `postgres://${USER}:${password}@127.0.0.1:${server.port}`
  await withClient(`${url}/postgres`, (client) => client.query('create database retaguarda'))
  await new Promise<void>((resolve) => wms.listen(0, '127.0.0.1', resolve))
  address = await product.start({
    DATABASE_URL: `${url}/retaguarda`,
    WMS_URL: `http://127.0.0.1:${(wms.address() as AddressInfo).port}`,
  })
  token = await logIn()
}, 60_000)

afterAll(async () => {
  await product.dispose()
  wms.close()
  await stop()
  folder.remove()
})

const logIn = async (name = 'cliente'): Promise<string> => {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'password',
      username: `${name}@retaguarda.example`,
      password: 'demonstracao',
    }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const call = (path: string, init: RequestInit = {}, bearer = token): Promise<Response> =>
  fetch(address + path, {
    ...init,
    signal: AbortSignal.timeout(20_000),
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
  })
const read = async <T>(path: string, bearer = token): Promise<T> => {
  const answer = await call(path, {}, bearer)
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as T
}

/** A clerk's order: one unit of a lot with plenty. */
const order = async (): Promise<string> => {
  for (const produto of await read<Produto[]>('/produto/findAll')) {
    const lotes = await read<EstoqueEntry[]>(`/pedidos/getEstoque/${produto.codigoOmni}`)
    const lote = lotes.find((each) => !each.vencido && !each.bloqueado && each.quantidadeDisponivel >= 1000)
    if (lote)
      return JSON.stringify({
        dataHoraColeta: '2030-01-02T13:15:00Z',
        concluido: true,
        itens: [
          {
            produto: { id: produto.id },
            quantidade: 1,
            observacoes: lote.lote,
            dataValidade: lote.dataDeValidade,
          },
        ],
      })
  }
  throw new Error('the demo day has no lot with enough stock')
}

const save = async (body: string): Promise<Pedido> => {
  const answer = await call('/pedidos', { method: 'POST', body })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Pedido
}

/** Records the pushed records; after a gap it reconnects as the browser does. */
const openSocket = () => {
  const heard = new Set<number>()
  const ended = new AbortController()
  let socket: WebSocket
  const enter = () => {
    socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
    socket.once('open', () => socket.send(JSON.stringify({ tipo: 'entrar', token })))
    socket.on('message', (data: Buffer) => heard.add((JSON.parse(data.toString()) as { id: number }).id))
    socket.once('close', () => ended.signal.aborted || enter())
  }
  enter()
  const close = () => {
    ended.abort()
    socket.terminate()
  }
  return { heard, close }
}

describe('PostgreSQL killed and started again under load', () => {
  it(
    'answers 503 meanwhile, loses nothing, and comes back by itself with pushes and jobs',
    { timeout: 120_000 },
    async () => {
      const body = await order()
      const acknowledged: Pedido[] = []
      const statuses = new Map<number, number>()
      const odd: string[] = []
      const ended = new AbortController()
      const clerk = async () => {
        while (!ended.signal.aborted) {
          const answer = await call('/pedidos', { method: 'POST', body })
          const text = await answer.text()
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          // The pause keeps the calls below the limit per minute.
          await wait(answer.status === 201 ? 50 : 200)
          if (answer.status === 201) acknowledged.push(JSON.parse(text) as Pedido)
          else if (answer.status !== 503 || !answer.headers.get('retry-after'))
            odd.push(`${answer.status} ${text}`)
        }
      }
      const clerks = Array.from({ length: CLERKS }, clerk)
      const more = async (status: number) => {
        const before = statuses.get(status) ?? 0
        await expect
          .poll(() => statuses.get(status) ?? 0, { timeout: 30_000, interval: 10 })
          .toBeGreaterThan(before + 10)
      }

      await more(201)
      for (let round = 0; round < 2; round += 1) {
        server.process.kill('SIGKILL')
        await more(503)
        expect((await fetch(`${address}/healthz`)).status).toBe(200)
        expect((await fetch(`${address}/readyz`)).status).toBe(503)
        await restart()
        await more(201)
      }
      ended.abort()
      await Promise.all(clerks)

      expect(odd).toEqual([])
      const staff = await logIn('operador')
      for (const { id, numeroPedido } of acknowledged)
        expect(await read(`/pedidos/${id}`, staff)).toMatchObject({
          numeroPedido,
          itens: [{ quantidade: 1 }],
        })
      const socket = openSocket()
      // The first pushes may be missed, because the server has not registered the listener yet.
      await expect
        .poll(async () => socket.heard.has((await save(body)).id), { timeout: 20_000, interval: 300 })
        .toBe(true)
      socket.close()
      const { id } = await save(body)
      await expect
        .poll(async () => (await read<Pedido>(`/pedidos/${id}`, staff)).statusAlcis, {
          timeout: 60_000,
          interval: 200,
        })
        .toBe('recebido')
    },
  )
})
