import type { Efeito } from '@app/contract/armazem/nota'
import { expect, test } from 'vitest'
import { faltaDe, LANCAMENTO_WORDS, lancamentoDe } from './lancamento.ts'

const linhas = (...efeitos: Efeito[]) => efeitos.map((efeito) => ({ efeito }))

test.each([
  [linhas('entrada', 'fiscal'), null, 'Confirmar recebimento'],
  [linhas('saida', 'fiscal'), null, 'Confirmar saída'],
  [linhas('entrada', 'saida'), null, 'Confirmar entrada e saída'],
  [linhas('fiscal'), null, 'Confirmar nota'],
  // The goods leave with the order, so the note itself posts nothing.
  [linhas('saida'), 4711, 'Confirmar nota'],
  [linhas('entrada', 'saida'), 4711, 'Confirmar recebimento'],
  [linhas('perguntar'), null, 'Confirmar recebimento'],
])('%j with order %s: %s', (given, pedido, words) => {
  expect(LANCAMENTO_WORDS[lancamentoDe(given, pedido)].confirmar).toBe(words)
})

test('only goods that come in are spoken of as received', () => {
  for (const [kind, words] of Object.entries(LANCAMENTO_WORDS))
    expect(
      Object.values(words).some((text) => /receb/i.test(text)),
      kind,
    ).toBe(kind === 'entrada')
})

test.each([
  ['importada', ['entrada', 'fiscal'], null, 'Falta confirmar o recebimento'],
  ['importada', ['saida'], null, 'Falta confirmar a saída'],
  ['importada', ['entrada', 'saida'], null, 'Falta confirmar a entrada e a saída'],
  ['importada', ['saida'], 4711, 'Falta confirmar a nota'],
  ['recebida', ['entrada'], null, null],
  ['cancelada', ['entrada'], null, null],
] as const)('%s with %j and order %s: %s', (situacao, efeitos, numeroPedido, words) => {
  const pedido = numeroPedido && { id: 1, numeroPedido }
  const nota = { situacao, efeitos: [...efeitos], pedido }
  expect(faltaDe({ ...nota, contaChegada: false })).toBe(words)
  const contada = words === null ? null : 'Falta contar a chegada'
  expect(faltaDe({ ...nota, contaChegada: true })).toBe(contada)
})
