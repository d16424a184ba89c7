import { expect, test } from 'vitest'
import { onlyRead } from './clean-search.ts'

const read = (raw: Record<string, unknown>): { page?: number } => (raw['page'] === '2' ? { page: 2 } : {})

test('laid over the raw address, what was not read is gone', () => {
  const raw = { page: 'x', situacao: 'NADA' }
  expect({ ...raw, ...onlyRead(read)(raw) }).toEqual({ page: undefined, situacao: undefined })
  expect({ page: '2', ...onlyRead(read)({ page: '2' }) }).toEqual({ page: 2 })
})
