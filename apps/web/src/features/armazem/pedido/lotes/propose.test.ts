import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { describe, expect, test } from 'vitest'
import { addFalta, faltaOf, missingOf, missingText } from '../form/faltas.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import { pedidasOf, propose, proposeAll } from './propose.ts'
import { previewPaste } from '../linhas/read-paste.ts'

const produto = (id: number, inteiro = true) => ({
  id,
  codigoProduto: `P${id}`,
  descricao: `Produto ${id}`,
  codigoOmni: `O${id}`,
  codigoDepositante: 'D',
  unidade: 'un',
  inteiro,
})
const entry = (id: number, lote: string, quantidadeDisponivel: number, changes = {}): EstoqueEntry => ({
  id,
  lote,
  dataDeValidade: `2027-0${id}-01`,
  quantidadeDisponivel,
  quantidade: 0,
  vencido: false,
  bloqueado: false,
  condicao: 'livre',
  permitido: true,
  fefo: 'avisar',
  reservas: [],
  ...changes,
})
const lotes = [entry(1, 'A', 10), entry(2, 'B', 50), entry(3, 'V', 99, { vencido: true })]
const linha = (id: number, lote: string, dataValidade: string, quantidade: number): PedidoLinhaForm => ({
  produto: produto(id),
  lote,
  dataValidade,
  quantidade,
})
const shown = (linhas: readonly PedidoLinhaForm[]) =>
  linhas.map(({ produto: { id }, lote, quantidade }) => [id, lote, quantidade])

describe('lots for a wanted quantity', () => {
  test('first to expire first, never an expired one, and what is missing is told', () => {
    const found = propose(lotes, [], { produto: produto(1), quantidade: 70 })
    expect(shown(found.linhas)).toEqual([
      [1, 'A', 10],
      [1, 'B', 50],
    ])
    expect(found.falta).toBe(10)
  })

  test('on top of what the order takes of them already', () => {
    const before = [linha(1, 'A', '2027-01-01', 8), linha(2, 'X', '2027-05-01', 1)]
    const found = propose(lotes, before, { produto: produto(1), quantidade: 5 })
    expect(found.partes.map(({ lote, quantidade }) => [lote, quantidade])).toEqual([
      ['A', 2],
      ['B', 3],
    ])
    expect(shown(found.linhas)).toEqual([
      [1, 'A', 10],
      [1, 'B', 3],
      [2, 'X', 1],
    ])
  })

  test('a whole-unit product takes whole units of a lot that holds a fraction', () => {
    const fraction = [entry(1, 'A', 2.5), entry(2, 'B', 9)]
    expect(shown(propose(fraction, [], { produto: produto(1), quantidade: 4 }).linhas)).toEqual([
      [1, 'A', 2],
      [1, 'B', 2],
    ])
    expect(shown(propose(fraction, [], { produto: produto(1, false), quantidade: 4 }).linhas)).toEqual([
      [1, 'A', 2.5],
      [1, 'B', 1.5],
    ])
  })

  test('a quantity that no stock could serve takes nothing', () => {
    const before = [linha(1, 'A', '2027-01-01', 8)]
    const problem = (quantidade: number) => propose(lotes, before, { produto: produto(1), quantidade })
    expect(problem(1.5)).toMatchObject({
      problema: 'Este produto só aceita quantidade inteira.',
      linhas: before,
    })
    expect(problem(0).problema).toContain('maior que zero')
  })

  test('rows of one product share its lots', () => {
    const pedida = { produto: produto(1), quantidade: 35 }
    const { propostas, linhas } = proposeAll([pedida, pedida], new Map([[1, lotes]]), [])
    expect(propostas.map(({ falta }) => falta)).toEqual([0, 10])
    expect(shown(linhas)).toEqual([
      [1, 'A', 10],
      [1, 'B', 50],
    ])
  })

  test('another order is its products and quantities, whatever the lots', () => {
    const old = [
      linha(1, 'Z', '2020-01-01', 7),
      linha(2, 'X', '2027-05-01', 1),
      linha(1, 'Y', '2020-02-01', 5),
    ]
    expect(pedidasOf(old).map((one) => [one.produto.id, one.quantidade])).toEqual([
      [1, 12],
      [2, 1],
    ])
  })
})

describe('what is missing', () => {
  test('is what was wanted less what the lines have, in words', () => {
    const linhas = [linha(1, 'A', '2027-01-01', 48)]
    const falta = faltaOf(produto(1), 12, linhas)
    expect(falta.pedida).toBe(60)
    const [missing] = missingOf([falta], linhas)
    expect(missing).toMatchObject({ falta: 12, tem: 48 })
    expect(missingText(missing!)).toBe('Faltam 12 de 60: o estoque não tem mais.')
    expect(missingText({ falta: 1, pedida: 2 })).toBe('Falta 1 de 2: o estoque não tem mais.')
  })

  test('there is no proposal once the lines are complete or the person has declined it', () => {
    const falta = { produto: produto(1), pedida: 60 }
    expect(missingOf([falta], [linha(1, 'A', '2027-01-01', 60)])).toEqual([])
    expect(addFalta([falta], produto(1), null)).toEqual([])
    expect(addFalta([falta], produto(1), 70)).toEqual([{ produto: produto(1), pedida: 70 }])
  })
})

describe('the preview of a paste', () => {
  const row = (at: number, codigo: string, quantidadeTexto: string, quantidade: number | null) => ({
    linha: at,
    codigo,
    quantidadeTexto,
    quantidade,
  })
  const preview = previewPaste(
    [
      row(1, 'p1', '55', 55),
      row(2, 'NADA', '1', 1),
      row(3, 'P1', '10', 10),
      row(4, 'P1', 'doze', null),
      row(5, 'P2', '3', 3),
      row(6, 'P1', '', null),
    ],
    new Map([
      ['p1', produto(1)],
      ['p2', produto(2)],
    ]),
    new Map([[1, lotes]]),
    [],
  )

  test('says for each row whether it enters, and why not', () => {
    expect(preview.previas.map(({ situacao, problema }) => [situacao, problema])).toEqual([
      ['entra', null],
      ['fora', 'Nenhum produto com o código NADA.'],
      ['falta', 'Faltam 5 de 10: o estoque não tem mais.'],
      ['fora', '“doze” não é uma quantidade.'],
      ['falta', 'Não existe saldo em estoque deste produto!'],
      ['fora', 'Falta a quantidade.'],
    ])
  })

  test('gives the lines and what of each product is missing', () => {
    expect(shown(preview.linhas)).toEqual([
      [1, 'A', 10],
      [1, 'B', 50],
    ])
    expect(preview.faltas.map((falta) => [falta.produto.id, falta.pedida])).toEqual([
      [1, 65],
      [2, 3],
    ])
  })
})
