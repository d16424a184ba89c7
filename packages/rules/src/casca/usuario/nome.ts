/** Words that stay in small letters within a Brazilian name. */
const PARTICULAS = new Set([
  'da',
  'das',
  'de',
  'di',
  'do',
  'dos',
  'du',
  'e',
  'del',
  'la',
  'van',
  'von',
  'der',
])
/** Roman numbers of popes and grandsons. */
const ROMANO = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/

/** The first letter, behind a quotation mark or bracket too: '"zé"' → '"Zé"'. */
const capital = (word: string): string => word.replace(/\p{L}/u, (first) => first.toLocaleUpperCase('pt-BR'))

/** "d'ávila" → "d'Ávila", 'o’brien' → 'O’Brien': what stands after the apostrophe is a name of its own. */
const withApostrophe = (word: string, isFirst: boolean): string | undefined => {
  const [, before, apostrophe, after] = /^(\p{L}{1,2})(['’´`])(\p{L}.*)$/u.exec(word) ?? []
  if (before === undefined || apostrophe === undefined || after === undefined) return undefined
  const small = before === 'd' && !isFirst
  return `${small ? before : capital(before)}${apostrophe}${capital(after)}`
}

const properWord = (word: string, index: number, isLast: boolean): string => {
  if (word.includes('-'))
    return word
      .split('-')
      .map((part) => properWord(part, index, isLast))
      .join('-')
  const apostrophe = withApostrophe(word, index === 0)
  if (apostrophe !== undefined) return apostrophe
  if (index > 0 && !isLast && PARTICULAS.has(word)) return word
  // 'João Paulo II', but never the surname 'Vi' or 'Xi' in the middle.
  if (index > 0 && isLast && ROMANO.test(word) && word.length > 1) return word.toUpperCase()
  return capital(word)
}

/**
 * A person's name in proper case (spec §3): 'MARIA DA SILVA' → 'Maria da Silva', "JOÃO D'ÁVILA" → "João d'Ávila". A
 * name in mixed case was written so on purpose, so it keeps its inner capitals: 'Ana McDonald'.
 */
export const nomeProprio = (typed: string): string => {
  const text = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const small = text.toLocaleLowerCase('pt-BR')
  const mixed = text !== small && text !== text.toLocaleUpperCase('pt-BR')
  const words = small.split(' ')
  const written = text.split(' ')
  return words
    .map((word, index) => {
      const kept = written[index] ?? word
      // In a name of mixed case, a word with inner capitals stays as it is.
      if (mixed && /\p{Ll}\p{Lu}/u.test(kept)) return kept
      return properWord(word, index, index === words.length - 1)
    })
    .join(' ')
}
