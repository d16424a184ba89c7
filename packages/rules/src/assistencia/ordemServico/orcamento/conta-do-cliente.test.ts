import { expect, test } from 'vitest'
import { contaDoCliente, type LinhaDoCliente } from './conta-do-cliente.ts'

const linha = (id: number, valor: number, mais: Partial<LinhaDoCliente> = {}): LinhaDoCliente => ({
  id,
  valor,
  valorCheio: valor,
  situacao: 'PENDENTE',
  ...mais,
})
const linhas = [linha(1, 180), linha(2, 96.1), linha(3, 0.2), linha(4, 0, { valorCheio: 70 }), linha(5, 110)]

test('what is refused is neither counted nor paid, and cents add up', () => {
  const inteira = { itens: 5, completo: 456.3, garantia: 70, recusado: 0, paga: 386.3 }
  expect(contaDoCliente({ linhas }, [])).toEqual(inteira)
  expect(contaDoCliente({ linhas }, [5])).toEqual({ ...inteira, itens: 4, recusado: 110, paga: 276.3 })
})

test('an abatement is taken off, and nobody is paid for approving', () => {
  expect(contaDoCliente({ linhas, abatimento: 86.3 }, []).paga).toBe(300)
  expect(contaDoCliente({ linhas, abatimento: 500 }, []).paga).toBe(0)
})

test('what an earlier answer refused stays out', () => {
  const answered = linhas.map((each) => (each.id === 5 ? linha(5, 110, { situacao: 'RECUSADA' }) : each))
  expect(contaDoCliente({ linhas: answered }, [])).toMatchObject({ itens: 4, paga: 276.3 })
})
