// This file does without Zod, because screens, history and spreadsheets walk these tables.

/** The labels of the values that a column, a filter or a field may have. */
export type Option = { value: string; label: string; help?: string }

/** The words of a field's spreadsheet column, when they differ from the form's. */
export type ColunaDoCampo = {
  rotulo?: string
  /** The heading of a narrow column, and on paper. */
  curto?: string
  /** Other headings that mean the same. */
  sinonimos?: readonly string[]
  exemplo?: string
  ajuda?: string
  /** The preview hides this column unless a cell is wrong; it shows the list's columns and required fields. */
  menor?: boolean
  /** Width of its column in the preview. */
  largura?: string
}

/**
 * A plain field: its type, check, storage, comparison, history, display and export all follow from this entry. Other
 * parts of a record (lines, files, a status, a total) are written by hand where they are used.
 */
export type Campo = {
  /** The label on the form, in the history and in exports. */
  label: string
  /** The value must be present and is never null. A switch always is. */
  required?: boolean
  /** Small text below the field; the API also uses it as the description instead of the label. */
  help?: string
  /** Its column, when it is not the name in snake case. */
  column?: string
  /** Free text about a person: the history says that it changed, never its value (LGPD). */
  pessoal?: true
  planilha?: ColunaDoCampo
} & (
  | { type: 'text' | 'area'; max: number }
  /** Most texts, and most characters of each; an empty list when there are none. */
  | { type: 'texts'; max: number; most: number }
  /** Off when it is not sent. */
  | { type: 'switch' }
  /** `day` is yyyy-MM-dd. `instant` is ISO 8601 on the wire, on a step of the clock, and a Date in the database. */
  | { type: 'day' | 'instant' }
  | { type: 'option'; options: readonly Option[] }
  | { type: 'number'; format: 'integer' | 'quantity' | 'money' }
)

/** The plain fields of a noun by name, in the order of its form; `Own` holds marks that only this noun uses. */
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

/** Types of the fields on the wire and in the history. */
export type ValoresDe<M extends Campos> = { -readonly [N in keyof M]: Filled<M[N]> | Empty<M[N]> }

/** Types of the fields in a database row. */
export type LinhaDe<M extends Campos> = {
  -readonly [N in keyof M]: (M[N] extends { type: 'instant' } ? Date : Filled<M[N]>) | Empty<M[N]>
}

/** Types of the fields in a form: an empty text is '', any other missing value is null. */
export type DigitadoDe<M extends Campos> = {
  -readonly [N in keyof M]: M[N] extends { type: 'text' | 'area' }
    ? string
    : M[N] extends { type: 'switch' | 'texts' }
      ? Filled<M[N]>
      : Filled<M[N]> | null
}

export const namesOf = <M extends Campos>(campos: M): NomeDe<M>[] => Object.keys(campos)

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
/** The fields with a mark set to `true`: `marked(CAMPOS_PEDIDO, 'wms')`. */
export const marked = <M extends Campos, Mark extends string>(campos: M, mark: Mark): Marked<M, Mark> =>
  only(campos, (campo) => mark in campo && campo[mark as keyof Campo] === true) as Marked<M, Mark>

type Short<M extends Campos> = { [N in keyof M as M[N] extends { type: 'area' } ? never : N]: M[N] }
/** The fields that fit a list row: all but texts of several lines. */
export const shortOf = <M extends Campos>(campos: M): Short<M> =>
  only(campos, ({ type }) => type !== 'area') as Short<M>

type Impersonal<M extends Campos> = { [N in keyof M as M[N] extends { pessoal: true } ? never : N]: M[N] }
/** The fields without personal data. */
export const withoutPessoais = <M extends Campos>(campos: M): Impersonal<M> =>
  only(campos, ({ pessoal }) => !pessoal) as Impersonal<M>

export const pickCampos = <M extends Campos, N extends NomeDe<M>>(campos: M, ...names: N[]): Pick<M, N> =>
  only(campos, (_, name) => names.some((one) => one === name)) as Pick<M, N>
