import type { Readable, Writable } from 'node:stream'

const HEAD = 4

/** Writes one message: its length in four bytes, then its content. */
export const writeFrame = (to: Writable, payload: Uint8Array): void => {
  const head = Buffer.alloc(HEAD)
  head.writeUInt32BE(payload.byteLength)
  to.write(head)
  to.write(payload)
}

type Reader = {
  take: (payload: Buffer) => void
  /** Bytes of the longest accepted message. */
  most: number
  /** Called when a longer message was announced; reading stops then. */
  refuse: () => void
}

/** Hands over each message of a stream when it is complete; the pieces of a long one are joined only once. */
export const readFrames = (from: Readable, { take, most, refuse }: Reader): void => {
  let pieces: Buffer[] = []
  let held = 0
  let wanted = HEAD
  let inHead = true

  const cut = (): Buffer => {
    const all = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, held)
    const rest = all.subarray(wanted)
    pieces = rest.byteLength > 0 ? [rest] : []
    held = rest.byteLength
    return all.subarray(0, wanted)
  }

  const onData = (piece: Buffer): void => {
    pieces.push(piece)
    held += piece.byteLength
    while (held >= wanted) {
      const part = cut()
      if (!inHead) take(part)
      wanted = inHead ? part.readUInt32BE() : HEAD
      inHead = !inHead
      if (wanted <= most) continue
      from.off('data', onData)
      return refuse()
    }
  }
  from.on('data', onData)
}
