/** Letters of names, without anything that a mail program would turn into a link, and on one line. */
const NAME = /^[\p{L}\p{M}\p{N}'’´` -]{1,60}$/u

/** The first name, if it is a plain name. */
export const plainFirstName = (nome: string): string | undefined =>
  NAME.test(nome) ? nome.trim().split(/\s+/)[0] || undefined : undefined

/**
 * 'Olá, Maria da Silva.' A name that is not plain is left out, because anybody may sign up with another person's
 * address and our mails would carry the stranger's text.
 */
export const greetingOf = (nome: string): string => (NAME.test(nome) ? `Olá, ${nome}.` : 'Olá.')

/** A person's name in a mail to others, under the same rule. */
export const namedOf = (nome: string): string => (NAME.test(nome) ? nome : 'Uma pessoa')
