import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasText, piecesOf } from './match.ts'

const marked = (text: string, q: string) =>
  piecesOf(text, q)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['48224', '4822', '[4822]4'],
  ['Cosméticos Flor de Açude', 'acu', 'Cosméticos Flor de [Açu]de'],
  ['Cosméticos', 'COSMÉ', '[Cosmé]ticos'],
  ['Açúcar', 'acucar', '[Açúcar]'],
  ['📦📦 Caixa', 'cai', '📦📦 [Cai]xa'],
  ['ΟΔΟΣ', 'σ', 'ΟΔΟ[Σ]'],
  ['Pedidos', 'x', 'Pedidos'],
  ['Pedidos', '  ', 'Pedidos'],
])('in %s, %j is %s', (text, q, wanted) => expect(marked(text, q)).toBe(wanted))

test('the pieces make the text again, and what is marked is what was looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, q) => {
      const pieces = piecesOf(text, q)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const { text: hit } of pieces.filter((piece) => piece.hit)) expect(hasText(hit, q)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
