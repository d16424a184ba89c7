import { code128, drawingSVG, qrcode } from 'bwip-js/generic'

export type Stroke = { d: string; stroke: string | undefined; fill: boolean }
/** A barcode as lines to draw; `modules` is its width in the narrowest bar. */
export type Barcode = { viewBox: string; modules: number; strokes: Stroke[] }

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** The library's SVG text as data: React draws it, and no text becomes markup. */
export function readSvg(svg: string, scale: number): Barcode {
  const viewBox = attribute(svg, 'viewBox') ?? '0 0 0 0'
  const strokes = [...svg.matchAll(/<path[^>]*>/g)].map(([tag]): Stroke => ({
    d: attribute(tag, 'd') ?? '',
    stroke: attribute(tag, 'stroke-width'),
    fill: attribute(tag, 'stroke') === undefined,
  }))
  return { viewBox, modules: Number(viewBox.split(' ')[2] ?? 0) / scale, strokes }
}

/** The library draws two units per module. */
const UNITS = 2

/** A scanner would read accented letters as other letters. */
const isPlain = (text: string) => /^[\x20-\x7e]+$/.test(text)

/** CODE-128 of a text, or `null` when the code cannot hold it. */
export function encodeCode128(text: string): Barcode | null {
  if (!isPlain(text)) return null
  try {
    return readSvg(code128({ bcid: 'code128', text, height: 10 }, drawingSVG()), UNITS)
  } catch {
    return null
  }
}

export function encodeQr(text: string): Barcode | null {
  try {
    return readSvg(qrcode({ bcid: 'qrcode', text }, drawingSVG()), UNITS)
  } catch {
    return null
  }
}

/** Narrowest bar that warehouse scanners read reliably (look.md, Print). */
const MODULE_MM = 0.25

/** Does the code fit into this width with bars wide enough? */
export const fitsInto = (barcode: Barcode, widthMm: number) => barcode.modules * MODULE_MM <= widthMm
