import type { z } from 'zod'
import type { ColunaDoCampo, Option } from '../campos/index.ts'
import type { Modulo } from '../perfil/grupos.ts'
import type { Ability } from '../session/index.ts'

/** How a value is shown on screen and in the export. */
export type Format =
  | 'text'
  | 'document'
  | 'cep'
  | 'phone'
  | 'integer'
  | 'quantity'
  | 'money'
  | 'yesNo'
  | 'day'
  | 'instant'

export type { Option } from '../campos/index.ts'

/** A column of the list; `name` is a field of the record or a path into it: 'cliente.nomeFantasia'. */
export type RegisterColumn = {
  name: string
  label: string
  format?: Format
  /** Shown after the value: 36 meses. */
  unit?: string
  options?: readonly Option[]
  /** The sort name on the wire; with it the header becomes a button. */
  sort?: string
  width?: string
  /** Hidden in the stacked rows of phones; 'mesa': also in the narrow tables of tablets. */
  wideOnly?: boolean | 'mesa'
  /** Shown only when a person selects it. */
  extra?: boolean
  /** Only in the export. */
  csvOnly?: boolean
  /** Names the post: left out while all rows are of the post of the person who looks (decisions 59). */
  nomeiaPosto?: boolean
  /** Shown only to people with this ability. */
  ability?: Ability
}

/** A field of the search panel; `fields` are the record's fields that it searches. */
export type RegisterFilter = { name: string; label: string; ability?: Ability } & (
  | { kind: 'contains' | 'begins' | 'document' | 'phone'; fields: readonly string[] }
  | {
      kind: 'option'
      fields: readonly [string]
      options: readonly Option[]
      /** The label of 'nothing chosen'; without it, `all` can always be chosen. */
      empty?: string
      /** The value that stands for all options. */
      all?: string
      /** The field holds several of the options. */
      several?: boolean
    }
  /**
   * One end of a period, the day itself included. `of` says what the field holds where that is not a day: an instant, or
   * a month by its first day, which counts whole.
   */
  | { kind: 'day'; fields: readonly [string]; limit: 'from' | 'until'; of?: 'instant' | 'month' }
  /** A record's id that an address brings; the panel has no field for it. */
  | { kind: 'id'; fields: readonly [string] }
  /** ATIVO or INATIVO; 'true' unless the person chooses otherwise (spec §4). */
  | { kind: 'active' }
  | ({
      kind: 'reference'
      fields: readonly [string]
      /** The field holds several ids, or null for a record that fits all of them. */
      several?: boolean
    } & Reference)
)

/** Where another record is looked up by `?q=`, and how it is shown. */
export type Reference = { path: string; optionLabel: string; optionDetail?: string }

/** A field of the form. */
export type RegisterField = {
  name: string
  label: string
  /** The width, of six columns. */
  span?: 2 | 3 | 4
  required?: boolean
  /** A new record may leave it out, but it is never empty, because a hook or the table's default fills it. */
  filled?: true
  /** The message for an empty field, when the specification has its own words for it. */
  emptyText?: string
  help?: string
  /** The API's description, instead of the help or the label. */
  api?: string
  /** It may be set when the record is created, but never changed afterwards. */
  fixed?: boolean
  /** The field identifies a person: the history says that it changed, never its value (LGPD). */
  pessoal?: true
  /** Shown only to people with this ability. */
  ability?: Ability
  /** Its spreadsheet column, when that differs from the form. */
  planilha?: ColunaDoCampo
} & (
  | {
      type: 'text' | 'area'
      max: number
      format?: 'document' | 'cep' | 'phone'
      /** An e-mail address. */
      email?: true
      numeric?: boolean
      /** The value in the form of a new record. */
      initial?: string
      /** Words for people who have no such number, each a button: 'Isento', 'S/N' (decisions 36). */
      choices?: readonly string[]
    }
  | { type: 'day' }
  /** `initial`: the default of a new record, on the screen, in the API and in a spreadsheet. */
  | { type: 'switch'; initial?: boolean }
  /** Not below `min` (default 0) and not above `max` (default: the column's limit). */
  | {
      type: 'number'
      format: 'integer' | 'quantity' | 'money'
      unit?: string
      min?: number
      max?: number
    }
  | { type: 'option'; options: readonly Option[] }
  | ({ type: 'reference' } & Reference)
  /** Several records, each once, at most `max`. */
  | ({ type: 'references'; max: number } & Reference)
)

/**
 * The additions to a definition that let its records be imported from spreadsheets, one column per field of the form.
 */
export type RegisterPlanilha = {
  /**
   * The unique constraints of the table, by their fields: 'codigo', or ['cliente.id', 'codigoProduto'] for one within a
   * company. When the cell is empty because a hook fills it, the error goes to the first of these fields.
   */
  unicos: readonly (string | readonly string[])[]
  /** Unique values are compared without accents and case. */
  semAcento?: boolean
  /** The field that names a line's record; by default the heading's. */
  rotulo?: string
}

/** Names of an address's fields: the CEP fills them, and the state offers its cities. */
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

/** What the screens need of a register: words and fields, but no Zod. */
/** A name, and the values of filters by name. */
export type RegisterSegmento = { label: string; filtros: Readonly<Record<string, string>> }

export type RegisterView = {
  /** The noun: audit entity, `_embedded` key, name of the export. */
  name: string
  /** The module that brings its calls and screens: one of MODULOS, or the shell, which is always present. */
  modulo: Modulo | 'casca'
  path: string
  title: string
  subtitle: string
  noun: readonly [one: string, many: string]
  abilities: { view: Ability; edit: Ability; lookUp?: Ability }
  columns: readonly RegisterColumn[]
  filters: readonly RegisterFilter[]
  /** Parts of the list that most people ask for: tabs beside 'Todos', each with its count. */
  segmentos?: readonly RegisterSegmento[]
  /** The default order of the list: `nome,asc`. */
  sort: string
  /**
   * People with the ability see records with the same value of this field together: one person known in several places.
   */
  grupo?: { campo: string; ability: Ability }
  /** The field that names a record to people, above its form and in the audit log. */
  heading: string
  subheading: string
  groups: readonly RegisterGroup[]
  /** The field that is true for a record of the product: nobody changes or deletes such a record. */
  seeded?: string
  /** The label of the new button; without it the list has none. */
  newLabel?: string
  planilha?: RegisterPlanilha
}

/** The noun for addresses and file names: 'grupos de marcas' → grupos-de-marcas. */
export const slugOf = ({ noun: [, many] }: Pick<RegisterView, 'noun'>): string =>
  many.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-')

/** ATIVO or INATIVO (spec §4). */
export const CADASTRO_STATUS = ['ATIVO', 'INATIVO'] as const

/** The whole definition: apart from a migration, a register needs nothing else. */
export type Register<Record extends z.ZodObject = z.ZodObject, Input extends z.ZodObject = z.ZodObject> = {
  view: RegisterView
  /** The answer of reads, besides `id`, `versao`, `status` and `_links`; columns are its fields in snake case. */
  record: Record
  /** The body of POST; a PUT takes any part of it. It has no defaults, because absent means unchanged. */
  input: Input
  table: string
  /** The source of lists and records, when it is not the table itself. */
  source?: string
  /** Column with the company of a row; null for registers of the installation. */
  company: string | null
  /**
   * Column with the service point of a row. Its people see and write the rows of their own post; a credenciado's people
   * also see those of its habilitados. Staff name the post as `posto`; a post's person cannot.
   */
  posto?: string
  /** Column with a second service point of a row, whose people see it as well. */
  outroPosto?: string
  /**
   * What people of service points with its ability may do in a register of the whole network: read it; also write the
   * rows that their own post created (`posto_id` of the table, null for the manufacturer's); or that, with the rows of
   * other posts hidden from them (`posto_id` of its source too).
   */
  network?: 'read' | 'own' | 'private'
  /** Records that come first while the list is in its default order (`view.sort`). */
  first?: { field: string; value: string }
  /** Fields of type 'references': the join table, and its columns for this record and for the other one. */
  links?: { readonly [field: string]: { table: string; own: string; other: string } }
  /** Sort names of the wire, and the fields that they mean. */
  sorts: { readonly [name: string]: string }
  /**
   * Fields that `GET {path}/findAll?q=` searches, for people who fill another form: it answers active records to
   * holders of `abilities.lookUp`, staff and people of a service point alike. Without these fields the call does not
   * exist.
   */
  lookUp?: readonly string[]
  /** Tables that refer to it, in words: 'Em uso por pedidos'. */
  inUse: { readonly [table: string]: string }
}

/** Keeps the types of a definition's schemas. */
export const defineRegister = <Record extends z.ZodObject, Input extends z.ZodObject>(
  register: Register<Record, Input>,
): Register<Record, Input> => register
