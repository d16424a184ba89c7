import type { Aberta } from './index.ts'

/** The first bytes of a part of a message, at most `most`. */
export const downloadHead = async (
  { client }: Aberta,
  uid: number,
  part: string,
  most: number,
): Promise<Buffer> => {
  const { content } = await client.download(String(uid), part, {
    uid: true,
    maxBytes: most,
    // Its bytes count, not what they mean in a character set.
    decodeText: false,
  })
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of content ?? []) {
    const bytes = Buffer.from(piece as Uint8Array)
    pieces.push(bytes)
    length += bytes.length
    if (length >= most) break
  }
  return Buffer.concat(pieces).subarray(0, most)
}

/** The bytes of a part of a message; undefined for one that is longer than `most`. */
export const downloadPart = async (
  aberta: Aberta,
  uid: number,
  part: string,
  most: number,
): Promise<Buffer | undefined> => {
  const bytes = await downloadHead(aberta, uid, part, most + 1)
  return bytes.length > most ? undefined : bytes
}

/** The numbers of the messages that came since, in their order. */
export const listNew = async ({ client }: Aberta, since: number): Promise<number[]> => {
  const found = await client.search({ uid: `${since + 1}:*` }, { uid: true })
  // A server answers its last message even when that is not new.
  return (found || []).filter((uid) => uid > since).toSorted((a, b) => a - b)
}
