import type { DocLeitura, DocParte } from '@app/contract/assistencia/doc'

/** Between these two the search marks a word; no text of a document holds them (`plainText`). */
export const MARCA_INICIO = '\u0002'
export const MARCA_FIM = '\u0003'

/** Text as it is searched and shown: one blank where there were several, nothing that is no character of a text. */
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
  /** Who edits documents is asked for no 'Li e estou ciente'. */
  edita: boolean
  lidoEm: Date | null
  cienteEm: Date | null
  /** Whether the person read an older version. */
  leuAntes: boolean
}

/** What a document is to the person who looks at it (rede §5). */
export const leituraDe = ({ pedeCiencia, edita, lidoEm, cienteEm, leuAntes }: Lida): DocLeitura => {
  if (pedeCiencia && !edita && !cienteEm) return 'PEDE_CIENCIA'
  if (lidoEm) return 'LIDO'
  return leuAntes ? 'NOVA_VERSAO' : 'NAO_LIDO'
}
