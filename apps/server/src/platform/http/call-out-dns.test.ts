import dns from 'node:dns'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { callOut, InternalAddressError } from './call-out.ts'

let called = 0
const server = createServer((_req, res) => {
  called += 1
  res.end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

type Answer = (error: null, found: { address: string; family: number }[]) => void
/** What the name leads to, question by question. */
let answers: string[][] = []
let asked = 0
const answerName = (_name: string, _options: unknown, answer: Answer): void => {
  const addresses = answers[Math.min(asked, answers.length - 1)] ?? []
  asked += 1
  answer(
    null,
    addresses.map((address) => ({ address, family: 4 })),
  )
}

const { lookup } = dns
const setLookup = (to: unknown): void => {
  Object.assign(dns, { lookup: to })
  syncBuiltinESMExports()
}
beforeEach(() => {
  asked = 0
  called = 0
  setLookup(answerName)
})
afterEach(() => setLookup(lookup))

const call = (...leadsTo: string[][]) => {
  answers = leadsTo
  const url = new URL(`http://erp.example:${port}/`)
  return callOut({ url, headers: {}, body: '{}', timeoutMs: 200, internal: false })
}

test('a name that changes after it was checked is asked once: what was checked is what is connected to', async () => {
  // An address of the internet at which nobody answers in this time.
  await expect(call(['8.8.8.8'], ['127.0.0.1'])).rejects.not.toBeInstanceOf(InternalAddressError)
  expect([asked, called]).toEqual([1, 0])
})

test.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['10.0.0.7', '8.8.8.8']]])(
  'a name that leads to %s is not connected to',
  async (addresses) => {
    await expect(call(addresses)).rejects.toBeInstanceOf(InternalAddressError)
    expect([asked, called]).toEqual([1, 0])
  },
)
