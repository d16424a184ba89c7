import type { Campo, Campos } from '@app/contract/casca/campos'
import { expect } from 'vitest'
import { sampleOf, type SampleValue } from './plain-field.ts'

/** What the test does with one key of an update schema, and where the effect is seen. */
export type RoundTrip<Registro> = {
  /** The record that is changed; a new one unless it must be in a later state. */
  from?: () => Promise<Registro>
  sent: (registro: Registro) => unknown
  /** The expected answer when the record is read. */
  read: (registro: Registro) => object
  /** Beginning and end of the history's sentence; absent when the record itself does not change. */
  told?: readonly [string, string]
  /** A text that no sentence of the history may contain, because it is about a person. */
  untold?: string
  /** The cell of an export; absent when lists have no such column. */
  cell?: string
}

/** The calls that a round trip makes. */
export type Trip<Registro> = {
  create: () => Promise<Registro>
  save: (registro: Registro, body: object) => Promise<unknown>
  read: (registro: Registro) => Promise<object>
  /** The sentences of the newest entry. */
  history: (registro: Registro) => Promise<string[]>
  /** The line of an export with the record's number and this column. */
  csv: (registro: Registro, column: string) => Promise<string>
  /** The beginning of the record's line in an export. */
  number: (registro: Registro) => string | number
}

const told = (campo: Campo, value: SampleValue, words: string): Pick<RoundTrip<never>, 'told' | 'untold'> =>
  campo.pessoal
    ? { told: [campo.label, ''], untold: String(value) }
    : { told: [`${campo.label}: de `, ` para ${words}`] }

/** A round trip of each plain field, with a value that differs from a new record's. */
export const plainTrips = <Registro>(campos: Campos): Record<string, RoundTrip<Registro>> =>
  Object.fromEntries(
    Object.entries(campos).map(([name, campo]) => {
      const { value, told: words, cell } = sampleOf(campo)
      return [
        name,
        {
          sent: () => value,
          read: () => ({ [name]: value }),
          ...told(campo, value, words),
          ...(!campo.pessoal && { cell }),
        },
      ]
    }),
  )

/** PUT, GET, history and CSV of one key. */
export const proveRoundTrip = async <Registro>(
  trip: Trip<Registro>,
  key: string,
  { from = trip.create, sent, read, told: [begin, end] = ['', ''], untold, cell }: RoundTrip<Registro>,
): Promise<void> => {
  const registro = await from()
  await trip.save(registro, { [key]: sent(registro) })
  expect(await trip.read(registro)).toMatchObject(read(registro))
  const sentences = await trip.history(registro)
  expect(sentences).toSatisfy(() => sentences.some((one) => one.startsWith(begin) && one.endsWith(end)))
  if (untold !== undefined) expect(sentences.join()).not.toContain(untold)
  if (cell !== undefined) expect(await trip.csv(registro, key)).toBe(`${trip.number(registro)};${cell}`)
}
