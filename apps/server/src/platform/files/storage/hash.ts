import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** The length and the SHA-256 of bytes as they flow. */
export const hashOf = async (bytes: Readable): Promise<{ length: number; sha256: Buffer }> => {
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of bytes) {
    const piece: Buffer = chunk
    length += piece.byteLength
    hash.update(piece)
  }
  return { length, sha256: hash.digest() }
}
