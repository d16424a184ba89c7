import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { createReceipt, type Receipt } from '../files/receipt.ts'
import { sieveJson } from '../files/sieve.ts'
import { unavailable } from './database-errors.ts'
import { isJson } from './answers/json.ts'
import { networkOf } from '../session/network.ts'
import {
  BODY_LIMIT,
  LARGE_BODIES,
  LARGE_BODIES_PER_PERSON,
  LARGE_BODIES_PUBLIC,
  SLOWEST_BODY,
} from './limits.ts'

const LOOKED_AT_MS = 5_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a large body, on routes that accept one. */
    receipt: Receipt | null
  }
}

/** A limited number of places, in total and per person. */
const createPlaces = (total: number, each: number) => {
  const taken = new Map<number | string, number>()
  let all = 0
  /** Takes a place or refuses at once; answers the function that frees it. */
  return (who: number | string): (() => void) => {
    const own = taken.get(who) ?? 0
    if (all >= total || own >= each) throw unavailable()
    all += 1
    taken.set(who, own + 1)
    return () => {
      all -= 1
      const left = (taken.get(who) ?? 1) - 1
      if (left === 0) taken.delete(who)
      else taken.set(who, left)
    }
  }
}

/** The declared length of a body; a body without a length counts as infinite. */
const lengthOf = ({ headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

const isLarge = (req: FastifyRequest): boolean => {
  const { bodyLimit, config } = req.routeOptions
  return (bodyLimit > BODY_LIMIT || config.upload === true) && lengthOf(req) > BODY_LIMIT
}

/** Ends a connection whose body arrives too slowly, also after a refusal, like a request that takes too long. */
const watchPace = (app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void => {
  const socket: Partial<Socket> = raw.socket
  let seen = socket.bytesRead
  // A request without a connection (in a test) has no pace.
  if (seen === undefined) return
  const timer = setInterval(() => {
    if (raw.complete || raw.socket.destroyed) return clearInterval(timer)
    const come = raw.socket.bytesRead - (seen ?? 0)
    seen = raw.socket.bytesRead
    // Bytes that wait for us to read them are not the sender's fault.
    if (raw.readableLength > 0 || come >= (SLOWEST_BODY * LOOKED_AT_MS) / 1000) return
    clearInterval(timer)
    if (reply.raw.headersSent) return raw.socket.destroy()
    const tooSlow = Object.assign(new Error('the body comes too slowly'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    })
    app.server.emit('clientError', tooSlow, raw.socket)
    raw.socket.destroySoon()
  }, LOOKED_AT_MS)
  timer.unref()
}

/**
 * Bodies of more than 1 MB go to the disk as they arrive, so that they take no memory. Only a few are accepted at once,
 * per person and in total; others are refused before anything of them is read. A sender that is too slow is cut off.
 */
export const registerLargeBodies = (app: FastifyInstance): void => {
  const takePlace = createPlaces(LARGE_BODIES, LARGE_BODIES_PER_PERSON)
  const takePublicPlace = createPlaces(LARGE_BODIES_PUBLIC, LARGE_BODIES_PER_PERSON)
  const ends = new WeakMap<FastifyRequest, () => Promise<void>>()
  app.decorateRequest('receipt', null)

  app.addHook('preParsing', async (req, reply, payload) => {
    if (!isLarge(req)) return payload
    watchPace(app, req, reply)
    const person = req.context_?.usuario.id
    const leave = person === undefined ? takePublicPlace(networkOf(req.ip)) : takePlace(person)
    const receipt = createReceipt(app.services.files)
    req.receipt = receipt
    ends.set(req, async () => {
      leave()
      await receipt.end()
    })
    const length = lengthOf(req)
    const limit = req.routeOptions.bodyLimit
    if (!isJson(req) || (Number.isFinite(length) && length > limit)) return payload
    const { receive, received } = receipt
    const rest = Readable.from(sieveJson(req.raw, { limit, receive, received }), { objectMode: false })
    // After a refusal nothing reads the stream, so its errors are ignored.
    rest.on('error', () => {})
    // Fastify compares this with the length to know that the whole body has arrived.
    return Object.assign(rest, Number.isFinite(length) && { receivedEncodedLength: length })
  })

  // This runs for every answer, whatever its result, and only after the handler has ended.
  app.addHook('onSend', async (req, _reply, payload) => {
    const end = ends.get(req)
    ends.delete(req)
    await end?.()
    return payload
  })
}
