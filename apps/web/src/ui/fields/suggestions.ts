const SHOWN = 8

/** Without accents and capitals, for a search. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The names that match, without regard to accents: first those that begin with the text. None when the text is already
 * one of them.
 */
export const suggestionsOf = (names: readonly string[], typed: string): string[] => {
  if (names.includes(typed.trim())) return []
  const wanted = plain(typed.trim())
  const places = names.map((name) => ({ name, at: plain(name).indexOf(wanted) }))
  const found = places.filter(({ at }) => at >= 0)
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)]
    .slice(0, SHOWN)
    .map(({ name }) => name)
}
