import { delayText } from '@app/rules/armazem/pedido'
import { expect, test } from 'vitest'
import { untilNextMinute } from './use-minute.ts'

const at = (clock: string) => Date.parse(`2026-11-19T${clock}Z`)

test('the panel’s clock turns with the minute', () => {
  expect(untilNextMinute(at('17:32:00.000'))).toBe(60_000)
  expect(untilNextMinute(at('17:32:59.999'))).toBe(1)
  expect(untilNextMinute(at('17:32:20.500'))).toBe(39_500)
})

test('a delay grows by one with each turn', () => {
  const since = at('15:22:00')
  const told: string[] = []
  for (let now = at('17:31:30'), turn = 0; turn < 3; turn += 1) {
    told.push(delayText(now - since).texto)
    now += untilNextMinute(now)
  }
  expect(told).toEqual(['+ 2 h 09', '+ 2 h 10', '+ 2 h 11'])
})
