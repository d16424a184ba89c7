import { labelsOf } from '@app/contract/casca/campos'
import { CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describing } from '../../casca/auditoria/index.ts'
import { PALAVRAS_ARMAZEM } from '../auditoria/index.ts'
import { diffPedido } from './diff.ts'
import type { PedidoAuditado } from './diff.ts'
import type { ItemAuditado } from '../../casca/auditoria/index.ts'

const describeMudanca = describing({ ...PALAVRAS_ARMAZEM, arquivos: {}, statusOs: {} })

const item = (codigoProduto: string, lote: string, quantidade: number): ItemAuditado => ({
  codigoProduto,
  descricao: 'Creme',
  lote,
  validade: '2027-03-01',
  quantidade,
  unidade: 'un',
})
const order: PedidoAuditado = {
  numeroPedidoCliente: 'PC-1',
  transportadora: 'Rodo A',
  dataHoraColeta: '2026-11-20T13:15:00.000Z',
  urgente: false,
  concluido: false,
  observacoes: null,
  etapa: 'CRIADO',
  statusAlcis: 'não enviado',
  itens: [item('1', 'A', 10), item('2', 'B', 5)],
  anexos: { nf: { filename: 'nf.pdf', chave: 'k1' } },
}
const words = (changes: Partial<PedidoAuditado>) =>
  diffPedido(order, { ...order, ...changes }).map((mudanca) =>
    describeMudanca(mudanca, undefined, labelsOf(CAMPOS_PEDIDO)),
  )

test('equal orders differ in nothing', () => {
  expect(words({})).toEqual([])
  expect(words({ itens: order.itens.map((each) => ({ ...each })) })).toEqual([])
})

test('every changed field is told, from what to what', () => {
  expect(
    words({
      etapa: 'EM_SEPARACAO',
      statusAlcis: 'em separação',
      transportadora: 'Rodo B',
      urgente: true,
      observacoes: 'cuidado',
      anexos: { nf: { filename: 'nf.pdf', chave: 'k2' }, tag: { filename: 't.pdf', chave: 'k3' } },
    }),
  ).toEqual([
    'Situação: de Criado para Em separação',
    'Status WMS: de “não enviado” para “em separação”',
    'Transportadora: de “Rodo A” para “Rodo B”',
    'Urgente: de Não para Sim',
    'Observações: de vazio para “cuidado”',
    'Anexo NF: nf.pdf substituído por nf.pdf',
    'Anexo TAG: incluído t.pdf',
  ])
})

test('lines are compared by product, lot and expiry, and summed', () => {
  expect(words({ itens: [item('1', 'A', 4), item('1', 'A', 6), item('3', 'C', 1)] })).toEqual([
    'Item removido: 2 Creme lote B (validade 01/03/2027), 5 un',
    'Item incluído: 3 Creme lote C (validade 01/03/2027), 1 un',
  ])
  expect(words({ itens: [item('1', 'A', 0.1), item('1', 'A', 0.2), item('2', 'B', 5)] })).toEqual([
    'Item alterado: 1 Creme lote A (validade 01/03/2027), de 10 un para 0,3 un',
  ])
  expect(words({ itens: order.itens.toReversed() })).toEqual(['Ordem das linhas alterada'])
})

test('a changed field is named once, an unchanged one never', () => {
  const texts = fc.constantFrom(null, 'a', 'b')
  const changes = fc.record({
    transportadora: texts,
    numeroPedidoCliente: texts,
    observacoes: texts,
    urgente: fc.boolean(),
    concluido: fc.boolean(),
  })
  fc.assert(
    fc.property(changes, changes, (before, after) => {
      const named = diffPedido({ ...order, ...before }, { ...order, ...after }).map(({ campo }) => campo)
      const now = new Map<string, unknown>(Object.entries(after))
      const differing = Object.entries(before).flatMap(([key, value]) =>
        now.get(key) === value ? [] : [key],
      )
      expect(named.sort()).toEqual(differing.sort())
    }),
  )
})
