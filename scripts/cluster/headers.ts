import type { IncomingMessage } from 'node:http'

/** Headers that concern one connection and are never passed on (RFC 9110, 7.6.1). */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** What a proxy says of the caller; from anybody else it is a claim. */
const OF_A_PROXY = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/

type Pair = readonly [name: string, value: string]

const pairsOf = (raw: readonly string[]): Pair[] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))

/** The headers of a message that go on to the next one, with their spelling and repetitions. */
export const passedOn = ({ rawHeaders, headers }: IncomingMessage): Pair[] => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return pairsOf(rawHeaders).filter(([name]) => {
    const lower = name.toLowerCase()
    return !OF_ONE_CONNECTION.has(lower) && !named.includes(lower)
  })
}

/** How the body goes on: in pieces as it came, or with its length; a call without a body says so where one is usual. */
const framing = ({ method = '', headers }: IncomingMessage): Pair[] => {
  if (headers['transfer-encoding'] !== undefined) return [['Transfer-Encoding', 'chunked']]
  const usual = ['POST', 'PUT', 'PATCH'].includes(method)
  return usual && headers['content-length'] === undefined ? [['Content-Length', '0']] : []
}

/** The headers of a call for a process, which believes what they say of the caller. */
export const callHeaders = (call: IncomingMessage, behindProxy: boolean): Pair[] => {
  const pairs = [...passedOn(call), ...framing(call)]
  if (behindProxy) return pairs
  return [
    ...pairs.filter(([name]) => !OF_A_PROXY.test(name.toLowerCase())),
    ['X-Forwarded-For', call.socket.remoteAddress ?? ''],
    ['X-Forwarded-Proto', 'http'],
  ]
}

/** Whether the caller announced a body. A call without one must reach the process without one. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined

/** The head of a call that asks for an upgrade, as it goes over the wire. */
export const upgradeHead = (call: IncomingMessage, behindProxy: boolean): string => {
  const pairs = [
    ...callHeaders(call, behindProxy),
    ['Connection', 'Upgrade'] as const,
    ['Upgrade', call.headers.upgrade ?? ''] as const,
  ]
  const lines = pairs.map(([name, value]) => `${name}: ${value}\r\n`)
  return `${call.method ?? 'GET'} ${call.url ?? '/'} HTTP/1.1\r\n${lines.join('')}\r\n`
}
