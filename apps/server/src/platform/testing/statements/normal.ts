const TOKENS = /'(?:[^']|'')*'|"[^"]*"|\s+|\$\d+|[^\s'"$]+|./g
const BREAK =
  /^(from|where|and|(left |inner |cross )?join|order by|group by|limit|returning|set|values|on conflict|union all)\b/
/** `left` brings its `join` along, and `is distinct from` is no new part. */
const HELD = /^(left|inner|cross|distinct)$/
const WIDTH = 118

const plain = (text: string): string => text.replaceAll(/\$\d+/g, '$')

/** One of a list's values stands for all: `in ($1, $2)` → `in ($1)`, `values ($1, $2), ($3, $4)` → `values ($1, $2)`. */
const shorten = (text: string): string =>
  text
    .replaceAll(/\bin \((\$\d+)(?:, \$\d+)+\)/g, 'in ($1)')
    .replaceAll(/(\([^()]*\$\d+[^()]*\))((?:, \([^()]*\))+)/g, (all, first: string, rest: string) =>
      plain(rest)
        .split(`, ${plain(first)}`)
        .every((left) => left === '')
        ? first
        : all,
    )

const renumber = (text: string): string => {
  let number = 0
  return text.replaceAll(/\$\d+/g, () => `$${(number += 1)}`)
}

const wrap = (line: string): string[] => {
  const at = line.length > WIDTH ? line.lastIndexOf(', ', WIDTH) : -1
  return at < 20 ? [line] : [line.slice(0, at + 1), ...wrap(`    ${line.slice(at + 2)}`)]
}

const layOut = (text: string): string => {
  const words = text.match(TOKENS) ?? []
  const lines = ['']
  for (const [at, word] of words.entries()) {
    const starts = !HELD.test(words[at - 2] ?? '') && BREAK.test(words.slice(at, at + 3).join(''))
    if (starts) lines.push(`  ${word}`)
    else lines.push(`${lines.pop() ?? ''}${word}`)
  }
  return lines
    .flatMap((line) => wrap(line.trimEnd()))
    .join('\n')
    .trim()
}

/** The same statement with other numbers of values, or written in other lines, has the same text. */
export const normal = (text: string): string => {
  const bare = text.replaceAll(/^\s*--.*$/gm, '').trim()
  const flat = (bare.match(TOKENS) ?? []).map((token) => (/^\s/.test(token) ? ' ' : token)).join('')
  return layOut(renumber(shorten(flat)))
}
