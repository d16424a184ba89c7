import { expect, test } from 'vitest'
import { changedWords } from './word-diff.ts'

const marked = (before: string, after: string) =>
  changedWords(before, after)
    .map(({ text, changed }) => (changed ? `[${text}]` : text))
    .join('')

test('marks the words that differ from before', () => {
  expect(marked('20/11/2026 10:15', '20/11/2026 08:00')).toBe('20/11/2026 [08:00]')
  expect(marked('36', '24')).toBe('[24]')
  expect(marked('Paletizar até 1,20 m.', 'Paletizar até 1,20 m. Entregar já')).toBe(
    'Paletizar até 1,20 m.[ Entregar já]',
  )
  expect(marked('igual', 'igual')).toBe('igual')
})

test('a long text is compared too; one that has nothing in common is changed as a whole', () => {
  const long = 'a '.repeat(2000)
  expect(changedWords(long, `${long}b`)).toEqual([
    { text: long, changed: false },
    { text: 'b', changed: true },
  ])
  const other = 'c\t'.repeat(2000)
  expect(changedWords(long, other)).toEqual([{ text: other, changed: true }])
})
