import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInstant, ZONA_PADRAO } from '../tempo/index.ts'
import { readDia, readInstante, readNumero, readSimNao } from './valores.ts'

test.each([
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1234.56', 1234.56],
  ['12,5', 12.5],
  ['1.234', 1234],
  ['0.125', 0.125],
  ['R$ 7', 7],
  ['-3', -3],
  [',5', 0.5],
])('%s is %d', (text, value) => expect(readNumero(text)).toBe(value))

test.each(['', 'doze', '12 un', '--1', '1e5', '1,2,3.4.5x', '=1+1'])('“%s” is no number', (text) =>
  expect(readNumero(text)).toBeUndefined(),
)

test.each([
  ['20/11/2026', '2026-11-20'],
  ['1/2/26', '2026-02-01'],
  ['20.11.2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['31/11/2026', undefined],
  ['29/02/2028', '2028-02-29'],
  ['novembro', undefined],
])('%s is the day %s', (text, day) => expect(readDia(text)).toBe(day))

test.each([
  ['20/11/2026 10:15', '2026-11-20T13:15:00.000Z'],
  ['20/11/2026 às 8h', '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T10:15', '2026-11-20T13:15:00.000Z'],
  ['2026-11-20T10:15:00Z', '2026-11-20T10:15:00.000Z'],
  ['20/11/2026 10:15:30', '2026-11-20T13:15:00.000Z'],
  ['31/11/2026 10:00', undefined],
  ['20/11/2026', undefined],
  ['20/11/2026 25:00', undefined],
  ['2026-02-31T10:00:00Z', undefined],
])('%s is the instant %s', (text, instant) => expect(readInstante(text, ZONA_PADRAO)).toBe(instant))

test('what an instant reads like is read as that instant again', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(minute * 60_000)
      expect(readInstante(formatInstant(instant, ZONA_PADRAO), ZONA_PADRAO)).toBe(instant.toISOString())
    }),
  )
})

test.each([
  ['Sim', true],
  ['x', true],
  ['NÃO', false],
  ['0', false],
  ['talvez', undefined],
  ['', undefined],
])('%s means %s', (text, value) => expect(readSimNao(text)).toBe(value))
