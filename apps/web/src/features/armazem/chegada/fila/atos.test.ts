import type { Chegada } from '@app/contract/armazem/chegada'
import { expect, test } from 'vitest'
import { aplicar, type Feito } from './atos.ts'

const chegada: Chegada = {
  nota: 1,
  numero: '1001',
  cliente: 'Aurora',
  emitente: 'Aurora',
  cega: true,
  comigo: true,
  terminada: false,
  linhas: [0, 1].map((posicao) => ({
    posicao,
    codigoProduto: 'A',
    codigoOmni: 'A',
    codigoBarras: null,
    descricao: 'A',
    unidade: 'un',
    inteiro: true,
    devolucao: false,
    esperado: null,
    lotes: [],
    contado: [{ lote: 'L', validade: null, avaria: false, quantidade: 2 }],
  })),
  fotos: [],
  divergencias: [],
}
const contar = (quantidade: number, avaria = false): Feito => ({
  tipo: 'contar',
  posicao: 0,
  lote: 'L',
  validade: null,
  avaria,
  quantidade,
  codigo: null,
})
const contado = (feitos: Feito[]) => aplicar(chegada, feitos).linhas.map((linha) => linha.contado)

test('what waits adds up to its lot, damaged apart, and closes nothing', () => {
  const [primeira, segunda] = contado([contar(1), contar(4, true)])
  expect(primeira).toEqual([
    { lote: 'L', validade: null, avaria: false, quantidade: 3 },
    { lote: 'L', validade: null, avaria: true, quantidade: 4 },
  ])
  expect(segunda).toEqual(chegada.linhas[1]?.contado)
  expect(aplicar(chegada, [contar(1)]).divergencias).toBeNull()
})

test('what is taken off vanishes; a line is counted anew; the end changes nothing', () => {
  expect(contado([contar(-2)])[0]).toEqual([])
  expect(contado([{ tipo: 'recontar', posicao: 0 }])[0]).toEqual([])
  expect(aplicar(chegada, [{ tipo: 'fechar' }])).toEqual(chegada)
})
