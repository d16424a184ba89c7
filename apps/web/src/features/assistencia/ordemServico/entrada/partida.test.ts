import { expect, test } from 'vitest'
import { entradaDaPartida } from './partida.ts'

const modelo = { id: 3, codigo: 'M', descricao: 'Mar', marca: { id: 1, nome: 'Náutica' }, fotoId: null }
const passado = {
  relogioId: 9,
  numeroSerie: 'AB1',
  modelo,
  mesesGarantia: 12,
  lancamento: null,
  garantiaDesde: null,
  trocadoEm: null,
  emOs: null,
  garantiaServicoAte: null,
  dataNotaFiscal: '2026-03-12',
  garantiaAte: '2027-03-12',
  venda: null,
  reparos: [],
}
const consumidor = (status: 'ATIVO' | 'INATIVO') =>
  ({ id: 5, nome: 'Dalva', status, posto: { id: 1, nomeFantasia: 'Um' } }) as Parameters<
    typeof entradaDaPartida
  >[0]['consumidor']

test('an intake begins with the customer and the watch that the address names', () => {
  expect(entradaDaPartida({ consumidor: consumidor('ATIVO'), passado }, 1)).toMatchObject({
    consumidor: { id: 5 },
    numeroSerie: 'AB1',
    modelo: { id: 3, mesesGarantia: 12 },
    emOutraOs: false,
    dataNotaFiscal: '2026-03-12',
  })
  // The manufacturer's people take in for the customer's post.
  expect(entradaDaPartida({ consumidor: consumidor('ATIVO'), passado: undefined }, undefined)).toMatchObject({
    consumidor: { id: 5 },
    posto: { id: 1 },
  })
})

test('a customer of another post, or one out of use, is chosen anew', () => {
  expect(entradaDaPartida({ consumidor: consumidor('ATIVO'), passado: undefined }, 2)).toEqual({})
  expect(entradaDaPartida({ consumidor: consumidor('INATIVO'), passado: undefined }, 1)).toEqual({})
})
