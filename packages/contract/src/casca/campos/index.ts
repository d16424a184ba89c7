// Without Zod: screens, history and spreadsheets walk these tables.

/** Words of the values that a column, a filter or a field may have. */
export type Option = { value: string; label: string; help?: string }

/** Words of a field's column in spreadsheets, where it does not read as the form does. */
export type ColunaDoCampo = {
  rotulo?: string
  /** As the heading of a narrow column, and on paper. */
  curto?: string
  /** Other headings that mean the same. */
  sinonimos?: readonly string[]
  exemplo?: string
  ajuda?: string
  /** Not among the columns that the preview shows unless it is wrong; the list's columns and required fields are. */
  menor?: boolean
  /** Width of its column in the preview. */
  largura?: string
}

/**
 * A plain field: typed, checked, stored, compared, told in the history, shown and exported as itself. What it may be
 * besides (lines, files, a status, a total) is written by hand where it is used.
 */
export type Campo = {
  /** What stands over it on the form, in the history, in exports. */
  label: string
  /** It has to be there: never null. A switch always is. */
  required?: boolean
  /** Small text below it, and the API's description in place of the label. */
  help?: string
  /** Its column, where that is not the name in snake case. */
  column?: string
  /** Free words about somebody: the history tells that it changed, never what it was (LGPD). */
  pessoal?: true
  planilha?: ColunaDoCampo
} & (
  | { type: 'text' | 'area'; max: number }
  /** At most so many texts, each of so many characters; where there are none, an empty list. */
  | { type: 'texts'; max: number; most: number }
  /** Off where it is not sent. */
  | { type: 'switch' }
  /** `day` is yyyy-MM-dd. `instant` is ISO 8601 on the wire, on a step of the clock, and a Date in the database. */
  | { type: 'day' | 'instant' }
  | { type: 'option'; options: readonly Option[] }
  | { type: 'number'; format: 'integer' | 'quantity' | 'money' }
)

/** The plain fields of a noun by their names, in the order of its form; `Own` is what only this noun says of them. */
export type Campos<Own = unknown> = { readonly [name: string]: Campo & Own }

export type NomeDe<M extends Campos> = keyof M & string

type Filled<C> = C extends { type: 'switch' }
  ? boolean
  : C extends { type: 'texts' }
    ? string[]
    : C extends { type: 'option'; options: readonly { value: infer Value }[] }
      ? Value
      : C extends { type: 'number' }
        ? number
        : string
type Empty<C> = C extends { type: 'switch' | 'texts' } | { required: true } ? never : null

/** What the wire and the history hold of each field. */
export type ValoresDe<M extends Campos> = { -readonly [N in keyof M]: Filled<M[N]> | Empty<M[N]> }

/** What a row of the database holds of each field. */
export type LinhaDe<M extends Campos> = {
  -readonly [N in keyof M]: (M[N] extends { type: 'instant' } ? Date : Filled<M[N]>) | Empty<M[N]>
}

/** What a form holds of each field: an empty text is '', anything else that is not there yet is null. */
export type DigitadoDe<M extends Campos> = {
  -readonly [N in keyof M]: M[N] extends { type: 'text' | 'area' }
    ? string
    : M[N] extends { type: 'switch' | 'texts' }
      ? Filled<M[N]>
      : Filled<M[N]> | null
}

/** Names of the fields, in their order. */
export const namesOf = <M extends Campos>(campos: M): NomeDe<M>[] => Object.keys(campos)

/** What each field is called. */
export const labelsOf = <M extends Campos>(campos: M): Record<NomeDe<M>, string> =>
  Object.fromEntries(Object.entries(campos).map(([name, { label }]) => [name, label])) as Record<
    NomeDe<M>,
    string
  >

const only = (campos: Campos, isWanted: (campo: Campo, name: string) => boolean): Campos =>
  Object.fromEntries(Object.entries(campos).filter(([name, campo]) => isWanted(campo, name)))

type Marked<M extends Campos, Mark extends string> = {
  [N in keyof M as M[N] extends { [K in Mark]: true } ? N : never]: M[N]
}
/** The fields that say `true` of something: `marked(CAMPOS_PEDIDO, 'wms')`. */
export const marked = <M extends Campos, Mark extends string>(campos: M, mark: Mark): Marked<M, Mark> =>
  only(campos, (campo) => mark in campo && campo[mark as keyof Campo] === true) as Marked<M, Mark>

type Short<M extends Campos> = { [N in keyof M as M[N] extends { type: 'area' } ? never : N]: M[N] }
/** The fields that a row of a list has room for: all but texts of several lines. */
export const shortOf = <M extends Campos>(campos: M): Short<M> =>
  only(campos, ({ type }) => type !== 'area') as Short<M>

type Impersonal<M extends Campos> = { [N in keyof M as M[N] extends { pessoal: true } ? never : N]: M[N] }
/** The fields that say nothing of anybody. */
export const withoutPessoais = <M extends Campos>(campos: M): Impersonal<M> =>
  only(campos, ({ pessoal }) => !pessoal) as Impersonal<M>

/** Some of the fields. */
export const pickCampos = <M extends Campos, N extends NomeDe<M>>(campos: M, ...names: N[]): Pick<M, N> =>
  only(campos, (_, name) => names.some((one) => one === name)) as Pick<M, N>
