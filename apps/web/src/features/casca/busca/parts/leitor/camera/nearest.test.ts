import { expect, test } from 'vitest'
import { nearestOf } from './nearest.ts'

const frame = { width: 1280, height: 720 }
const at = (text: string, x: number, y: number) => ({ text, x, y })

test('of several codes the one nearest to the middle is read, and an empty one is ignored', () => {
  const found = [at('EAN', 100, 100), at('', 640, 360), at('SERIE', 700, 400), at('NOTA', 1200, 700)]
  expect(nearestOf(found, frame)).toBe('SERIE')
  expect(nearestOf([at(' ', 640, 360)], frame)).toBeNull()
  expect(nearestOf([], frame)).toBeNull()
})
