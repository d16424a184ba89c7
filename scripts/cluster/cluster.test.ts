import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { isAlive } from '../../apps/server/src/platform/db/embedded/lock.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/testing/database.ts'
import { COMPILED } from '../../apps/server/src/platform/testing/product-run.ts'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { keepCalling, logIn, type Met } from './load.ts'
import { createProxy } from './proxy.ts'

const LIMIT = 240_000
const GOING_AWAY = 1001

const folder = temporaryFolder()
let database: TestDatabase
let cluster: Cluster
let ports: readonly number[] = []

const pids = () => cluster.serving().map(({ pid }) => pid)
/** Two again, after one has left. */
const whole = () => expect.poll(() => pids().length, { timeout: LIMIT }).toBe(2)

beforeAll(async () => {
  database = await createTestDatabase('modelo', false)
  const started = await startCluster({
    processes: 2,
    port: 0,
    host: '127.0.0.1',
    env: {
      ...COMPILED,
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      LOG_LEVEL: 'error',
      PARADA_SEGUNDOS: '2',
    },
    onPorts: (now) => (ports = now),
  })
  if (!started) throw new Error('the processes did not start')
  cluster = started
}, LIMIT)

afterAll(async () => {
  await cluster.stop()
  await database.drop()
  folder.remove()
}, LIMIT)

/** A small load while `act` runs, and a little before and after it. */
const loadDuring = async (act: () => Promise<void>): Promise<Met> => {
  const over = new AbortController()
  const load = keepCalling(cluster.address, over.signal)
  const saved = async () =>
    Number((await database.database.pool.query<{ n: number }>('select count(*) as n from pedido')).rows[0]?.n)
  const savedMore = async () => {
    const from = await saved()
    await expect.poll(saved, { timeout: LIMIT, interval: 50 }).toBeGreaterThan(from + 5)
  }
  await savedMore()
  await act()
  await savedMore()
  over.abort()
  return load
}

describe('several processes behind the small proxy', { timeout: LIMIT }, () => {
  it('are replaced one after the other under load: no call fails, and a page is told to come back, to another', async () => {
    const token = await logIn(cluster.address, 'cliente')
    const enter = async () => {
      const socket = new WebSocket(`${cluster.address.replace('http', 'ws')}/ws`)
      await once(socket, 'open')
      socket.send(JSON.stringify({ tipo: 'entrar', token }))
      return socket
    }
    const closed = once(await enter(), 'close')
    const before = pids()
    const met = await loadDuring(async () => expect(await cluster.restart()).toBe(true))
    expect(met.wrong).toEqual([])
    expect(met.saved).toBeGreaterThan(10)
    expect(pids().filter((pid) => before.includes(pid))).toEqual([])
    expect(before.filter(isAlive)).toEqual([])
    expect((await closed)[0]).toBe(GOING_AWAY)
    const again = await enter()
    again.close()
    expect((await once(again, 'close'))[0]).toBe(1005)
  })

  it('lose no call when one is told to stop by somebody else, and another takes its place', async () => {
    const [pid = 0] = pids()
    const met = await loadDuring(async () => {
      process.kill(pid, 'SIGTERM')
      await expect.poll(() => pids().includes(pid), { timeout: LIMIT }).toBe(false)
    })
    expect(met.wrong).toEqual([])
    await whole()
    expect(pids()).not.toContain(pid)
    expect(new Set(ports)).toEqual(new Set(cluster.serving().map(({ port }) => port)))
  })

  it('go on without one that was killed, and start another', async () => {
    const [pid = 0] = pids()
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => pids().includes(pid), { timeout: LIMIT }).toBe(false)
    await whole()
    expect((await loadDuring(async () => {})).wrong).toEqual([])
  })

  it('fill each place once when one dies while all are replaced', async () => {
    const [, other] = pids()
    const restarted = cluster.restart()
    process.kill(other ?? 0, 'SIGKILL')
    expect(await restarted).toBe(true)
    await whole()
    expect(pids()).not.toContain(other)
    expect(new Set(ports)).toEqual(new Set(cluster.serving().map(({ port }) => port)))
  })

  it('read nothing behind a refused upgrade, so that no call passes by the proxy', async () => {
    const { port } = new URL(cluster.address)
    const hidden = 'GET /public/demo HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n'
    for (const path of ['/public/demo', '/ws', '/ws?x', 'http://other.example/ws'])
      for (const asked of ['h2c', 'websocket', 'TLS/1.0']) {
        const socket = connect(Number(port), '127.0.0.1')
        let came = ''
        socket.on('data', (part: Buffer) => (came += part.toString()))
        const closed = once(socket, 'close')
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${asked}\r\n` +
            `HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n${hidden}`,
        )
        await closed
        expect(came.match(/HTTP\/1\.1 \d{3}/g), `${path} ${asked}: ${came}`).toEqual(['HTTP/1.1 400'])
      }
  })

  it('say that they are not ready before they stop answering', async () => {
    const [{ pid, port } = { pid: 0, port: 0 }] = cluster.serving()
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    expect(await ready()).toBe(200)
    process.kill(pid, 'SIGTERM')
    await expect.poll(ready, { interval: 5, timeout: 5_000 }).toBe(503)
    const answer = await fetch(`http://127.0.0.1:${port}/public/demo`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    await expect.poll(() => ports.includes(port), { timeout: LIMIT }).toBe(false)
    await whole()
  })
})

describe('the proxy', () => {
  /** A process that tells what reached it. */
  const listening = async (behindProxy: boolean) => {
    const heard: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
    const process = createServer((req, res) => {
      let body = ''
      req.on('data', (part: Buffer) => (body += part.toString()))
      req.on('end', () => {
        heard.push({ url: req.url ?? '', headers: req.headers, body })
        res.setHeader('set-cookie', ['a=1', 'b=2'])
        res.end('ok')
      })
    }).listen(0, '127.0.0.1')
    await once(process, 'listening')
    const proxy = createProxy({ behindProxy })
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    const backend = proxy.add((process.address() as AddressInfo).port)
    const { port } = proxy.server.address() as AddressInfo
    const send = async (text: string) => {
      const socket = connect(port, '127.0.0.1')
      let came = ''
      socket.on('data', (part: Buffer) => (came += part.toString()))
      socket.write(text)
      await once(socket, 'close')
      return came
    }
    const close = async () => {
      await proxy.close()
      process.close()
    }
    return { heard, send, close, proxy, backend }
  }

  it('says who calls, and believes nobody but a proxy before it', async () => {
    for (const behind of [false, true]) {
      const { heard, send, close } = await listening(behind)
      await send('GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 9.9.9.9\r\nConnection: close\r\n\r\n')
      expect(heard[0]?.headers['x-forwarded-for']).toBe(behind ? '9.9.9.9' : '127.0.0.1')
      await close()
    }
  })

  it('frames every call anew, so that none hides in the body of another', async () => {
    const { heard, send, close } = await listening(false)
    const hidden = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n'
    const length = `Content-Length: ${hidden.length}\r\n`
    for (const head of [
      `${length}Transfer-Encoding: chunked\r\n`,
      `${length}Content-Length: 3\r\n`,
      'Transfer-Encoding: xchunked\r\n',
      'Transfer-Encoding: chunked, identity\r\n',
      'Transfer-Encoding : chunked\r\n',
      'Transfer-Encoding:\r\n chunked\r\n',
      `X: a\r\n Transfer-Encoding: chunked\r\n${length}`,
      `Content-Length: +${hidden.length}\r\n`,
      `Content-Length: 0x10\r\n`,
      `${length.replace('\r\n', '\n')}Content-Length: 0\r\n`,
    ])
      expect(await send(`POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n${hidden}`)).toMatch(/^HTTP\/1.1 400 /)
    expect(heard).toEqual([])
    for (const method of ['GET', 'DELETE', 'POST']) {
      const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
      const rest = 'Connection: close\r\n'
      await send(`${method} /a HTTP/1.1\r\nHost: a\r\n${rest}${length}\r\n${hidden}`)
      await send(`${method} /b HTTP/1.1\r\nHost: a\r\n${rest}Transfer-Encoding: chunked\r\n\r\n${chunked}`)
    }
    expect(heard.map(({ url, body }) => [url, body])).toEqual(
      Array.from({ length: 3 }, () => [
        ['/a', hidden],
        ['/b', hidden],
      ]).flat(),
    )
    await close()
  })

  it('keeps repeated headers, and answers 503 when no process is there', async () => {
    const { send, close, proxy, backend } = await listening(false)
    const call = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    expect((await send(call)).match(/set-cookie/gi)).toHaveLength(2)
    proxy.remove(backend)
    const refused = await send(call)
    expect(refused).toMatch(/^HTTP\/1.1 503 /)
    expect(refused).toContain('SERVICO_INDISPONIVEL')
    await close()
  })
})
