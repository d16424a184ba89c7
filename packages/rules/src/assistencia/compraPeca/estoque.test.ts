import { expect, test } from 'vitest'
import { faltasDoEnvio } from './estoque.ts'

test('each line takes of what the lines before it have left', () => {
  const linha = (pecaId: number, quantidade: number) => ({ pecaId, quantidade })
  const estoques = new Map([[1, 5]])
  expect(faltasDoEnvio([linha(1, 3), linha(1, 2)], estoques)).toEqual([])
  expect(faltasDoEnvio([linha(1, 3), linha(1, 4)], estoques)).toEqual([{ linha: 1, disponivel: 2 }])
  expect(faltasDoEnvio([linha(2, 1), linha(1, 6)], estoques)).toEqual([
    { linha: 0, disponivel: 0 },
    { linha: 1, disponivel: 5 },
  ])
})
