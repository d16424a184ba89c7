import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, type Product, withProduct } from './frame.ts'

const SOCKETS = 500
/** The server waits 15 s for headers, checks every second, and allows a second for reading its answer. */
const GONE_AFTER_MS = 18_000
const SLOW_MS = 500

/** Sends the start of a request, then a header line per second, and never closes its own side. */
const hold = (port: number): Socket => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.resume()
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n')
  const drip = setInterval(() => socket.writable && socket.write('X-A: a\r\n'), 1_000)
  // When the server has released a descriptor, it answers a line with a reset.
  socket.once('close', () => clearInterval(drip))
  return socket
}

const timeOf = async ({ port }: Product): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
  await answer.text()
  return performance.now() - began
}

/** Hundreds of sockets that never finish their headers: their descriptors must be released, and others answered. */
export const unfinishedHeaders: Attack = {
  about: `${SOCKETS} sockets that never finish their headers: their descriptors are back after ${GONE_AFTER_MS / 1000} s`,
  run: () =>
    withProduct({}, async (product) => {
      await timeOf(product)
      const before = product.descriptors()
      const began = performance.now()
      const sockets = Array.from({ length: SOCKETS }, () => hold(product.port))
      let held = 0
      let slowest = 0
      let goneAfter = Infinity
      while (performance.now() - began < GONE_AFTER_MS + 12_000) {
        slowest = Math.max(slowest, await timeOf(product))
        const more = product.descriptors() - before
        held = Math.max(held, more)
        // A few belong to these calls and to the database.
        if (held > SOCKETS / 2 && more < 20) {
          goneAfter = performance.now() - began
          break
        }
        await wait(250)
      }
      for (const socket of sockets) socket.destroy()
      const seconds = Number.isFinite(goneAfter)
        ? `${(goneAfter / 1000).toFixed(1)} s`
        : 'not within half a minute'
      return {
        measured: [
          `${held} descriptors held at most, back after ${seconds}; another’s call meanwhile ${Math.round(slowest)} ms at worst`,
        ],
        broken: [
          ...(goneAfter > GONE_AFTER_MS ? [`descriptors back after ${seconds}`] : []),
          ...(held < SOCKETS / 2 ? [`only ${held} sockets were held: nothing was attacked`] : []),
          ...(slowest > SLOW_MS ? [`another’s call took ${Math.round(slowest)} ms`] : []),
        ],
      }
    }),
}
