import { expect, test } from 'vitest'
import { passosDe } from './passos.ts'

const pedido = {
  etapa: 'EM_SEPARACAO',
  statusAlcis: 'em separação',
  criadoEm: '1',
  statusDesde: '2',
  dataExpedicao: null,
  ultimaAtualizacao: '9',
} as const
const short = (...given: Parameters<typeof passosDe>) =>
  passosDe(...given).map(({ title, state, em }) => [title, state, em])

test('each step has its day; what an order went back from lies ahead again', () => {
  const passagens = [
    { situacao: 'EM_SEPARACAO', em: '2' },
    { situacao: 'A_FATURAR', em: '3' },
    { situacao: 'EM_SEPARACAO', em: '4' },
  ] as const
  expect(short(pedido, [...passagens])).toEqual([
    ['Criado', 'done', '1'],
    ['Em separação', 'current', '4'],
    ['Conferido', 'ahead', null],
    ['Faturado', 'ahead', null],
    ['Expedido', 'ahead', null],
  ])
})

test('without a history the order tells what it knows', () => {
  expect(short(pedido, []).slice(0, 2)).toEqual([
    ['Criado', 'done', '1'],
    ['Em separação', 'current', '2'],
  ])
  const gone = { ...pedido, etapa: 'FATURADO', statusAlcis: 'expedido', dataExpedicao: '7' } as const
  expect(short(gone, []).slice(-2)).toEqual([
    ['Faturado', 'done', '2'],
    ['Expedido', 'current', '7'],
  ])
})

test('a cancelled order shows how far it had come', () => {
  const cancelled = { ...pedido, etapa: 'CANCELADO', statusAlcis: 'em separação' } as const
  const passagens = [
    { situacao: 'EM_SEPARACAO', em: '2' },
    { situacao: 'CANCELADO', em: '5' },
  ] as const
  expect(short(cancelled, [...passagens])).toEqual([
    ['Criado', 'done', '1'],
    ['Em separação', 'done', '2'],
    ['Cancelado', 'current', '5'],
  ])
  expect(short(cancelled, []).at(-1)).toEqual(['Cancelado', 'current', '9'])
})
