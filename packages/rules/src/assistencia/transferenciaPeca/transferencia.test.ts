import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acoesDaTransferencia, chegadaDe } from './transferencia.ts'

const all = () => true

test.each([
  ['the receiver', { origem: false, destino: true }, ['receber', 'cancelar']],
  ['the sender', { origem: true, destino: false }, ['cancelar']],
  ['somebody else', { origem: false, destino: false }, []],
])('%s', (_who, lados, acoes) => {
  expect(acoesDaTransferencia('EM_TRANSITO', lados, all)).toEqual(acoes)
  expect(acoesDaTransferencia('RECEBIDA', lados, all)).toEqual([])
  expect(acoesDaTransferencia('EM_TRANSITO', lados, () => false)).toEqual([])
})

test('every unit that left ends at one of the two posts', () => {
  const item = fc
    .record({
      pecaId: fc.nat(),
      quantidade: fc.integer({ min: 1, max: 999 }),
      parte: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ pecaId, quantidade, parte }) => ({
      pecaId,
      quantidade,
      recebida: Math.floor(quantidade * parte),
    }))
  fc.assert(
    fc.property(fc.array(item), (itens) => {
      const { entra, volta } = chegadaDe(itens)
      const sum = (of: readonly { quantidade: number }[]) =>
        of.reduce((total, { quantidade }) => total + quantidade, 0)
      expect(sum(entra) + sum(volta)).toBe(sum(itens))
    }),
  )
})
