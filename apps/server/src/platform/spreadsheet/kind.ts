import { SheetRefusal } from './refusal.ts'

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte)

const NAMED: readonly [head: number[], tipo: string][] = [
  [[0x25, 0x50, 0x44, 0x46], 'um PDF'],
  [[0x89, 0x50, 0x4e, 0x47], 'uma imagem'],
  [[0xff, 0xd8, 0xff], 'uma imagem'],
  [[0x47, 0x49, 0x46, 0x38], 'uma imagem'],
  [[0x1f, 0x8b], 'um arquivo compactado (.gz)'],
  [[0x52, 0x61, 0x72, 0x21], 'um arquivo compactado (.rar)'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'um arquivo compactado (.7z)'],
]

/** Refuses a file by its kind, in words that its sender knows. */
export const refuseKind = (tipo: string): never => {
  throw new SheetRefusal('PLANILHA_TIPO', { tipo })
}

/** The old binary container: Excel up to 2003, and a workbook with a password. */
const refuseContainer = (bytes: Uint8Array): never =>
  refuseKind(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
      Buffer.from('EncryptedPackage', 'utf16le'),
    )
      ? 'uma planilha protegida por senha'
      : 'um .xls antigo',
  )

const refuseMarkup = (bytes: Uint8Array): void => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048)).replace(/^ï»¿/, '').trimStart()
  if (/^<(?:!doctype html|html|head|body|table|meta|style)\b/i.test(start)) refuseKind('uma página HTML')
  if (start.startsWith('<')) refuseKind('um XML')
}

/** The kind of the bytes, whatever the name; everything but a workbook and plain text is refused by its kind. */
export const kindOf = (bytes: Uint8Array): 'xlsx' | 'csv' => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'xlsx'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuseContainer(bytes)
  const [, tipo] = NAMED.find(([head]) => startsWith(bytes, ...head)) ?? []
  if (tipo !== undefined) refuseKind(tipo)
  refuseMarkup(bytes)
  return 'csv'
}
