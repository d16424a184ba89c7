import { expect, test } from 'vitest'
import { descansoAte, PAUSAS_MS, podeOuvir, proximaTentativa } from './index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const after = (date: Date | null) => date && date.getTime() - now.getTime()

test('the pauses grow from seconds to a day, then the delivery is given up', () => {
  const pausas = PAUSAS_MS.map((_pausa, at) => after(proximaTentativa(at + 1, now)) ?? 0)
  expect(pausas).toEqual([...pausas].toSorted((one, other) => one - other))
  expect([pausas[0], pausas.at(-1)]).toEqual([5_000, 24 * 3_600_000])
  expect(proximaTentativa(PAUSAS_MS.length + 1, now)).toBeNull()
})

test('an address that fails rests longer each time, ten minutes at most', () => {
  expect([1, 2, 3, 4, 50].map((falhas) => after(descansoAte(falhas, now)))).toEqual([
    5_000, 30_000, 120_000, 600_000, 600_000,
  ])
})

test('a company and a post hear of what their people may see, the installation of everything', () => {
  const heard = (dono: Parameters<typeof podeOuvir>[0]) =>
    (['pedido.criado', 'estoque.mudou', 'nota.recebida', 'os.movida'] as const).filter((tipo) =>
      podeOuvir(dono, tipo),
    )
  expect(heard('cliente')).toEqual(['pedido.criado', 'estoque.mudou'])
  expect(heard('posto')).toEqual(['os.movida'])
  expect(heard('interno')).toHaveLength(4)
})
