export type Piece = { text: string; changed: boolean }

const words = (text: string) => text.split(/(\s+)/).filter((word) => word !== '')

/** Longest common subsequence, as the set of positions of `b` that are in `a` too. */
function kept(a: readonly string[], b: readonly string[]): ReadonlySet<number> {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const found = new Set<number>()
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      found.add(j)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return found
}

/** Beyond this the comparison is not worth its quadratic cost: the whole text counts as changed. */
const MOST_WORDS = 600

/** The words of `after`, marked where they differ from `before`: '20/11/2026 **08:00**'. */
export function changedWords(before: string, after: string): Piece[] {
  const [a, b] = [words(before), words(after)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return [{ text: after, changed: true }]
  const same = kept(a, b)
  const pieces: Piece[] = []
  for (const [index, word] of b.entries()) {
    const changed = !same.has(index)
    const last = pieces.at(-1)
    if (last && last.changed === changed) last.text += word
    else pieces.push({ text: word, changed })
  }
  return pieces
}
