import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { createRateLimit } from './rate.ts'

test('each person has a number of calls a minute; a call may count for less than one', () => {
  const count = createRateLimit(3)
  for (let call = 0; call < 3; call += 1) count(1)
  expect(() => count(1)).toThrow(AppError)
  for (let call = 0; call < 28; call += 1) count(2, 0.1)
  expect(() => {
    for (let call = 0; call < 5; call += 1) count(2, 0.1)
  }).toThrow(AppError)
})
