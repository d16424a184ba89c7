import type { PessoaDaConversa } from '@app/contract/assistencia/chat'
import { plain } from '../../../ui/fields/suggestions.ts'

/** People offered at once. */
const MOST_OFFERED = 6

type Pessoa = Pick<PessoaDaConversa, 'id' | 'nome'>

/** The beginning of a name behind an @ that starts a word, up to the caret. */
export const mencaoEm = (texto: string, caret: number): { at: number; q: string } | undefined => {
  const begun = /(?:^|\s)@([^\s@][^@\n]{0,40})?$/.exec(texto.slice(0, caret))
  if (!begun) return undefined
  const q = begun[1] ?? ''
  return { at: caret - q.length - 1, q }
}

/** The people whose name begins, as a whole or with one of its words, like what was typed. */
export const oferecidas = <T extends Pessoa>(pessoas: readonly T[], q: string): T[] => {
  const typed = plain(q)
  return pessoas
    .filter(({ nome }) => ` ${plain(nome)}`.includes(` ${typed}`) && plain(nome) !== typed)
    .slice(0, MOST_OFFERED)
}

/** Whom a text calls by `@nome`. */
export const mencionadas = <T extends Pessoa>(pessoas: readonly T[], texto: string): T[] =>
  pessoas.filter(({ nome }) => texto.includes(`@${nome}`))

/** A text in pieces; those that call somebody of the message are marked. */
export const pedacosDe = (texto: string, mencoes: readonly Pessoa[]) => {
  const nomes = mencoes.map(({ nome }) => `@${nome}`).toSorted((a, b) => b.length - a.length)
  const pedacos: { texto: string; mencao: boolean }[] = []
  let rest = texto
  while (rest !== '') {
    const next = nomes
      .map((nome) => ({ nome, at: rest.indexOf(nome) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.nome.length - a.nome.length)[0]
    if (!next) return [...pedacos, { texto: rest, mencao: false }]
    if (next.at > 0) pedacos.push({ texto: rest.slice(0, next.at), mencao: false })
    pedacos.push({ texto: next.nome, mencao: true })
    rest = rest.slice(next.at + next.nome.length)
  }
  return pedacos
}
