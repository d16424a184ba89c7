import { z } from 'zod'
import { LARGEST } from '../campos/schema.ts'
import { Dinheiro } from '../dinheiro/index.ts'
import { Cep, CepOpcional } from '../endereco/index.ts'
import { coded } from '../errors/index.ts'
import { Id, Links } from '../paging/index.ts'
import { Telefone, TelefoneOpcional } from '../telefone/index.ts'
import { email, emailOpcional, obrigatorio, opcional, semEspacos } from '../texto/index.ts'
import type { RegisterField, RegisterView } from './index.ts'

type FieldOf<V extends RegisterView> = V['groups'][number]['fields'][number]

/** Names of the fields of a form. */
export type FieldName<V extends RegisterView> = FieldOf<V>['name']

/** The wire type of a field that is not empty. */
type Value<F> = F extends { type: 'switch' }
  ? boolean
  : F extends { type: 'number' }
    ? number
    : F extends { type: 'option'; options: readonly { value: infer Values }[] }
      ? Exclude<Values, ''>
      : F extends { type: 'reference' }
        ? { id: number }
        : F extends { type: 'references' }
          ? { id: number }[]
          : string

/** The type of another register's record as this one shows it. */
type Shown<F> = F extends { optionLabel: infer Label extends string }
  ? { id: number } & { [N in Label]: string }
  : { id: number }

type ReadValue<F> = F extends { type: 'reference' }
  ? Shown<F>
  : F extends { type: 'references' }
    ? Shown<F>[]
    : Value<F>

type Schema<Held> = z.ZodType<Held, Held>
type NeverEmpty = { required: true } | { filled: true } | { type: 'switch' | 'references' }

type InputSchema<F> = F extends { required: true }
  ? Schema<Value<F>>
  : F extends NeverEmpty
    ? z.ZodOptional<Schema<Value<F>>>
    : z.ZodOptional<Schema<Value<F> | null>>

type ReadSchema<F> = F extends NeverEmpty ? Schema<ReadValue<F>> : z.ZodNullable<Schema<ReadValue<F>>>

type InputShape<V extends RegisterView> = { [F in FieldOf<V> as F['name']]: InputSchema<F> }
type ReadShape<V extends RegisterView> = { [F in FieldOf<V> as F['name']]: ReadSchema<F> }

type Common = {
  id: z.ZodNumber
  versao: z.ZodNumber
  _links: z.ZodOptional<typeof Links>
}
/** No field has a schema written by hand. */
type NoFields = { readonly [N in never]: z.ZodType }
type Flat<Shape> = { [N in keyof Shape]: Shape[N] }

const isNeverEmpty = ({ type, required, filled }: RegisterField): boolean =>
  required === true || filled === true || type === 'switch' || type === 'references'

const optionsOf = ({ options }: Extract<RegisterField, { type: 'option' }>) =>
  z.enum(options.map(({ value }) => value).filter((value) => value !== ''))

const mayBeUnchosen = ({ options }: Extract<RegisterField, { type: 'option' }>): boolean =>
  options.some(({ value }) => value === '')

/** An option that the form may show unchosen arrives as an empty text. */
const chosen = (field: Extract<RegisterField, { type: 'option' }>): z.ZodType => {
  const options = optionsOf(field)
  if (field.required && mayBeUnchosen(field)) return z.string().trim().min(1).pipe(options)
  if (isNeverEmpty(field)) return options
  return z.union([z.literal('').transform(() => null), options], { error: coded('OPCAO_INVALIDA') })
}

const numero = ({ format, min = 0, max }: Extract<RegisterField, { type: 'number' }>): z.ZodType => {
  if (format === 'money') return Dinheiro
  const number = format === 'integer' ? z.number().int() : z.number()
  return number.min(min).max(max ?? LARGEST[format])
}

/** A text by its format; an optional one that was emptied becomes null. */
const text = (field: Extract<RegisterField, { type: 'text' | 'area' }>): z.ZodType => {
  const { max, format, email: isEmail } = field
  const needed = isNeverEmpty(field)
  if (isEmail) return needed ? email(max) : emailOpcional(max)
  if (format === 'cep') return needed ? z.string().trim().min(1).pipe(Cep) : CepOpcional
  if (format === 'phone') return needed ? Telefone : TelefoneOpcional
  // The length is measured with the mask and without blanks, as the specification gives it (decisions 36).
  const typed = format === 'document' ? semEspacos : z.string()
  return needed ? obrigatorio(max, typed) : opcional(max, typed)
}

const written = (field: RegisterField): z.ZodType => {
  switch (field.type) {
    case 'text':
    case 'area':
      return text(field)
    case 'switch':
      return z.boolean()
    case 'day':
      return z.iso.date({ error: coded('DATA_INVALIDA') })
    case 'number':
      return numero(field)
    case 'option':
      return chosen(field)
    case 'reference':
      return z.object({ id: Id })
    case 'references':
      return z.array(z.object({ id: Id })).max(field.max)
  }
}

const shown = ({ optionLabel }: { optionLabel: string }) =>
  z.object({ id: z.number().int(), [optionLabel]: z.string() })

/** Reading does not check values, because they were checked when written. */
const read = (field: RegisterField): z.ZodType => {
  switch (field.type) {
    case 'text':
    case 'area':
      return z.string()
    case 'switch':
      return z.boolean()
    case 'day':
      return z.iso.date()
    case 'number':
      return field.format === 'integer' ? z.number().int() : z.number()
    case 'option':
      return optionsOf(field)
    case 'reference':
      return shown(field)
    case 'references':
      return z.array(shown(field))
  }
}

const writable = (field: RegisterField): z.ZodType => {
  const schema = written(field)
  if (field.required || schema instanceof z.ZodOptional) return schema
  return isNeverEmpty(field) ? schema.optional() : schema.nullish()
}

const readable = (field: RegisterField): z.ZodType =>
  isNeverEmpty(field) ? read(field) : read(field).nullable()

const shapeOf = ({ groups }: RegisterView, schemaOf: (field: RegisterField) => z.ZodType) =>
  Object.fromEntries(
    groups
      .flatMap(({ fields }) => fields)
      .map((field) => [field.name, schemaOf(field).describe(field.api ?? field.help ?? field.label)]),
  )

/**
 * The schema of a POST, from the fields of the form; with `meta` it gets the name of the register's `input`. `own`:
 * schemas of fields that no kind describes, each by its name on the form.
 */
export const inputOf = <V extends RegisterView, Own extends z.core.$ZodLooseShape = NoFields>(
  view: V,
  own?: Own & { [N in Exclude<keyof Own, FieldName<V>>]: never },
) =>
  z.object({ ...shapeOf(view, writable), ...own }) as unknown as z.ZodObject<
    Flat<Omit<InputShape<V>, keyof Own> & Own>
  >

/**
 * The schema of a read, from the fields of the form; `own`: further members, or members whose shape differs from the
 * form's.
 */
export const recordOf = <V extends RegisterView, Own extends z.core.$ZodLooseShape>(view: V, own: Own) =>
  z.object({
    id: z.number().int(),
    ...shapeOf(view, readable),
    ...own,
    versao: z.number().int(),
    _links: Links.optional(),
  }) as unknown as z.ZodObject<Flat<Omit<ReadShape<V>, keyof Own> & Own & Common>>

type MaxOf<V extends RegisterView> = Extract<FieldOf<V>, { type: 'text' | 'area' | 'references' }>['name']

/** The maximum of a field, for a schema that is written by hand. */
export const maxOf = <V extends RegisterView>({ groups }: V, name: MaxOf<V>): number => {
  const field = groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
  if (field === undefined || !('max' in field) || field.max === undefined)
    throw new Error(`no maximum is known of ${name}`)
  return field.max
}
