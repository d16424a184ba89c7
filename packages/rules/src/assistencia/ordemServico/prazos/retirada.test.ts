import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import { expect, test } from 'vitest'
import { AGUARDAM_RETIRADA, diasDeRetirada } from './retirada.ts'

const desde = new Date('2026-10-01T10:00:00Z')

test.each([
  ['2026-10-01T09:00:00Z', 0],
  ['2026-10-31T09:59:59Z', 29],
  ['2026-10-31T10:00:00Z', 30],
  ['2026-12-30T10:00:00Z', 90],
])('decisions 62: fetched by nobody until %s, it waits for %i days', (agora, dias) => {
  for (const status of AGUARDAM_RETIRADA) expect(diasDeRetirada(status, desde, new Date(agora))).toBe(dias)
})

test('nothing else waits to be fetched', () => {
  for (const status of STATUS_OS.filter((one) => !AGUARDAM_RETIRADA.includes(one)))
    expect(diasDeRetirada(status, desde, new Date('2026-12-30T10:00:00Z'))).toBeNull()
})
