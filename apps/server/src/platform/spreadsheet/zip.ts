import type { Readable } from 'node:stream'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { SHEET_LIMITS } from './limits.ts'
import { broken, SheetRefusal } from './refusal.ts'

/** The parts of a workbook by name; each is inflated only when it is read, and never beyond its declared size. */
export type Parts = { names: string[]; open: (name: string) => Promise<Readable | undefined> }

const tooLarge = (): SheetRefusal =>
  new SheetRefusal('PLANILHA_GRANDE', { limite: SHEET_LIMITS.inflatedBytes / 1024 / 1024 })

/** Checked in the directory before anything is inflated, so that a zip bomb costs nothing. */
const checkEntry = ({ uncompressedSize, compressedSize }: Entry): void => {
  if (uncompressedSize > SHEET_LIMITS.ratioFrom && uncompressedSize > compressedSize * SHEET_LIMITS.ratio)
    throw tooLarge()
}

const readDirectory = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  if (zip.entryCount > SHEET_LIMITS.entries) throw tooLarge()
  const entries = new Map<string, Entry>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    total += entry.uncompressedSize
    if (total > SHEET_LIMITS.inflatedBytes || entries.size >= SHEET_LIMITS.entries) throw tooLarge()
    // Programs write these names in different case.
    entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry)
  }
  return entries
}

/** The parts of a workbook, not inflated yet; refuses them if they would be too large. */
export const openZip = async (bytes: Uint8Array): Promise<Parts> => {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      autoClose: false,
    })
    const entries = await readDirectory(zip)
    return {
      names: [...entries.keys()],
      open: async (name) => {
        const entry = entries.get(name.toLowerCase())
        if (!entry) return undefined
        if (entry.isEncrypted())
          throw new SheetRefusal('PLANILHA_TIPO', { tipo: 'uma planilha protegida por senha' })
        return zip.openReadStreamPromise(entry)
      },
    }
  } catch (error) {
    throw error instanceof SheetRefusal ? error : broken()
  }
}
