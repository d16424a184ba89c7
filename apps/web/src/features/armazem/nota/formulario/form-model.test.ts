import type { NotaLinha, ProdNFe } from '@app/contract/armazem/nota'
import { expect, test } from 'vitest'
import {
  errosDoEnvio,
  errosDoRecebimento,
  FATOR_ERRADO,
  linhaInput,
  notaValues,
  OBRIGATORIO,
  quantidadeDa,
  somaDosLotes,
  withFator,
  withProduto,
  withSemLote,
} from './form-model.ts'

const produto = {
  id: 7,
  codigoProduto: 'P-7',
  descricao: 'Frasco',
  codigoOmni: 'O-7',
  codigoDepositante: 'D-1',
  unidade: 'UN',
  inteiro: true,
}
const rastro = (nLote: string, qLote: number, dVal: string) => ({ nLote, qLote, dFab: null, dVal })

const prodOf = (more: Partial<ProdNFe> = {}): ProdNFe => ({
  cprod: 'X',
  xprod: 'FRASCO',
  cEAN: 'SEM GTIN',
  cEANTrib: 'SEM GTIN',
  ncm: '39233090',
  cfop: '5905',
  uCom: 'CX',
  qcom: 10,
  vUnCom: 120,
  uTrib: 'UN',
  qTrib: 240,
  vunTrib: 5,
  vprod: 1200,
  indTot: '1',
  rastro: [],
  ...more,
})

const linhaOf = (more: Partial<NotaLinha> = {}): NotaLinha => ({
  item: 0,
  nItem: 1,
  produto,
  origem: 'memoria',
  fator: 24,
  fatorOrigem: 'memoria',
  quantidade: 240,
  efeito: 'entrada',
  efeitoProposto: 'entrada',
  motivoEfeito: 'cfop',
  lotes: [],
  ...more,
})

const formOf = (linha: NotaLinha) => {
  const [first] = notaValues([linha], null).produtos
  if (!first) throw new Error('one line')
  return first
}
const detOf = (prod: ProdNFe) => ({ det: [{ nItem: 1, prod }] })

test('ten boxes of 24 are 240 units; another factor counts the lots of the note anew', () => {
  const prod = prodOf({ rastro: [rastro('TARDE', 4, '2030-01-01'), rastro('CEDO', 6, '2028-01-01')] })
  const before = formOf(linhaOf())
  expect(quantidadeDa(before, prod)).toBe(240)
  const after = withFator(before, 12, prod)
  expect(quantidadeDa(after, prod)).toBe(120)
  expect(after.lotes.map(({ lote, quantidade }) => [lote, quantidade])).toEqual([
    ['CEDO', 72],
    ['TARDE', 48],
  ])
  expect(somaDosLotes(after.lotes)).toBe(120)
  // The person's lots stay, and everything stays while no number is typed.
  expect(withFator({ ...after, lotesDigitados: true }, 24, prod).lotes).toBe(after.lotes)
  expect(withFator(after, null, prod).lotes).toBe(after.lotes)
})

test('goods without a lot are all of the line, whatever its factor becomes, and are sent as such', () => {
  const prod = prodOf()
  const before = withSemLote(formOf(linhaOf()), prod)
  expect(before.lotes).toMatchObject([{ semLote: true, quantidade: 240 }])
  const after = withFator(withFator(before, null, prod), 12, prod)
  expect(linhaInput(after)?.lotes).toEqual([
    { lote: '', dataDeValidade: null, dataDeFabricacao: null, quantidade: 120 },
  ])
})

test("another product leaves the factor of the last note's product behind", () => {
  const other = { ...produto, id: 8 }
  const remembered = formOf(linhaOf({ fator: 100 }))
  expect(withProduto(remembered, other, prodOf())).toMatchObject({
    produto: other,
    origem: 'escolhido',
    fator: 24,
    fatorOrigem: 'nota',
  })
  expect(withProduto(remembered, produto, prodOf()).fator).toBe(100)
  expect(withProduto(formOf(linhaOf({ fator: 3, fatorOrigem: 'nota' })), other, prodOf()).fator).toBe(3)
  expect(withProduto(remembered, null, prodOf()).origem).toBeNull()
})

test('sending a note waits for each missing answer', () => {
  const check = (linha: NotaLinha, prod = prodOf()) => errosDoEnvio(notaValues([linha], null), detOf(prod))
  expect(check(linhaOf())).toEqual({})
  expect(check(linhaOf({ produto: null }))).toEqual({ 'produtos.0.produto': OBRIGATORIO })
  expect(check(linhaOf({ fator: 0 }))).toEqual({ 'produtos.0.fator': FATOR_ERRADO })
  expect(check(linhaOf({ fator: 0.33 }))).toEqual({
    'produtos.0.fator': 'Este produto só aceita quantidade inteira.',
  })
  // A line that moves nothing may have any quantity.
  expect(check(linhaOf({ fator: 0.33, efeito: 'fiscal' }))).toEqual({})
})

test('what keeps goods from being received: no effect, no lots, lots that do not add up', () => {
  const lote = { lote: 'A', dataDeValidade: null, dataDeFabricacao: null, quantidade: 240 }
  const check = (linha: NotaLinha, pedido: number | null = null) =>
    errosDoRecebimento(notaValues([linha], pedido), detOf(prodOf()))
  expect(check(linhaOf({ lotes: [lote] }))).toEqual({})
  // An outgoing line needs no lots here, because the order has them.
  expect(Object.keys(check(linhaOf({ efeito: 'saida' })))).toEqual(['produtos.0.lotes'])
  expect(check(linhaOf({ efeito: 'saida' }), 7)).toEqual({})
  expect(Object.keys(check(linhaOf(), 7))).toEqual(['produtos.0.lotes'])
  expect(check(linhaOf({ efeito: 'perguntar' }))).toEqual({
    'produtos.0.efeito': 'Escolha o efeito no estoque.',
  })
  expect(Object.keys(check(linhaOf()))).toEqual(['produtos.0.lotes'])
  expect(check(linhaOf({ lotes: [{ ...lote, quantidade: 239 }] }))).toEqual({
    'produtos.0.lotes': 'A soma dos lotes não é a quantidade do item.',
  })
  expect(check(linhaOf({ efeito: 'fiscal' }))).toEqual({})
})

test('a line is sent as it is typed; one without a product is sent as none', () => {
  const lote = { lote: ' A ', dataDeValidade: '2028-01-01', dataDeFabricacao: null, quantidade: 240 }
  expect(linhaInput(formOf(linhaOf({ lotes: [lote] })))).toEqual({
    id: 7,
    fator: 24,
    efeito: 'entrada',
    lotes: [{ lote: 'A', dataDeValidade: '2028-01-01', dataDeFabricacao: null, quantidade: 240 }],
  })
  expect(linhaInput(formOf(linhaOf({ produto: null })))).toBeNull()
})
