import { expect, it } from 'vitest'
import { erroDoValorDe } from './erro-do-valor.ts'

const AJUSTE = 'Informe um valor em reais diferente de zero, com até 2 casas decimais.'
const CORRECAO = 'Informe um valor em reais, zero ou mais, com até 2 casas decimais.'

it.each([
  [null, 'Valor: preenchimento obrigatório'],
  [0, AJUSTE],
  [-0.001, AJUSTE],
  [1.005, AJUSTE],
  [-8.5, undefined],
  [0.01, undefined],
])('an adjustment of %s', (valor, erro) => expect(erroDoValorDe(valor, 'Valor', false)).toBe(erro))

it.each([
  [null, 'Valor: preenchimento obrigatório'],
  [-1, CORRECAO],
  [0.001, CORRECAO],
  [0, undefined],
  [142.35, undefined],
])('a line corrected to %s', (valor, erro) => expect(erroDoValorDe(valor, 'Valor', true)).toBe(erro))
