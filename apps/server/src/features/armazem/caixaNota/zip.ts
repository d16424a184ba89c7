import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const MEBIBYTE = 1024 * 1024
/** The largest ZIPs of notes hold a month of them. */
const LIMITS = { entries: 2_000, bytes: 100 * MEBIBYTE, entry: 20 * MEBIBYTE }

export type Xml = { filename: string; bytes: Buffer }

const isXml = (name: string): boolean => /\.xml$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)

/**
 * The XML files of a ZIP, one after the other, so that only one is in memory. It throws for what is no ZIP and for what
 * would become too large; the archive's reader stops an entry that is longer than it says.
 */
export async function* xmlsOf(zip: Buffer): AsyncGenerator<Xml> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true, autoClose: false })
  let left = LIMITS.bytes
  let entries = 0
  for await (const entry of archive.eachEntry()) {
    entries += 1
    if (entries > LIMITS.entries) throw new Error('too many entries')
    if (!isXml(entry.fileName) || entry.isEncrypted() || entry.uncompressedSize > LIMITS.entry) continue
    left -= entry.uncompressedSize
    if (left < 0) throw new Error('too large')
    yield { filename: entry.fileName, bytes: await buffer(await archive.openReadStreamPromise(entry)) }
  }
}
