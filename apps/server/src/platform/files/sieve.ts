import type { Readable } from 'node:stream'
import { refuse } from '../http/errors.ts'
import { inMegabytes, JSON_LEVELS, JSON_TEXT_LIMIT, JSON_VALUES } from '../http/limits.ts'
import { createBase64Sink } from './base64.ts'
import type { Draft, Incoming } from './draft.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d])

/** The field of a body that carries a file (spec §3). */
const FIELD = 'data'
/** A text of at least this length is a file; a shorter one stays in the body. */
const FILE_TEXT_BYTES = 16 * 1024

export type Sieve = {
  /** Most bytes of the body. */
  limit: number
  receive: () => Promise<Incoming>
  /**
   * Takes a file that has arrived whole, or undefined for one that is not base64; answers its placeholder in the body.
   */
  received: (draft: Draft | undefined) => string
}

/** Counts levels and values so far, as `parseJson` does. */
const createCount = () => {
  let depth = 0
  let values = 1
  return (byte: number): void => {
    if (byte === COMMA) values += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1
      values += 1
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
    if (depth > JSON_LEVELS) refuse('JSON_PROFUNDO')
    if (values > JSON_VALUES) refuse('JSON_EXTENSO')
  }
}

/** Reads JSON byte by byte, only as closely as needed to know the name of each string. */
const createReader = ({ receive, received }: Sieve) => {
  const count = createCount()
  let state: 'outside' | 'text' | 'candidate' | 'file' = 'outside'
  let escaped = false
  let isValue = false
  /** The last string that is a name and not a value, as far as it can be the wanted one. */
  let name = ''
  let collected: Buffer[] = []
  let collectedBytes = 0
  let sink: ReturnType<typeof createBase64Sink> | undefined

  /** Reads on outside strings; answers where the next string's text begins, or the end of the piece. */
  const skipToString = (piece: Buffer, at: number): number => {
    for (let next = at; next < piece.length; next += 1) {
      const byte = piece[next] ?? 0
      if (byte === QUOTE) {
        state = isValue && name === FIELD ? 'candidate' : 'text'
        name = ''
        return next + 1
      }
      if (byte === COLON) isValue = true
      else if (!SPACES.has(byte)) {
        isValue = false
        count(byte)
      }
    }
    return piece.length
  }

  /** Where the string ends: at its closing quote, or beyond the piece. */
  const endOfString = (piece: Buffer, at: number): number => {
    for (let end = at; end < piece.length; end += 1) {
      if (escaped) escaped = false
      else if (piece[end] === BACKSLASH) escaped = true
      else if (piece[end] === QUOTE) return end
    }
    return piece.length
  }

  const beginFile = async (): Promise<void> => {
    sink = createBase64Sink(await receive())
    await sink.write(Buffer.concat(collected))
    collected = []
    state = 'file'
  }

  /** The part of a string that stays in the body. */
  const readString = async (part: Buffer): Promise<Buffer[]> => {
    if (state === 'text') {
      if (!isValue && name.length <= FIELD.length)
        name += part.subarray(0, FIELD.length + 1).toString('latin1')
      return [part]
    }
    if (state === 'file') {
      await sink?.write(part)
      return []
    }
    collected.push(part)
    collectedBytes += part.length
    if (collectedBytes > FILE_TEXT_BYTES) await beginFile()
    return []
  }

  const closeString = async (): Promise<Buffer[]> => {
    const left = state === 'file' ? [Buffer.from(received(await sink?.end()))] : collected
    collected = []
    collectedBytes = 0
    isValue = false
    state = 'outside'
    return left
  }

  /** The part of a piece that stays in the body. */
  return async (piece: Buffer): Promise<Buffer> => {
    const out: Buffer[] = []
    for (let at = 0; at < piece.length;) {
      if (state === 'outside') {
        const next = skipToString(piece, at)
        out.push(piece.subarray(at, next))
        at = next
        continue
      }
      const end = endOfString(piece, at)
      out.push(...(await readString(piece.subarray(at, end))))
      if (end < piece.length) out.push(...(await closeString()), piece.subarray(end, end + 1))
      at = end + 1
    }
    return Buffer.concat(out)
  }
}

/**
 * A large JSON body without its files: each long text of a field `data` is decoded onto the disk, and a placeholder
 * takes its place. The rest has a size limit, whatever is sent.
 */
export async function* sieveJson(body: Readable, sieve: Sieve): AsyncGenerator<Buffer> {
  const read = createReader(sieve)
  let come = 0
  let left = 0
  // The body stays open, because a refusal must still go out over the connection.
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    come += piece.length
    if (come > sieve.limit) refuse('CORPO_GRANDE', { limite: inMegabytes(sieve.limit) })
    const rest = await read(piece)
    left += rest.length
    if (left > JSON_TEXT_LIMIT) refuse('CORPO_GRANDE', { limite: inMegabytes(JSON_TEXT_LIMIT) })
    if (rest.length > 0) yield rest
  }
}
