import type { PDFPageProxy } from 'pdfjs-dist'

/** Where the ink of a page begins and ends, as parts of its width. */
export type Tinta = { left: number; right: number }

export const INTEIRA: Tinta = { left: 0, right: 1 }

/** Width of the sample, in which a hair line is still seen. */
const AMOSTRA = 300
/** Air beside the ink, and the least part of a page that is shown, so that a short title does not fill the screen. */
const AR = 0.02
const MENOR = 0.6

/** The narrow part of a picture's width, four bytes a point, that holds all that is not white. */
export const tintaOf = (data: Uint8ClampedArray, width: number): Tinta => {
  let from = width
  let until = -1
  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) > 240) continue
    const x = (at / 4) % width
    if (x < from) from = x
    if (x > until) until = x
  }
  if (until < 0) return INTEIRA
  const left = Math.min(Math.max(0, from / width - AR), 1 - MENOR)
  const right = Math.min(1, (until + 1) / width + AR)
  return { left, right: Math.max(right, left + MENOR) }
}

/** Looks at a small picture of the page; a page whose picture cannot be read is shown whole. */
export const findTinta = async (page: PDFPageProxy): Promise<Tinta> => {
  const canvas = document.createElement('canvas')
  const viewport = page.getViewport({ scale: AMOSTRA / page.getViewport({ scale: 1 }).width })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return picture ? tintaOf(picture.data, picture.width) : INTEIRA
}
