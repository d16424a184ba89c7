import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { Dia, Instante } from '../tempo/index.ts'
import { anulavel, obrigatorio } from '../texto/index.ts'
import type { Campo, Campos, ValoresDe } from './index.ts'

/** Instants that people choose are on the quarter of an hour (spec §5). */
const PASSO_MINUTOS = 15

const isOnStep = (iso: string): boolean => new Date(iso).getTime() % (PASSO_MINUTOS * 60_000) === 0

const instante = z.iso
  .datetime({
    offset: true,
    error: (issue) =>
      coded(
        issue.input === undefined || issue.input === null || issue.input === ''
          ? 'EMPTY_REQUIRED_FIELD'
          : 'DATA_INVALIDA',
      ),
  })
  .refine((iso) => Number.isNaN(Date.parse(iso)) || isOnStep(iso), { error: coded('DATA_PASSO') })

/** The limits of the columns: `integer`, `numeric(15,4)`, `numeric(15,2)`. */
export const LARGEST = {
  integer: 2_147_483_647,
  quantity: 99_999_999_999.9999,
  money: 9_999_999_999_999.99,
} as const

const numero = ({ format }: Extract<Campo, { type: 'number' }>) =>
  format === 'integer' ? z.number().int() : z.number()

const written = (campo: Campo): z.ZodType => {
  switch (campo.type) {
    case 'text':
    case 'area':
      return campo.required ? obrigatorio(campo.max) : anulavel(campo.max)
    case 'texts':
      return z.array(obrigatorio(campo.max)).max(campo.most)
    case 'switch':
      return z.boolean()
    case 'day':
      return z.iso.date({ error: coded('DATA_INVALIDA') })
    case 'instant':
      return instante
    case 'option':
      return z.enum(campo.options.map(({ value }) => value))
    case 'number':
      return numero(campo).min(0).max(LARGEST[campo.format])
  }
}

const mayBeNull = ({ type, required }: Campo): boolean => type !== 'switch' && type !== 'texts' && !required

const writable = (campo: Campo): z.ZodType => (mayBeNull(campo) ? written(campo).nullable() : written(campo))

const creatable = (campo: Campo): z.ZodType => {
  if (campo.type === 'switch') return written(campo).default(false)
  return campo.required ? written(campo) : writable(campo).optional()
}

/** Reading does not check values, because they were checked when written. */
const read = (campo: Campo): z.ZodType => {
  switch (campo.type) {
    case 'switch':
    case 'option':
      return written(campo)
    case 'number':
      return numero(campo)
    case 'texts':
      return z.array(z.string())
    case 'day':
      return Dia
    case 'instant':
      return Instante
    default:
      return z.string()
  }
}

const readable = (campo: Campo): z.ZodType => {
  const schema = read(campo)
  return mayBeNull(campo) ? schema.nullable() : schema
}

const described = ({ type, help, label }: Campo, schemaOf: (campo: Campo) => z.ZodType): string =>
  type === 'instant' && schemaOf !== readable
    ? `${help ?? label}. De ${PASSO_MINUTOS} em ${PASSO_MINUTOS} minutos.`.replace('..', '.')
    : (help ?? label)

const shapeOf = (campos: Campos, schemaOf: (campo: Campo) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(campos).map(([name, campo]) => [
      name,
      schemaOf(campo).describe(described(campo, schemaOf)),
    ]),
  )

type Schema<Value> = z.ZodType<Value, Value>
type Shape<M extends Campos> = { [N in keyof M]: Schema<ValoresDe<M>[N]> }
type CreateShape<M extends Campos> = {
  [N in keyof M]: M[N] extends { type: 'switch' }
    ? z.ZodDefault<Schema<boolean>>
    : M[N] extends { required: true }
      ? Schema<ValoresDe<M>[N]>
      : z.ZodOptional<Schema<ValoresDe<M>[N]>>
}

/** What a save may change, each field by itself: the shape of a PUT once it is `partial()`. */
export const updateShape = <M extends Campos>(campos: M) => shapeOf(campos, writable) as Shape<M>

/** What a POST takes: required fields must be present, a switch is off unless it is sent. */
export const createShape = <M extends Campos>(campos: M) => shapeOf(campos, creatable) as CreateShape<M>

/** What a read answers. */
export const readShape = <M extends Campos>(campos: M) => shapeOf(campos, readable) as Shape<M>
