import type { Decoder } from './nearest.ts'

/** The codes of labels, products, papers and receipts: by the browser's names and by the library's. */
const FORMATS = {
  qr_code: 'QRCode',
  data_matrix: 'DataMatrix',
  code_128: 'Code128',
  code_39: 'Code39',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  upc_a: 'UPCA',
  itf: 'ITF',
} as const

type Format = keyof typeof FORMATS
type Box = { x: number; y: number; width: number; height: number }

/** The browser's own reader, which TypeScript does not know (WICG, Barcode Detection API). */
type Native = {
  new (options: { formats: string[] }): {
    detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string; boundingBox: Box }[]>
  }
  getSupportedFormats: () => Promise<string[]>
}

async function nativeDecoder(): Promise<Decoder | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: Native }
  if (!Detector) return null
  const known = await Detector.getSupportedFormats().catch((): string[] => [])
  const formats = Object.keys(FORMATS).filter((format) => known.includes(format))
  // Some desktops have the interface and no reader behind it.
  if (!formats.includes('qr_code' satisfies Format) || !formats.includes('code_128' satisfies Format))
    return null
  const detector = new Detector({ formats })
  return async (frame) =>
    (await detector.detect(frame)).map(({ rawValue, boundingBox: { x, y, width, height } }) => ({
      text: rawValue,
      x: x + width / 2,
      y: y + height / 2,
    }))
}

/** For browsers without a reader of their own, all iPhones among them (decision 23). */
async function libraryDecoder(): Promise<Decoder> {
  const { decodeFrame } = await import('./zxing.ts')
  return (frame) => decodeFrame(frame, Object.values(FORMATS))
}

/** The browser's reader of codes where it has one, else the library's. */
export const loadDecoder = async (): Promise<Decoder> => (await nativeDecoder()) ?? libraryDecoder()
