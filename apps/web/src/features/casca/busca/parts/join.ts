import type { Ability } from '@app/contract/casca/session'
import type { Procura, Ways } from './procura.ts'

/** The results of each search, in order; `undefined` for searches that are not for this person. */
type Found = readonly unknown[]

const SEVERAL_MS = 10_000

/** The first begins a sentence. */
const sentence = (words: readonly string[]) => {
  const text = `${words.join(', ')}${words.length > 0 ? ' ou ' : ''}tela`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Several searches as one: all searches of the person run at once, and a code goes to the first that knows it. */
export function joinProcuras(parts: readonly Procura<unknown>[]) {
  const own = (abilities: readonly Ability[]) => parts.filter(({ serves }) => serves(abilities))
  const ownOf = ({ abilities }: Ways) => own(abilities)
  const each = <T>(found: Found, read: (part: Procura<unknown>, of: unknown) => T): T[] =>
    parts.flatMap((part, at) => (found[at] === undefined ? [] : [read(part, found[at])]))
  return {
    serves: (abilities) => own(abilities).length > 0,
    words: (abilities) => own(abilities).flatMap((part) => part.words(abilities)),
    placeholder: (abilities: readonly Ability[]) =>
      sentence(own(abilities).flatMap((part) => part.words(abilities))),
    query: (q, abilities) => ({
      queryKey: ['procura', q],
      queryFn: ({ signal }) =>
        Promise.all(
          parts.map(async (part) =>
            part.serves(abilities) ? part.query(q, abilities).queryFn({ signal }) : undefined,
          ),
        ),
      staleTime: SEVERAL_MS,
      retry: false,
    }),
    isEmpty: (found) => each(found, (part, of) => part.isEmpty(of)).every(Boolean),
    groups: (found, abilities) => each(found, (part, of) => part.groups(of, abilities)).flat(),
    matches: (found, leitura) =>
      each(found, (part, of) => part.matches(of, leitura)).reduce((sum, one) => sum + one, 0),
    follow: async (leitura, code, ways) => {
      for (const part of ownOf(ways)) if (await part.follow(leitura, code, ways)) return true
      return false
    },
    missing: (leitura, code, ways) =>
      ownOf(ways)[0]?.missing(leitura, code, ways) ?? 'Nenhuma informação encontrada.',
  } satisfies Procura<Found> & { placeholder: (abilities: readonly Ability[]) => string }
}
