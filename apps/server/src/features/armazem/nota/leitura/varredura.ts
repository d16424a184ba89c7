import { LIMITES } from './limites.ts'
import { refuse } from './recusa.ts'

/** Index after the '>' that ends a tag, with respect to quotes; the end of the text when there is none. */
const endOfTag = (text: string, from: number): number => {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return text.length
}

const after = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

/** Comment, CDATA or processing instruction: their contents are not markup. Undefined for a tag. */
const endOfNonElement = (text: string, at: number): number | undefined => {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4)
  if (text.startsWith('<![CDATA[', at)) return after(text, ']]>', at + 9)
  if (text.startsWith('<?', at)) return after(text, '?>', at + 2)
  return undefined
}

/**
 * Scans the markup once, without recursion or backtracking, before a parser sees it. It refuses any DOCTYPE (no NF-e
 * has one: entity bombs, external entities), and a nesting depth that only attacks have (FACTS §1).
 */
export const scanText = (text: string): void => {
  let depth = 0
  let at = text.indexOf('<')
  while (at >= 0) {
    let end = endOfNonElement(text, at)
    if (end === undefined) {
      if (/^<!doctype/i.test(text.slice(at, at + 9))) refuse('E_DOCTYPE')
      end = endOfTag(text, at + 1)
      if (text[at + 1] === '/') depth -= 1
      else if (text[end - 2] !== '/') depth += 1
      if (depth > LIMITES.profundidade) refuse('E_PROFUNDIDADE', { limite: LIMITES.profundidade })
    }
    at = text.indexOf('<', end)
  }
}
