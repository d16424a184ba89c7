import { expect, test, vi } from 'vitest'
import { joinProcuras } from './join.ts'
import type { Procura, Ways } from './procura.ts'

const part = (ability: 'PEDIDO_VER' | 'OS_VER', word: string, over: Partial<Procura<string[]>> = {}) =>
  ({
    serves: (abilities) => abilities.includes(ability),
    words: () => [word],
    query: (q) => ({
      queryKey: [word, q],
      queryFn: () => Promise.resolve([`${word} ${q}`]),
      staleTime: 0,
      retry: false,
    }),
    isEmpty: (found) => found.length === 0,
    groups: (found) => [{ label: word, entries: found.map((key) => ({ key })) as never }],
    matches: (found) => found.length,
    follow: () => Promise.resolve(false),
    missing: () => `sem ${word}`,
    ...over,
  }) satisfies Procura<string[]>

const ways = (...abilities: ('PEDIDO_VER' | 'OS_VER')[]): Ways => ({
  abilities,
  can: (ability) => (abilities as string[]).includes(ability),
  go: vi.fn(),
  choose: vi.fn(),
})
const signal = new AbortController().signal
const leitura = { tipo: 'codigo', codigo: '26' } as const

test('a person is asked for what is theirs alone, and both halves together where both are', async () => {
  const juntas = joinProcuras([part('PEDIDO_VER', 'pedido'), part('OS_VER', 'OS')])
  expect(juntas.placeholder(['OS_VER'])).toBe('OS ou tela')
  expect(juntas.placeholder(['OS_VER', 'PEDIDO_VER'])).toBe('Pedido, OS ou tela')
  expect(juntas.placeholder([])).toBe('Tela')
  const uma = await juntas.query('26', ['OS_VER']).queryFn({ signal })
  expect(juntas.groups(uma, ['OS_VER']).map(({ label }) => label)).toEqual(['OS'])
  expect(juntas.matches(uma, leitura)).toBe(1)
  const ambas = await juntas.query('26', ['OS_VER', 'PEDIDO_VER']).queryFn({ signal })
  expect(juntas.groups(ambas, []).map(({ label }) => label)).toEqual(['pedido', 'OS'])
  expect(juntas.matches(ambas, leitura)).toBe(2)
  expect(juntas.isEmpty([[], []])).toBe(true)
})

test('a code goes to the first half that knows it', async () => {
  const follow = vi.fn(() => Promise.resolve(true))
  const juntas = joinProcuras([part('PEDIDO_VER', 'pedido'), part('OS_VER', 'OS', { follow })])
  expect(await juntas.follow(leitura, '26', ways('PEDIDO_VER', 'OS_VER'))).toBe(true)
  expect(await juntas.follow(leitura, '26', ways('PEDIDO_VER'))).toBe(false)
  expect(follow).toHaveBeenCalledOnce()
  expect(juntas.missing(leitura, '26', ways('OS_VER'))).toBe('sem OS')
})
