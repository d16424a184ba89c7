import type { DocLeitura, DocParte } from '@app/contract/assistencia/doc'

export { palavrasDitas } from './formas.ts'

/** The search marks a word with these two characters, which no text of a document contains (`plainText`). */
export const MARCA_INICIO = '\u0002'
export const MARCA_FIM = '\u0003'

/** Text for search and display: several blanks become one, and control characters are removed. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A marked text in pieces: 'a \u0002vedação\u0003 do tubo' is 'a ', 'vedação' (marked), ' do tubo'. */
export const partesDe = (text: string): DocParte[] =>
  text
    .split(MARCA_INICIO)
    .flatMap((piece, at) => {
      if (at === 0) return [{ texto: piece, marcado: false }]
      const [marked = '', ...rest] = piece.split(MARCA_FIM)
      return [
        { texto: marked, marcado: true },
        { texto: rest.join(''), marcado: false },
      ]
    })
    .filter(({ texto }) => texto !== '')

type Lida = {
  pedeCiencia: boolean
  /** Editors need not confirm with 'Li e estou ciente'. */
  edita: boolean
  lidoEm: Date | null
  cienteEm: Date | null
  /** Whether the person read an older version. */
  leuAntes: boolean
}

/** The reading state of a document for a person (rede §5). */
export const leituraDe = ({ pedeCiencia, edita, lidoEm, cienteEm, leuAntes }: Lida): DocLeitura => {
  if (pedeCiencia && !edita && !cienteEm) return 'PEDE_CIENCIA'
  if (lidoEm) return 'LIDO'
  return leuAntes ? 'NOVA_VERSAO' : 'NAO_LIDO'
}

type TextoLido = { paginas: number | null; paginasComTexto: number }

/** Why a search does not find the text of a version, in words for the page; null where it does, or is not read yet. */
export const foraDaBusca = ({ paginas, paginasComTexto }: TextoLido): string | null => {
  if (paginas === null || paginasComTexto > 0) return null
  return paginas === 0
    ? 'o arquivo tem senha ou está danificado: confira se ele abre; a busca só o acha pelo título'
    : 'o arquivo só tem imagens: a busca só o acha pelo título'
}
