/** Letters as names have them. Nothing that a mail program would turn into a link, and no line of its own. */
const NAME = /^[\p{L}\p{M}\p{N}'’´` -]{1,60}$/u

/** The first name, where it is a plain name. */
export const plainFirstName = (nome: string): string | undefined =>
  NAME.test(nome) ? nome.trim().split(/\s+/)[0] || undefined : undefined

/**
 * 'Olá, Maria da Silva.' Anybody may sign up with anybody's address under any name: what is no plain name is left out,
 * or our mails would carry a stranger's words.
 */
export const greetingOf = (nome: string): string => (NAME.test(nome) ? `Olá, ${nome}.` : 'Olá.')

/** Somebody in a mail to others, by the same caution. */
export const namedOf = (nome: string): string => (NAME.test(nome) ? nome : 'Uma pessoa')
