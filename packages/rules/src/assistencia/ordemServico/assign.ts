/** How many of the chosen orders are of a post. */
export type OrdensDoPosto = { id: number; nomeFantasia: string; total: number }

const LISTA = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
/** Posts that are named; of a whole network's orders nobody reads all names. */
const NOMEADOS = 3

/** The one post whose people chosen orders may be given to; of several posts nobody repairs all of them. */
export const postoDasEscolhidas = (postos: readonly OrdensDoPosto[]): OrdensDoPosto | null => {
  const [only, ...others] = postos
  return only && others.length === 0 ? only : null
}

/** '3 postos: Relojoaria do Cais (7), Hora Certa (4) e Pêndulo (1)', those with most orders first. */
export const postosEmPalavras = (postos: readonly OrdensDoPosto[]): string => {
  const sorted = postos.toSorted((a, b) => b.total - a.total || a.id - b.id)
  const named = sorted.slice(0, NOMEADOS).map(({ nomeFantasia, total }) => `${nomeFantasia} (${total})`)
  const left = sorted.length - named.length
  return `${postos.length} postos: ${LISTA.format(left > 0 ? [...named, `mais ${left}`] : named)}`
}
