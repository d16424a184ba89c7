import { diffArrays } from 'diff'

export type Piece = { text: string; changed: boolean }

const words = (text: string) => text.split(/(\s+)/).filter((word) => word !== '')

/** With more changes marks do not help, so the whole text counts as changed. */
const MOST_CHANGES = 600

/** The words of `after`, marked where they differ from `before`: '20/11/2026 **08:00**'. */
export function changedWords(before: string, after: string): Piece[] {
  const parts = diffArrays(words(before), words(after), { maxEditLength: MOST_CHANGES })
  if (!parts) return [{ text: after, changed: true }]
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(''), changed: added }))
}
