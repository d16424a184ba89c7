import { expect, test } from 'vitest'
import { faltasDaOs, holdsPecas, reservasDaOs } from './pecas.ts'

const peca = (over: object) => ({
  peca_id: 7,
  preco: 10,
  precisa: 3,
  pedida: 3,
  reservada: 0,
  usada: 0,
  vem: 0,
  ...over,
})
const livre = (quantos: number) => new Map([[7, { id: 70, livre: quantos }]])

test.each([
  ['takes what it needs', {}, 5, [{ estoqueId: 70, tipo: 'RESERVA', fisico: 0, reservado: 3 }]],
  ['takes what there is', {}, 1, [{ estoqueId: 70, tipo: 'RESERVA', fisico: 0, reservado: 1 }]],
  ['nothing is free', {}, 0, []],
  ['what was used is not held again', { usada: 3 }, 5, []],
  [
    'gives back what it needs no longer',
    { precisa: 0, reservada: 2 },
    0,
    [{ estoqueId: 70, tipo: 'LIBERACAO', fisico: 0, reservado: -2 }],
  ],
] as const)('an order %s', (_, over, quantos, movimentos) => {
  expect(reservasDaOs([peca(over)], livre(quantos))).toEqual(movimentos)
})

test('what is on its way is not asked for again, but has not come', () => {
  const metade = [peca({ reservada: 1, vem: 2 })]
  expect(faltasDaOs(metade, 'PEDIR')).toEqual([])
  expect(faltasDaOs(metade, 'CHEGAR')).toEqual([{ peca_id: 7, preco: 10, quantidade: 2 }])
})

test('only an order between approval and quality control holds parts', () => {
  expect(holdsPecas('AGUARDANDO_CONSERTO')).toBe(true)
  expect(holdsPecas('CANCELADA')).toBe(false)
  expect(holdsPecas(null)).toBe(false)
})
