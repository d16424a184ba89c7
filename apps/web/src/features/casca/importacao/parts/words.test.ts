import { expect, test } from 'vitest'
import type { Importacao } from '@app/contract/casca/importacao'
import { countWords, desfecho, esperam, ficaramDeFora, tempoRestante } from './words.ts'

test.each([
  [null, ''],
  [0, 'quase pronto'],
  [1, 'falta cerca de 1 s'],
  [12, 'faltam cerca de 12 s'],
  [60, 'falta cerca de 1 min'],
  [200, 'faltam cerca de 3 min'],
])('%s seconds: %s', (segundos, words) => expect(tempoRestante(segundos)).toBe(words))

test('counts in the words of the kind', () => {
  expect(countWords('pedidos', 1)).toBe('1 pedido')
  expect(countWords('estoque', 1234)).toBe('1.234 lotes')
})

const importacao = (given: Partial<Importacao>): Importacao => ({
  id: 1,
  tipo: 'pedidos',
  arquivo: 'a.xlsx',
  estado: 'terminada',
  modo: 'so-as-certas',
  somar: false,
  cliente: null,
  colunas: [],
  ignoradas: [],
  exemplo: false,
  linhas: 9,
  prontas: 9,
  comAviso: 0,
  comErro: 0,
  registros: 3,
  certos: 3,
  total: 3,
  gravados: 3,
  recusados: 0,
  segundosRestantes: null,
  criadaEm: '2026-11-20T15:00:00Z',
  terminadaEm: null,
  ...given,
})

test.each([
  [{}, '3 de 3 pedidos gravados'],
  [{ gravados: 1, recusados: 2 }, '1 de 3 pedidos gravado, 2 recusados'],
  [{ estado: 'gravando', gravados: 2 }, '2 de 3 pedidos gravados até agora'],
  [{ estado: 'parada', gravados: 2 }, 'Parada: 2 de 3 pedidos gravados'],
  [{ estado: 'desfeita', gravados: 0 }, 'Desfeita: um registro foi recusado, e nada foi gravado'],
  [{ estado: 'previa' }, 'Nada foi gravado ainda'],
] as const)('%j', (given, words) => expect(desfecho(importacao(given))).toBe(words))

test.each([
  [{}, 'so-as-certas', ''],
  [{ certos: 2 }, 'so-as-certas', '1 outro espera a correção.'],
  [{ certos: 1 }, 'so-as-certas', '2 outros esperam a correção.'],
  [{ certos: 0 }, 'so-as-certas', '3 esperam a correção.'],
  [{ certos: 1 }, 'tudo-ou-nada', 'Nada entra enquanto 2 esperam a correção.'],
  [{}, 'tudo-ou-nada', ''],
] as const)('before, %j, %s: %s', (given, modo, words) =>
  expect(esperam(importacao(given), modo)).toBe(words),
)

test.each([
  [{}, ''],
  [{ gravados: 1 }, '2 não entraram: corrija aqui, ou baixe e importe de novo.'],
  [
    { registros: 8, certos: 1, total: 1, gravados: 1 },
    '7 com erro ficaram de fora: corrija aqui, ou baixe e importe de novo.',
  ],
  [
    { registros: 4, certos: 3, total: 3, gravados: 2 },
    '1 não entrou, 1 com erro ficou de fora: corrija aqui, ou baixe e importe de novo.',
  ],
])('after, %j: %s', (given, words) => expect(ficaramDeFora(importacao(given))).toBe(words))
