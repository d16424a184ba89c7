import type { PedidoConferencia } from '@app/contract/armazem/conferencia'
import { expect, test } from 'vitest'
import { apply, type Feito } from './atos.ts'

const pedido: PedidoConferencia = {
  pedido: 1,
  numeroPedido: 9,
  cliente: 'Aurora',
  dataHoraColeta: '2026-11-24T12:00:00.000Z',
  urgente: false,
  situacao: 'EM_SEPARACAO',
  separador: 'Jair',
  linhas: [],
  contagem: [{ volume: 1, saldo: 5, quantidade: 2 }],
  volumes: [{ numero: 1, peso: null, fechado: false }],
  completo: true,
  diferencas: [],
}
const after = (...feitos: Feito[]) =>
  apply(
    [pedido],
    feitos.map((feito) => ({ pedido: 1, feito })),
  )[0]
const ler = (saldo: number, quantidade: number, volume = 1): Feito => ({
  tipo: 'ler',
  saldo,
  codigo: 'A',
  quantidade,
  volume,
})

test('readings add up, open a volume, and leave nothing at zero; what the order wants is not known meanwhile', () => {
  expect(after(ler(5, 1), ler(6, 4, 2))).toMatchObject({
    contagem: [
      { volume: 1, saldo: 5, quantidade: 3 },
      { volume: 2, saldo: 6, quantidade: 4 },
    ],
    volumes: [{ numero: 1 }, { numero: 2, fechado: false }],
    completo: false,
    diferencas: null,
  })
  expect(after(ler(5, -2))?.contagem).toEqual([])
})

test('a weighed volume is closed; counting a lot anew opens it again', () => {
  const volume: Feito = { tipo: 'volume', numero: 1, peso: 3.5 }
  expect(after(volume)?.volumes).toEqual([{ numero: 1, peso: 3.5, fechado: true }])
  expect(after(volume, { tipo: 'recontar', saldo: 5 })).toMatchObject({
    contagem: [],
    volumes: [{ numero: 1, fechado: false }],
  })
})

test('acts of another order change nothing', () =>
  expect(apply([pedido], [{ pedido: 2, feito: ler(5, 1) }])).toEqual([pedido]))
