import type { Readable } from 'node:stream'
import { refuse } from '../http/errors.ts'
import { inMegabytes } from '../http/limits.ts'
import { decodeBase64 } from './base64.ts'
import type { Draft, Incoming } from './draft.ts'
import type { Content, FileStore } from './index.ts'

/** The placeholder in a large JSON body for a received file; its token cannot be guessed. */
const TOKEN = /^recebido:[0-9a-f-]{36}$/
/** The placeholder for a file that was not valid base64. */
const BROKEN = 'recebido:?'

const received = new Map<string, Draft>()

/** The bytes of a field `data`: already on the disk, or as base64 in the body; undefined when it is neither. */
export const contentOf = (data: string): Content | undefined => received.get(data) ?? decodeBase64(data)

/** The same text for a file that was sent twice, although each copy has its own place; for comparing bodies. */
export const sameForSame = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'string' || !TOKEN.test(value)) return value
  return received.get(value)?.sha256.toString('hex') ?? value
}

/** The files of one large request: they stay on the disk during the request and are removed after it unless stored. */
export type Receipt = {
  receive: () => Promise<Incoming>
  /** Answers the placeholder for the body. */
  received: (draft: Draft | undefined) => string
  /** Receives a whole body, or one part of it, as a file of at most `limit` bytes. */
  take: (bytes: Readable, limit: number) => Promise<Draft>
  end: () => Promise<void>
}

export const createReceipt = (files: FileStore): Receipt => {
  const coming = new Set<Incoming>()
  const drafts = new Set<Draft>()

  const receive = async (): Promise<Incoming> => {
    const incoming = await files.receive()
    const kept: Incoming = {
      write: incoming.write,
      end: async () => {
        const draft = await incoming.end()
        coming.delete(kept)
        drafts.add(draft)
        return draft
      },
      abort: async () => {
        coming.delete(kept)
        await incoming.abort()
      },
    }
    coming.add(kept)
    return kept
  }

  const tokenOf = ({ chave }: Draft) => `recebido:${chave}`

  return {
    receive,
    received: (draft) => {
      if (!draft) return BROKEN
      received.set(tokenOf(draft), draft)
      return tokenOf(draft)
    },
    take: async (bytes, limit) => {
      const incoming = await receive()
      let come = 0
      // The body stays open, because a refusal must still go out over the connection.
      for await (const piece of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        come += piece.length
        if (come > limit) refuse('CORPO_GRANDE', { limite: inMegabytes(limit) })
        await incoming.write(piece)
      }
      return incoming.end()
    },
    end: async () => {
      for (const incoming of coming) await incoming.abort()
      for (const draft of drafts) {
        received.delete(tokenOf(draft))
        await files.drop(draft)
      }
    },
  }
}
