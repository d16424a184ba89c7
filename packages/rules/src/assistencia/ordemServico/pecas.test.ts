import { expect, test } from 'vitest'
import { faltasDaOs, faltasDoPa, holdsPecas, reservasDaOs, usesPecasDoPa, usosDoPa } from './pecas.ts'

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

test.each([
  ['takes what its lines say', { usada: 0 }, [['USO', -3]], []],
  ['takes the rest', { usada: 1 }, [['USO', -2]], []],
  ['gives back what it used', { precisa: 0, usada: 3 }, [['DEVOLUCAO', 3]], []],
  ['has what it needs', { usada: 3 }, [], []],
  ['finds less than it needs', { precisa: 5, usada: 1 }, [['USO', -4]], [{ peca_id: 7, disponivel: 4 }]],
] as const)('a counter service %s', (_, over, usos, faltas) => {
  const pecas = [peca(over)]
  expect(usosDoPa(pecas, livre(3)).map(({ tipo, fisico }) => [tipo, fisico])).toEqual(usos)
  expect(faltasDoPa(pecas, livre(3))).toEqual(faltas)
  // A part that the post does not stock moves nothing.
  expect([usosDoPa(pecas, new Map()), faltasDoPa(pecas, new Map())]).toEqual([[], []])
})

test('only a counter service that was done has used its parts', () => {
  expect(usesPecasDoPa('FINALIZADA')).toBe(true)
  expect(usesPecasDoPa('EM_CRIACAO')).toBe(false)
})
