import { expect, it } from 'vitest'
import { tokenOf } from './link-token.ts'

it('reads the token of a link, or none', () => {
  expect(tokenOf('#token=a-B_9')).toBe('a-B_9')
  expect(tokenOf('token=x&y=1')).toBe('x')
  expect(tokenOf('')).toBe('')
  expect(tokenOf('#outra')).toBe('')
})
