import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
// The bundler's own: an address, not the module.
// oxlint-disable-next-line import/default
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { Read } from './nearest.ts'

// A file of our own origin instead of the library's CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** The codes in a frame. */
export async function decodeFrame(
  frame: HTMLCanvasElement,
  formats: NonNullable<ReaderOptions['formats']>,
): Promise<Read[]> {
  const image = frame.getContext('2d')?.getImageData(0, 0, frame.width, frame.height)
  if (!image) return []
  const found = await readBarcodes(image, { formats, tryHarder: true, textMode: 'Plain' })
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, position: { topLeft, bottomRight } }) => ({
      text,
      x: (topLeft.x + bottomRight.x) / 2,
      y: (topLeft.y + bottomRight.y) / 2,
    }))
}
