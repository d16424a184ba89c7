import { expect, test } from 'vitest'
import { approvedOf } from './answer.ts'

const linha = (id: number, valor: number, opcional = false) => ({
  id,
  valor,
  opcional,
  titulo: `Linha ${id}`,
  descricao: null,
  quantidade: 1,
  garantia: valor === 0,
  situacao: 'PENDENTE' as const,
})
const linhas = [linha(1, 180), linha(2, 96.1), linha(3, 0.2), linha(4, 0), linha(5, 110, true)]

test('what is refused is neither counted nor paid, and cents add up', () => {
  expect(approvedOf({ linhas }, [])).toEqual({ count: 5, valor: 386.3 })
  expect(approvedOf({ linhas }, [5])).toEqual({ count: 4, valor: 276.3 })
})

test('an abatement is taken off, and nobody is paid for approving', () => {
  expect(approvedOf({ linhas, abatimento: 86.3 }, [])).toEqual({ count: 5, valor: 300 })
  expect(approvedOf({ linhas, abatimento: 500 }, []).valor).toBe(0)
})

test('what an earlier answer refused stays out', () => {
  const answered = linhas.map((each) => (each.id === 5 ? { ...each, situacao: 'RECUSADA' as const } : each))
  expect(approvedOf({ linhas: answered }, [])).toEqual({ count: 4, valor: 276.3 })
})
