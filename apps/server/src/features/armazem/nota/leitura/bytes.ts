import { LIMITES } from './limites.ts'
import { refuse } from './recusa.ts'

type Decoder = (bytes: Uint8Array) => string

const strict =
  (label: string): Decoder =>
  (bytes) =>
    new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)

const utf8 = strict('utf-8')
// TextDecoder's 'iso-8859-1' is windows-1252 and would change the bytes 80 to 9F, so it is not used.
const latin1: Decoder = (bytes) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
const ascii: Decoder = (bytes) => {
  if (bytes.some((byte) => byte > 0x7f)) throw new TypeError('not ASCII')
  return latin1(bytes)
}

/** The encoding of the MOC (UTF-8), and those of older systems. Any other name is refused. */
const CODIFICACOES: Readonly<Record<string, Decoder>> = {
  'utf-8': utf8,
  utf8,
  'us-ascii': ascii,
  ascii,
  'iso-8859-1': latin1,
  'iso-8859-15': strict('iso-8859-15'),
  latin1,
  'windows-1252': strict('windows-1252'),
}

/** By byte order mark, or by the first '<' of any XML: two bytes, one of which is 0. */
const MARCAS: readonly (readonly [
  prefix: readonly number[],
  nome: string,
  decoder: Decoder,
  skip: number,
])[] = [
  [[0xef, 0xbb, 0xbf], 'UTF-8', utf8, 3],
  [[0xff, 0xfe], 'UTF-16', strict('utf-16le'), 2],
  [[0xfe, 0xff], 'UTF-16', strict('utf-16be'), 2],
  [[0x3c, 0x00], 'UTF-16', strict('utf-16le'), 0],
  [[0x00, 0x3c], 'UTF-16', strict('utf-16be'), 0],
]

const startsWith = (bytes: Uint8Array, prefix: readonly number[]): boolean =>
  prefix.every((byte, at) => bytes[at] === byte)

const declared = (head: string): string =>
  /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1] ?? 'UTF-8'

/** A ZIP with entries, and an empty one. */
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006']

/** Files that people send by mistake; an HTML page is named as such before its DOCTYPE is refused (FACTS §1). */
const refuseOtherKinds = (head: string): void => {
  if (head.startsWith('%PDF')) refuse('E_PDF')
  if (ZIP.some((mark) => head.startsWith(mark))) refuse('E_ZIP')
}

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!doctype\s+html|<html[\s>])/i

export type Texto = {
  texto: string
  /** The declared name, when it differs from UTF-8. */
  codificacao: string
}

const decode = (decoder: Decoder | undefined, bytes: Uint8Array, codificacao: string): string => {
  if (!decoder) return refuse('E_ENCODING', { codificacao })
  try {
    return decoder(bytes)
  } catch {
    return refuse('E_ENCODING', { codificacao })
  }
}

/**
 * Decodes bytes before any parser: by byte order mark, otherwise by the declaration, otherwise as UTF-8; decoding is
 * strict. The parser then reads this text, so that it cannot see another text than the one that was scanned.
 */
export const decodeBytes = (bytes: Uint8Array): Texto => {
  if (bytes.byteLength > LIMITES.bytes) refuse('E_TAMANHO', { limite: LIMITES.megabytes })
  const head = latin1(bytes.subarray(0, 1024))
  refuseOtherKinds(head)
  const mark = MARCAS.find(([prefix]) => startsWith(bytes, prefix))
  const codificacao = (mark?.[1] ?? declared(head)).slice(0, 40)
  const texto = mark
    ? decode(mark[2], bytes.subarray(mark[3]), codificacao)
    : decode(CODIFICACOES[codificacao.toLowerCase()], bytes, codificacao)
  if (texto.trim() === '') refuse('E_VAZIO')
  if (HTML.test(texto.slice(0, 4096))) refuse('E_HTML')
  return { texto, codificacao: codificacao.toUpperCase() }
}

/**
 * A file that declares ISO-8859-1 although its bytes are UTF-8 parses, but its accents become 'Ã§'. No parser can
 * detect it, but the digest can (FACTS §1).
 */
export const rereadAsUtf8 = (bytes: Uint8Array, { codificacao }: Texto): string | undefined => {
  if (codificacao.startsWith('UTF') || bytes.every((byte) => byte < 0x80)) return undefined
  try {
    return utf8(bytes)
  } catch {
    return undefined
  }
}
