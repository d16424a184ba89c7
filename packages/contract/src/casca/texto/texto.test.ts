import { expect, test } from 'vitest'
import { anulavel, obrigatorio } from './index.ts'

test.each(['', '  \n', '\u200b', ' \u202e\u200d ', '\ufeff', '\u0007\u001b'])(
  'a text in which nothing can be seen is empty: %j',
  (typed) => {
    expect(obrigatorio(20).safeParse(typed).success).toBe(false)
    expect(anulavel(20).parse(typed)).toBeNull()
  },
)

test.each([
  ['  Ana Maria ', 'Ana Maria'],
  // The joiner within is part of the picture.
  ['👩\u200d🔧', '👩\u200d🔧'],
])('%j is kept as %j', (typed, kept) => {
  expect(obrigatorio(20).parse(typed)).toBe(kept)
  expect(anulavel(20).parse(typed)).toBe(kept)
})
