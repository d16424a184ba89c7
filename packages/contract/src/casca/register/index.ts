import type { z } from 'zod'
import type { ColunaDoCampo, Option } from '../campos/index.ts'
import type { Modulo } from '../perfil/grupos.ts'
import type { Ability } from '../session/index.ts'

/** How a value reads on screen and in the export. */
export type Format =
  'text' | 'document' | 'cep' | 'phone' | 'integer' | 'quantity' | 'money' | 'yesNo' | 'day' | 'instant'

export type { Option } from '../campos/index.ts'

/** A column of the list; `name` is a field of the record or a path into it: 'cliente.nomeFantasia'. */
export type RegisterColumn = {
  name: string
  label: string
  format?: Format
  /** Behind the value: 36 meses. */
  unit?: string
  options?: readonly Option[]
  /** Name of the order on the wire; makes the header a button. */
  sort?: string
  width?: string
  /** Not among the stacked rows of phones; 'mesa': nor in the narrow tables of tablets. */
  wideOnly?: boolean | 'mesa'
  /** Shown only where somebody chose it. */
  extra?: boolean
  /** In the export alone. */
  csvOnly?: boolean
  /** Shown only to who has it. */
  ability?: Ability
}

/** A field of the search panel; `fields` are the record's fields that it looks into. */
export type RegisterFilter = { name: string; label: string; ability?: Ability } & (
  | { kind: 'contains' | 'begins' | 'document' | 'phone'; fields: readonly string[] }
  | {
      kind: 'option'
      fields: readonly [string]
      options: readonly Option[]
      /** What the panel calls no choice at all; without it, `all` is always there to be chosen. */
      empty?: string
      /** The value that stands for all of them. */
      all?: string
    }
  /** ATIVO or INATIVO; 'true' unless the person chooses otherwise (spec §4). */
  | { kind: 'active' }
  | ({
      kind: 'reference'
      fields: readonly [string]
      /** The field holds several ids, or null for a record that goes with all of them. */
      several?: boolean
    } & Reference)
)

/** Where another record is looked for by `?q=`, and how it shows. */
export type Reference = { path: string; optionLabel: string; optionDetail?: string }

/** A field of the form. */
export type RegisterField = {
  name: string
  label: string
  /** Of six columns. */
  span?: 2 | 3 | 4
  required?: boolean
  /** May be left out of a new record, and is never empty: a hook or the table's default fills it. */
  filled?: true
  /** What an empty one is told, where the specification has words of its own for it. */
  emptyText?: string
  help?: string
  /** The API's description, in place of the help or the label. */
  api?: string
  /** May be given when the record is made, and never changed after. */
  fixed?: boolean
  /** Says who somebody is: the history tells that it changed, never what it was (LGPD). */
  pessoal?: true
  /** Shown only to who has it. */
  ability?: Ability
  /** Its column in a spreadsheet, where that does not read as the form does. */
  planilha?: ColunaDoCampo
} & (
  | {
      type: 'text' | 'area'
      max: number
      format?: 'document' | 'cep' | 'phone'
      /** An e-mail address. */
      email?: true
      numeric?: boolean
      /** What the form of a new record begins with. */
      initial?: string
      /** Words for who has none, each a button: 'Isento', 'S/N' (decisions 36). */
      choices?: readonly string[]
    }
  | { type: 'day' }
  /** `initial`: what a new record has unless something else is said, on the screen, by the API and in a spreadsheet. */
  | { type: 'switch'; initial?: boolean }
  /** Not below `min`, 0 without it, nor above `max`, which is the column's without it. */
  | {
      type: 'number'
      format: 'integer' | 'quantity' | 'money'
      unit?: string
      min?: number
      max?: number
    }
  | { type: 'option'; options: readonly Option[] }
  | ({ type: 'reference' } & Reference)
  /** Several records, each once, and at most `max`. */
  | ({ type: 'references'; max: number } & Reference)
)

/** What a definition says so that its records come in from spreadsheets too, a column for each field of the form. */
export type RegisterPlanilha = {
  /**
   * The unique constraints of the table, by their fields: 'codigo', or ['cliente.id', 'codigoProduto'] for one that
   * holds within a company. Where a cell is empty that the hooks fill, its trouble is told at the first one's.
   */
  unicos: readonly (string | readonly string[])[]
  /** What is unique is so whatever the accents and the case. */
  semAcento?: boolean
  /** Field that names a line's record; the heading's unless given. */
  rotulo?: string
}

/** Names of an address's fields: the CEP fills them, the state offers its cities. */
export type RegisterEndereco = {
  cep: string
  rua: string
  bairro: string
  cidade: string
  estado: string
  pais?: string
}

export type RegisterGroup = {
  title: string
  fields: readonly RegisterField[]
  /** An address (`endereco()` of registers/endereco.ts): the CEP fills its fields. */
  endereco?: RegisterEndereco
}

/** What the screens need of a register: words and fields, nothing of Zod. */
export type RegisterView = {
  /** The noun: audit entity, `_embedded` key, name of the export. */
  name: string
  /** What brings it, calls and screens alike: a module of MODULOS, or the shell, which is always there. */
  modulo: Modulo | 'casca'
  path: string
  title: string
  subtitle: string
  noun: readonly [one: string, many: string]
  abilities: { view: Ability; edit: Ability; lookUp?: Ability }
  columns: readonly RegisterColumn[]
  filters: readonly RegisterFilter[]
  /** `nome,asc`: how the list stands unless asked otherwise. */
  sort: string
  /** For who has the ability, records that share this field's value stand together: one person known in several places. */
  grupo?: { campo: string; ability: Ability }
  /** Fields that name a record to people, above its form and in the audit log. */
  heading: string
  subheading: string
  groups: readonly RegisterGroup[]
  /** Field of the record that is true where it comes with the product: nobody changes or deletes it. */
  seeded?: string
  /** Words of the new button; without them the list has none. */
  newLabel?: string
  planilha?: RegisterPlanilha
}

/** The noun for addresses and names of files: 'grupos de marcas' → grupos-de-marcas. */
export const slugOf = ({ noun: [, many] }: Pick<RegisterView, 'noun'>): string =>
  many.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-')

/** ATIVO or INATIVO (spec §4). */
export const CADASTRO_STATUS = ['ATIVO', 'INATIVO'] as const

/** The whole definition: with a migration it is all that a register needs. */
export type Register<Record extends z.ZodObject = z.ZodObject, Input extends z.ZodObject = z.ZodObject> = {
  view: RegisterView
  /** What reads answer, with `id`, `versao`, `status` and `_links`; columns are its fields in snake case. */
  record: Record
  /** What POST takes; a PUT takes any part of it. No defaults here: absent is unchanged. */
  input: Input
  table: string
  /** What lists and records are read from, when it is not the table itself. */
  source?: string
  /** Column that names the company of a row; null for the house's own registers. */
  company: string | null
  /**
   * Column that names the service point of a row. Its people see and write their own post's rows, a credenciado's see
   * its habilitados' as well; staff names the post as `posto`, which a post's person cannot.
   */
  posto?: string
  /**
   * What the people of service points may do with a register that is the whole network's, if they have its ability:
   * read it, or also write what their own post has created (`posto_id` of the table, null for the manufacturer's).
   */
  network?: 'read' | 'own'
  /** Records that stand before the others while the list stands in its usual order (`view.sort`). */
  first?: { field: string; value: string }
  /** Fields of type 'references': the table between, and its columns of this record and of the other one. */
  links?: { readonly [field: string]: { table: string; own: string; other: string } }
  /** Sort names of the wire and the fields they mean. */
  sorts: { readonly [name: string]: string }
  /**
   * Fields that `GET {path}/findAll?q=` looks into, for who fills something else: the active records, for the holders of
   * `abilities.lookUp`, staff and the people of a service point alike. Without them there is no such call.
   */
  lookUp?: readonly string[]
  /** Tables that refer to it, in words: 'Em uso por pedidos'. */
  inUse: { readonly [table: string]: string }
}

/** Keeps the types of a definition's schemas. */
export const defineRegister = <Record extends z.ZodObject, Input extends z.ZodObject>(
  register: Register<Record, Input>,
): Register<Record, Input> => register
