import { expect, test } from 'vitest'
import { separacaoText } from './separacao.ts'

const item = () => 'A Produto A, 3 un'

test.each([
  [{ ato: 'tomada' }, 'Separação tomada da fila'],
  [{ ato: 'devolvida' }, 'Separação devolvida à fila'],
  [{ ato: 'linha', item: {} }, 'Separado: A Produto A, 3 un'],
  [{ ato: 'falta', item: {}, motivo: 'AVARIADO' }, 'Faltou na separação: A Produto A, 3 un (avariado)'],
  [{ ato: 'falta', item: {}, motivo: 'PERDIDO' }, 'Faltou na separação: A Produto A, 3 un (sem motivo)'],
  [{ ato: 'terminada', linhas: 1 }, 'Separação terminada: 1 linha'],
  [{ ato: 'terminada', linhas: 4 }, 'Separação terminada: 4 linhas'],
  [{ ato: 'ligado', numero: 61 }, 'O que faltou foi para o pedido 61'],
  [{ ato: 'resto', numero: 60 }, 'Resto do pedido 60'],
])('%j is told: %s', (dados, told) => expect(separacaoText(dados, item)).toBe(told))

test.each([{ ato: 'levada' }, { ato: 'toString' }, { ato: 3 }, {}])('%j is only a change', (dados) =>
  expect(separacaoText(dados, item)).toBe('Separação alterada'),
)
