import { expect, test } from 'vitest'
import { withRecent } from './recents.ts'

const recent = (id: number) => ({ path: `/pedidos/edit/${id}`, title: String(id), detail: '' })

test('the newest six, each once', () => {
  let recents = [1, 2, 3, 4, 5, 6, 7].reduce(
    (list, id) => withRecent(list, recent(id)),
    withRecent([], recent(0)),
  )
  expect(recents.map(({ title }) => title)).toEqual(['7', '6', '5', '4', '3', '2'])
  recents = withRecent(recents, { ...recent(4), detail: 'novo' })
  expect(recents.map(({ title }) => title)).toEqual(['4', '7', '6', '5', '3', '2'])
  expect(recents[0]?.detail).toBe('novo')
})
