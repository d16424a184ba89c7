import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDias } from './calendario.ts'
import { type Cobrado, dividaEm, settleCobrado } from './encargos.ts'

const cobrado: Cobrado = {
  liquido: 10_000,
  pagavelAte: '2026-11-10',
  criadaEm: '2026-11-01',
  multaPercentual: 2,
  jurosPercentual: 1,
}

describe('rede §3: fine and interest', () => {
  test.each([
    ['before the day', '2026-11-01', { multa: 0, juros: 0, total: 10_000, dias: 0 }],
    ['on the day', '2026-11-10', { multa: 0, juros: 0, total: 10_000, dias: 0 }],
    ['a day after', '2026-11-11', { multa: 200, juros: 3, total: 10_203, dias: 1 }],
    ['half a month after', '2026-11-25', { multa: 200, juros: 50, total: 10_250, dias: 15 }],
    ['60 days after: interest is simple', '2027-01-09', { multa: 200, juros: 200, total: 10_400, dias: 60 }],
  ])('%s', (_name, dia, divida) => {
    expect(dividaEm(cobrado, [], dia)).toEqual({ principal: 10_000, ...divida })
  })

  test('a part paid in time lowers what fine and interest are of', () => {
    const pagos = [{ data: '2026-11-05', valor: 4_000 }]
    expect(dividaEm(cobrado, pagos, '2026-11-25')).toMatchObject({ principal: 6_000, multa: 120, juros: 30 })
  })

  test('a part paid late pays interest and fine first, and the fine does not come twice', () => {
    const pagos = [{ data: '2026-11-25', valor: 5_250 }]
    expect(dividaEm(cobrado, pagos, '2026-12-10')).toEqual({
      principal: 5_000,
      multa: 0,
      juros: 25,
      total: 5_025,
      dias: 30,
    })
  })
})

describe('rede §3: what a payment does', () => {
  const em = (data: string, valor: number) => settleCobrado(cobrado, [], { data, valor })
  test.each([
    ['all of it settles', em('2026-11-10', 10_000), { quitada: true, resta: 0, credito: 0 }],
    ['more becomes a credit', em('2026-11-10', 12_000), { quitada: true, resta: 0, credito: 2_000 }],
    ['less leaves a remainder', em('2026-11-10', 9_000), { quitada: false, resta: 1_000, credito: 0 }],
    [
      'a code of before the day, paid late',
      em('2026-11-25', 10_000),
      { quitada: true, resta: 0, credito: -250 },
    ],
    ['a code of a late day, paid later', em('2026-11-25', 10_203), { quitada: true, resta: 0, credito: -47 }],
    ['no code ever asked that', em('2026-11-25', 10_100), { quitada: false, resta: 150, credito: 0 }],
  ])('%s', (_name, found, wanted) => {
    expect(found).toEqual(wanted)
  })

  test('the whole price is no stale code once a part was paid', () => {
    const anteriores = [{ data: '2026-11-12', valor: 5_000 }]
    const { total } = dividaEm(cobrado, anteriores, '2026-11-30')
    expect(settleCobrado(cobrado, anteriores, { data: '2026-11-30', valor: 4_000 })).toEqual({
      quitada: false,
      resta: total - 4_000,
      credito: 0,
    })
  })
})

test('what is paid, left and passed on is always what was owed, to the centavo', () => {
  const pago = fc.record({
    dias: fc.integer({ min: -9, max: 200 }),
    valor: fc.integer({ min: 1, max: 30_000 }),
  })
  fc.assert(
    fc.property(pago, fc.integer({ min: 1, max: 30_000 }), ({ dias, valor }, liquido) => {
      const um = { ...cobrado, liquido }
      const data = addDias(cobrado.pagavelAte, dias)
      const { total } = dividaEm(um, [], data)
      const { quitada, resta, credito } = settleCobrado(um, [], { data, valor })
      expect(quitada ? valor + -credito : valor + resta).toBe(total)
      if (!quitada) expect(dividaEm(um, [{ data, valor }], data).total).toBe(resta)
    }),
  )
})
