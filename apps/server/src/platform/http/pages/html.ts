import { escapeHtml } from '@app/rules/casca/correio'

/** What may stand in a page as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Part = Markup | string | number | false | null | undefined | readonly Part[]

const written = (part: Part): string => {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  return typeof part === 'string' || typeof part === 'number' ? escapeHtml(String(part)) : ''
}

/** A page or a piece of one: every part is text unless it is markup made here; nothing, and `false`, leave no trace. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((literal, at) => literal + written(parts[at])).join(''))
