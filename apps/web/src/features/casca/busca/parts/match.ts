/** A piece of a text, and whether it matches the search. */
export type Piece = { text: string; hit: boolean }

const plainOf = (character: string) => character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

// Each character is converted alone, because the small form of some depends on their neighbours.
const plain = (text: string) => Array.from(text, (character) => plainOf(character)).join('')

/**
 * The text in pieces, with the matches separate, without regard to capitals or accents. It compares character by
 * character, so that a piece is cut at the right place in the original text.
 */
export function piecesOf(text: string, q: string): Piece[] {
  const wanted = plain(q.trim())
  const places: number[] = []
  let flat = ''
  const characters = Array.from(text)
  for (const [index, character] of characters.entries()) {
    const part = plainOf(character)
    flat += part
    // An index into a text counts its code units.
    for (let unit = 0; unit < part.length; unit += 1) places.push(index)
  }
  const at = wanted === '' ? -1 : flat.indexOf(wanted)
  if (at < 0) return text === '' ? [] : [{ text, hit: false }]
  const [from = 0, last = 0] = [places[at], places[at + wanted.length - 1]]
  const cut = (start: number, end: number) => characters.slice(start, end).join('')
  return [
    { text: cut(0, from), hit: false },
    { text: cut(from, last + 1), hit: true },
    { text: cut(last + 1, characters.length), hit: false },
  ].filter((piece) => piece.text !== '')
}

/** Whether the text contains everything that was typed, for the names of screens. */
export const hasText = (text: string, q: string) => plain(text).includes(plain(q.trim()))
