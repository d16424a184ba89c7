import {
  namesOf,
  type Campo,
  type Campos,
  type LinhaDe,
  type NomeDe,
  type ValoresDe,
} from '@app/contract/casca/campos'
import type { Json, Mudanca } from '../auditoria/mudanca.ts'

type Plain = string | number | boolean | Date | readonly string[] | null | undefined
type Plains = { readonly [name: string]: Plain }

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value)

const mapped = (
  campos: Campos,
  values: Plains,
  change: (value: Plain, isInstant: boolean) => Plain,
): Plains =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([name, { type }]) => {
      const value = change(values[name], type === 'instant')
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The plain fields of a row alone. */
export const plainOf = <M extends Campos>(campos: M, row: LinhaDe<M>): LinhaDe<M> =>
  mapped(campos, row, (value) => value) as LinhaDe<M>

/** A row's plain fields as the wire says them: instants in UTC. */
export const toWire = <M extends Campos>(campos: M, row: LinhaDe<M>): ValoresDe<M> =>
  mapped(campos, row, (value) => (value instanceof Date ? value.toISOString() : value)) as ValoresDe<M>

type Sent<M extends Campos> = { [N in keyof M]?: ValoresDe<M>[N] | undefined }

/** What was sent, in the form of a database row; a field that was not sent is absent (api.md, PUT). */
export const fromWire = <M extends Campos>(campos: M, sent: Sent<M>): Partial<LinhaDe<M>> =>
  mapped(campos, sent, (value, isInstant) =>
    isInstant && typeof value === 'string' ? new Date(value) : value,
  ) as Partial<LinhaDe<M>>

const emptyOf = (type: Campo['type']): Plain => {
  if (type === 'switch') return false
  return type === 'texts' ? [] : null
}

/** A new row from what was sent: a field that was not sent is empty, a switch is off. */
export const newRow = <M extends Campos>(campos: M, sent: Sent<M>): LinhaDe<M> => {
  const given = fromWire(campos, sent) as Plains
  return Object.fromEntries(
    Object.entries(campos).map(([name, { type }]) => [name, given[name] ?? emptyOf(type)]),
  ) as LinhaDe<M>
}

const isSame = (a: Plain, b: Plain): boolean => {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime()
  return (
    a === b || (isTexts(a) && isTexts(b) && a.length === b.length && a.every((text, at) => text === b[at]))
  )
}

/** Names of the fields in which two rows, or their wire forms, differ; in the order of the form. */
export const changedOf = <M extends Campos>(
  campos: M,
  before: LinhaDe<M> | ValoresDe<M>,
  after: LinhaDe<M> | ValoresDe<M>,
): NomeDe<M>[] => {
  const [old, now] = [before as Plains, after as Plains]
  return namesOf(campos).filter((name) => !isSame(old[name], now[name]))
}

/** The history shows a list of texts as one text: 'Estojo, Pulseira'. */
const toldOf = (value: Json | undefined): Json =>
  isTexts(value) ? value.join(', ') || null : (value ?? null)

/** The changes between two states of a record's plain fields, for the history. */
export const diffOf = <M extends Campos>(campos: M, before: ValoresDe<M>, after: ValoresDe<M>): Mudanca[] => {
  const [old, now] = [before as Record<string, Json>, after as Record<string, Json>]
  return changedOf(campos, before, after).map((campo) =>
    campos[campo]?.pessoal
      ? { campo, acao: 'alterado' }
      : { campo, de: toldOf(old[campo]), para: toldOf(now[campo]) },
  )
}
