/**
 * Reads a ZIP: its table of contents first, each entry only when it is needed, with the browser's own inflater. No
 * entry grows beyond `MAX_XML_BYTES`, whatever the archive claims, so a bomb costs no more.
 */
export const MAX_XML_BYTES = 20 * 1024 * 1024
export const MAX_ENTRADAS = 5_000

const END_SIGNATURE = 0x06054b50
const CENTRAL_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const MAX_COMMENT = 0xffff
const ZIP64_MARK = 0xffffffff
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

/** The fault of an archive, or of one entry, in words for the screen. */
export class ZipProblem extends Error {}

export type ZipEntry = { name: string; size: number; open: () => Promise<Uint8Array<ArrayBuffer>> }

const BROKEN = 'O ZIP está danificado ou incompleto. Baixe-o de novo e tente outra vez.'

/** Read at once, because a thousand small reads from the browser cost more than this whole size. */
const EM_MEMORIA = 64 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>
type Archive = { size: number; read: (start: number, end: number) => Promise<Bytes> }

async function openArchive(zip: Blob): Promise<Archive> {
  const { size } = zip
  const bytesOf = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer())
  if (size > EM_MEMORIA) return { size, read: (start, end) => bytesOf(zip.slice(start, end)) }
  const whole = await bytesOf(zip)
  return { size, read: (start, end) => Promise.resolve(whole.subarray(start, end)) }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) => new DataView(buffer, byteOffset, byteLength)

const isBig = (value: number) => value === ZIP64_MARK

/** The position of the table of contents, from the record at the end of the archive. */
async function findDirectory({ size: end, read }: Archive) {
  const from = Math.max(0, end - END_SIZE - MAX_COMMENT)
  const tail = viewOf(await read(from, end))
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue
    const [count, size, start] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ]
    if (isBig(size) || isBig(start) || count === 0xffff) throw new ZipProblem(tooMany())
    if (start + size > from + at) throw new ZipProblem(BROKEN)
    return { count, start, size }
  }
  throw new ZipProblem(BROKEN)
}

const tooMany = () =>
  `O ZIP tem mais de ${MAX_ENTRADAS.toLocaleString('pt-BR')} arquivos. Divida-o em partes.`

/** Names are UTF-8 when the archive says so or when they are valid; otherwise in the encoding of old Windows. */
function nameOf(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

export const crc32 = (bytes: Uint8Array) => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

const joined = (parts: Bytes[], size: number): Bytes => {
  const [only] = parts
  if (only && parts.length === 1) return only
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** Inflates at most `limit` bytes. */
async function inflate(data: Bytes, limit: number): Promise<Bytes> {
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // The reader gets the error of wrong data.
  void writer.write(data).catch(() => undefined)
  void writer.close().catch(() => undefined)
  const reader = readable.getReader()
  const parts: Bytes[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new ZipProblem('O arquivo, descompactado, passa do tamanho que o próprio ZIP declara.')
    }
    parts.push(value)
  }
  return joined(parts, size)
}

type Header = { method: number; flags: number; crc: number; packed: number; size: number; offset: number }

async function openEntry({ read }: Archive, header: Header): Promise<Bytes> {
  const { method, flags, crc, packed, size, offset } = header
  if (flags & ENCRYPTED)
    throw new ZipProblem('O ZIP é protegido por senha: descompacte-o e solte os XML aqui.')
  if (Math.max(size, packed) > MAX_XML_BYTES)
    throw new ZipProblem('O arquivo, descompactado, passa de 20 MB.')
  const local = viewOf(await read(offset, offset + LOCAL_SIZE))
  if (local.byteLength < LOCAL_SIZE || local.getUint32(0, true) !== LOCAL_SIGNATURE)
    throw new ZipProblem(BROKEN)
  const start = offset + LOCAL_SIZE + local.getUint16(26, true) + local.getUint16(28, true)
  const data = await read(start, start + packed)
  let bytes: Bytes
  if (method === STORED) bytes = data
  else if (method === DEFLATED)
    bytes = await inflate(data, size).catch((error: unknown) => {
      throw error instanceof ZipProblem ? error : new ZipProblem(BROKEN)
    })
  else
    throw new ZipProblem('O ZIP usa uma compactação que não conhecemos: descompacte-o e solte os XML aqui.')
  if (bytes.byteLength !== size || crc32(bytes) !== crc) throw new ZipProblem(BROKEN)
  return bytes
}

/** The files of an archive, not unpacked yet. */
export async function readZip(zip: Blob): Promise<ZipEntry[]> {
  const archive = await openArchive(zip)
  const { count, start, size } = await findDirectory(archive)
  if (count > MAX_ENTRADAS) throw new ZipProblem(tooMany())
  const directory = viewOf(await archive.read(start, start + size))
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_SIZE > directory.byteLength || directory.getUint32(at, true) !== CENTRAL_SIGNATURE)
      throw new ZipProblem(BROKEN)
    const [nameSize, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true))
    const header: Header = {
      flags: directory.getUint16(at + 8, true),
      method: directory.getUint16(at + 10, true),
      crc: directory.getUint32(at + 16, true),
      packed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    }
    const next = at + CENTRAL_SIZE + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > directory.byteLength) throw new ZipProblem(BROKEN)
    const name = nameOf(new Uint8Array(directory.buffer, directory.byteOffset + at + CENTRAL_SIZE, nameSize))
    if (!name.endsWith('/')) entries.push({ name, size: header.size, open: () => openEntry(archive, header) })
    at = next
  }
  return entries
}
