import type { PedidoSeparacao } from '@app/contract/armazem/separacao'
import { expect, test } from 'vitest'
import { apply } from './atos.ts'

const linha = (saldo: number) => ({
  saldo,
  codigoProduto: 'A',
  codigoOmni: 'C-A',
  codigoBarras: null,
  descricao: 'Sabonete',
  unidade: 'un',
  inteiro: true,
  lote: 'L1',
  validade: null,
  endereco: null,
  quantidade: 3,
  separado: 0,
  falta: null,
  motivo: null,
})
const pedido = (id: number): PedidoSeparacao => ({
  pedido: id,
  numeroPedido: 100 + id,
  cliente: 'Flor de Açude',
  dataHoraColeta: '2026-11-23T12:15:00.000Z',
  urgente: false,
  situacao: 'EM_SEPARACAO',
  restoEmPedido: false,
  linhas: [linha(1), linha(2)],
})
const ler = (quantidade: number, saldo = 1, of = 1) => ({
  pedido: of,
  feito: { tipo: 'ler', saldo, codigo: 'A', quantidade } as const,
})

test('waiting acts show at once, in their order, each on its own order and lot', () => {
  const [um, dois] = apply(
    [pedido(1), pedido(2)],
    [
      ler(2),
      ler(1, 2, 2),
      { pedido: 1, feito: { tipo: 'faltar', saldo: 1, motivo: 'AVARIADO' } },
      ler(-1, 1),
      { pedido: 1, feito: { tipo: 'faltar', saldo: 1, motivo: 'NAO_ESTA' } },
    ],
  )
  expect(um?.linhas).toMatchObject([
    { separado: 1, falta: 2, motivo: 'NAO_ESTA' },
    { separado: 0, falta: null },
  ])
  expect(dois?.linhas).toMatchObject([{ separado: 0 }, { separado: 1 }])
})

test('a finished order leaves the hands before the network has it', () => {
  expect(apply([pedido(1), pedido(2)], [{ pedido: 1, feito: { tipo: 'terminar' } }])).toMatchObject([
    { pedido: 2 },
  ])
})
