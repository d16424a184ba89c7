import { describe, expect, test } from 'vitest'
import { encodeCode128, encodeQr, fitsInto } from './barcode-model.ts'

describe('barcodes', () => {
  test('CODE-128 of a number: 79 modules, bars as strokes, wide enough for 52 mm', () => {
    const code = encodeCode128('48231')
    expect(code?.modules).toBe(79)
    expect(
      code?.strokes.every(({ d, stroke, fill }) => d.startsWith('M') && Number(stroke) > 0 && !fill),
    ).toBe(true)
    expect(fitsInto(code!, 52)).toBe(true)
    expect(fitsInto(code!, 19)).toBe(false)
  })

  test('a text that CODE-128 cannot hold gives no bar code', () => {
    expect(encodeCode128('Açaí-1')).toBeNull()
    expect(encodeCode128('')).toBeNull()
  })

  test('a QR code of an address is a square of filled shapes', () => {
    const code = encodeQr('https://retaguarda.example/pedidos/edit/12')
    const [, , width, height] = code?.viewBox.split(' ') ?? []
    expect(width).toBe(height)
    expect(code?.strokes.length).toBe(1)
    expect(code?.strokes[0]).toMatchObject({ fill: true, stroke: undefined })
  })
})
