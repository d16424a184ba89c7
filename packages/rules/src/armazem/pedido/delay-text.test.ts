import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { delaySpoken, delayText } from './delay-text.ts'

const minutes = (count: number) => count * 60_000
const whole = (delay: number) => {
  const { texto, unidade } = delayText(delay)
  return `${texto}${unidade}`
}

test.each([
  [1000, '+ 1 min', 'atraso de 1 minuto'],
  [minutes(47), '+ 47 min', 'atraso de 47 minutos'],
  [minutes(60) - 1, '+ 59 min', 'atraso de 59 minutos'],
  [minutes(60), '+ 1 h', 'atraso de 1 hora'],
  [minutes(61), '+ 1 h 01 min', 'atraso de 1 hora e 1 minuto'],
  [minutes(130), '+ 2 h 10 min', 'atraso de 2 horas e 10 minutos'],
  [minutes(599), '+ 9 h 59 min', 'atraso de 9 horas e 59 minutos'],
  [minutes(600), '+ 10 h', 'atraso de 10 horas'],
  [minutes(14 * 60 + 59), '+ 14 h', 'atraso de 14 horas'],
  [minutes(24 * 60) - 1, '+ 23 h', 'atraso de 23 horas'],
  [minutes(24 * 60), '+ 1 dia', 'atraso de 1 dia'],
  [minutes(3 * 24 * 60 + 700), '+ 3 dias', 'atraso de 3 dias'],
])('%d ms reads %s, spoken %s', (delay, text, spoken) => {
  expect(whole(delay)).toBe(text)
  expect(delaySpoken(delay)).toBe(spoken)
})

test('where the room is scarce the minutes lose their unit beside hours only', () => {
  expect(delayText(minutes(130)).texto).toBe('+ 2 h 10')
  expect(delayText(minutes(188)).texto).toBe('+ 3 h 08')
  expect(delayText(minutes(47)).texto).toBe('+ 47 min')
  expect(delayText(minutes(120)).texto).toBe('+ 2 h')
})

test('every minute of the first ten hours, hour of the first day and day after it stands apart from its unit', () => {
  const two = (count: number) => String(count).padStart(2, '0')
  for (let minute = 1; minute < 600; minute++) {
    const [h, m] = [Math.floor(minute / 60), minute % 60]
    const hours = m === 0 ? `+ ${h} h` : `+ ${h} h ${two(m)} min`
    expect(whole(minutes(minute))).toBe(h === 0 ? `+ ${m} min` : hours)
  }
  for (let minute = 600; minute < 1440; minute++)
    expect(whole(minutes(minute))).toBe(`+ ${Math.floor(minute / 60)} h`)
  for (let day = 2; day < 400; day++) expect(whole(minutes(day * 1440))).toBe(`+ ${day} dias`)
})

test('no delay reads as nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), (delay) => {
      expect(whole(delay)).toMatch(/^\+ [1-9]\d*( h( \d\d min)?| min| dias?)$/)
      expect(delaySpoken(delay)).toMatch(/^atraso de [1-9]/)
    }),
  )
})
