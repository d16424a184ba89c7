import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { callOut, InternalAddressError, isPlainlyInternal, isPublicAddress } from './call-out.ts'

let close = () => {}
afterEach(() => close())

const listen = async (answer: (res: ServerResponse) => void): Promise<URL> => {
  const server = createServer((_req, res) => answer(res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}
const call = (url: URL, internal = true, timeoutMs = 5_000) =>
  callOut({ url, headers: {}, body: '{}', timeoutMs, internal })

test.each([
  ['8.8.8.8', true],
  ['200.147.3.157', true],
  ['2800:3f0:4001::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['erp.example', false],
])('%s is of the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://localhost/',
  'http://erp.localhost/',
])('%s names this machine or its network, however it is written', async (text) => {
  expect(isPlainlyInternal(new URL(text))).toBe(true)
  await expect(call(new URL(text), false)).rejects.toBeInstanceOf(InternalAddressError)
})

test('a name that leads to this machine is not connected to', async () => {
  let called = false
  const url = await listen((res) => {
    called = true
    res.end()
  })
  // Every system resolves its own name; this one is not plainly internal.
  const { hostname } = await import('node:os').then((os) => ({ hostname: os.hostname() }))
  const named = new URL(`http://${hostname}.:${url.port}/`)
  await expect(call(named, false)).rejects.toThrow()
  expect(called).toBe(false)
})

test('a redirect is an answer, and is not followed', async () => {
  const url = await listen((res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
  expect((await call(url)).status).toBe(302)
})

test('an endless answer is read up to a limit, and one that never ends for a moment', async () => {
  const part = Buffer.alloc(64 * 1024, 'x')
  let sent = 0
  const url = await listen((res) => {
    const more = () => {
      while (!res.destroyed && res.write(part)) sent += part.length
    }
    res.on('drain', more)
    more()
  })
  const endless = await call(url)
  expect([endless.status, endless.text.length]).toEqual([200, 16 * 1024])
  expect(sent).toBeLessThan(64 * 1024 * 1024)
  close()
  const silent = await call(await listen((res) => res.writeHead(200).write('{"ok":')))
  expect(silent).toEqual({ status: 200, text: '{"ok":' })
})

test('silence ends at the time limit', async () => {
  const url = await listen(() => {})
  await expect(call(url, true, 100)).rejects.toThrow(/abort|timeout/i)
})
