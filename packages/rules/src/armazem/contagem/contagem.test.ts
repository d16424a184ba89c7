import { describe, expect, test } from 'vitest'
import {
  acuraciaDe,
  checkConta,
  diferencaDe,
  isOutraPessoa,
  type Linha,
  situacaoDe,
  vezDe,
} from './contagem.ts'
import { nomeDaContagem } from './nome.ts'

const [JAIR, BRUNA, HELENA] = [1, 2, 3]
const conta = (quantidade: number, porId = JAIR, more: { sistema?: number; separado?: number } = {}) => ({
  quantidade,
  sistema: 96,
  separado: 0,
  porId,
  ...more,
})
const linha = (more: Partial<Linha> = {}): Linha => ({
  primeira: null,
  segunda: null,
  motivo: null,
  pedidaPorId: null,
  aprovadaEm: null,
  ...more,
})
const contada = linha({ primeira: conta(84) })
const duas = linha({ primeira: conta(84), segunda: conta(84, BRUNA) })

describe('the situation of a line', () => {
  test.each([
    ['A_CONTAR', linha()],
    ['IGUAL', linha({ primeira: conta(96) })],
    ['SEGUNDA', contada],
    ['IGUAL', linha({ primeira: conta(84), segunda: conta(96, BRUNA) })],
    ['IGUAL', linha({ primeira: conta(84), segunda: conta(90, BRUNA, { sistema: 90 }) })],
    ['DIFERENTE', duas],
    ['PEDIDA', { ...duas, motivo: 'PERDA', pedidaPorId: HELENA }],
    ['AJUSTADA', { ...duas, motivo: 'PERDA', pedidaPorId: HELENA, aprovadaEm: new Date(0) }],
  ])('%s', (situacao, one) => expect(situacaoDe(one)).toBe(situacao))

  test('what orders have taken off the shelf is not missing there', () => {
    expect(diferencaDe(conta(84, JAIR, { separado: 12 }))).toBe(0)
    expect(diferencaDe(conta(0, JAIR, { sistema: 4, separado: 6 }))).toBe(0)
    expect(diferencaDe(conta(0.3, JAIR, { sistema: 0.1, separado: 0 }))).toBe(0.2)
  })
})

describe('who counts what', () => {
  test('the first count is anybody’s, the second another person’s, and nothing is counted a third time', () => {
    expect(vezDe(linha(), JAIR)).toBe(1)
    expect(vezDe(contada, JAIR)).toBeNull()
    expect(vezDe(contada, BRUNA)).toBe(2)
    expect(vezDe(duas, HELENA)).toBeNull()
  })

  test.each([
    [null, linha(), 1, 7, JAIR],
    ['QUANTIDADE_INTEIRA', linha(), 1, 7.5, JAIR],
    ['INVENTARIO_MESMA_PESSOA', contada, 2, 84, JAIR],
    ['INVENTARIO_JA_CONTADA', contada, 1, 84, BRUNA],
    [null, contada, 2, 84, BRUNA],
    ['INVENTARIO_JA_CONTADA', duas, 2, 84, HELENA],
    ['INVENTARIO_JA_CONTADA', linha(), 2, 84, HELENA],
  ] as const)('%s', (code, one, vez, quantidade, usuarioId) =>
    expect(checkConta({ ...one, inteiro: true }, { vez, quantidade, usuarioId })).toBe(code),
  )

  test('nobody approves the number that they found or the adjustment that they asked for', () => {
    const pedida = { ...duas, motivo: 'PERDA', pedidaPorId: HELENA }
    const podem = [JAIR, BRUNA, HELENA].map((id) => isOutraPessoa(pedida, id))
    expect(podem).toEqual([true, false, false])
  })
})

test('accuracy is by units, too much and too little alike, of the counts that hold', () => {
  expect(acuraciaDe([linha()])).toBeNull()
  expect(acuraciaDe([linha({ primeira: conta(96) })])).toBe(100)
  expect(acuraciaDe([duas, linha({ primeira: conta(108) }), linha()])).toBe(88.2)
  expect(acuraciaDe([linha({ primeira: conta(9_999, JAIR, { sistema: 10_000 }) })])).toBe(99.9)
  expect(acuraciaDe([linha({ primeira: conta(0, JAIR, { sistema: 0 }) })])).toBe(100)
  expect(acuraciaDe([linha({ primeira: conta(5, JAIR, { sistema: 0 }) })])).toBe(0)
})

test.each([
  [{ criterio: 'GIRO', quantos: 50 } as const, null, [], 'Os 50 que mais giram'],
  [{ criterio: 'GIRO', quantos: 1 } as const, 'Aurora', [], 'O que mais gira · Aurora'],
  [{ criterio: 'VALIDADE', dias: 30 } as const, null, [], 'O que vence em 30 dias'],
  [{ criterio: 'CLIENTE' } as const, 'Aurora', [], 'Tudo · Aurora'],
  [{ criterio: 'PRODUTO' } as const, null, ['A'], 'Produto A'],
  [{ criterio: 'PRODUTO' } as const, 'Aurora', ['A', 'B', 'C', 'D'], 'Produtos A, B, C e mais 1 · Aurora'],
])('%j is named', (input, cliente, produtos, nome) =>
  expect(nomeDaContagem(input, { cliente, produtos })).toBe(nome),
)
