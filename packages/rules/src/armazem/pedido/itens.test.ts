import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addQuantity } from '../../casca/quantidade/index.ts'
import { checkItens } from './itens.ts'
import type { ItensPedido, LinhaPedido, LoteSaldo, ProdutoPedido } from './itens.ts'

const HOJE = '2026-11-20'
const lote = (id: number, validade: string | null, livre: number, bloqueado = false): LoteSaldo => ({
  id,
  lote: `L${id}`,
  validade,
  livre,
  bloqueado,
})
const produto = (id: number, lotes: LoteSaldo[], changes: Partial<ProdutoPedido> = {}): ProdutoPedido => ({
  id,
  codigoProduto: `P${id}`,
  inteiro: true,
  ativo: true,
  lotes,
  ...changes,
})
const take = (produtoId: number, { lote: name, validade }: LoteSaldo, quantidade: number): LinhaPedido => ({
  produtoId,
  lote: name,
  validade,
  quantidade,
})
const check = (changes: Partial<ItensPedido>) =>
  checkItens({
    linhas: [],
    produtos: [],
    antigas: [],
    politica: { fefo: 'avisar', permiteVencido: false },
    hoje: HOJE,
    ...changes,
  })
const wrong = (changes: Partial<ItensPedido>) =>
  check(changes).erros.map(({ linha, campo, code }) => `itens[${linha}].${campo} ${code}`)

const early = lote(1, '2026-12-01', 10)
const later = lote(2, '2027-06-01', 50)
const expired = lote(3, '2026-11-19', 50)
const stuck = lote(4, '2027-01-01', 50, true)
const shelf = produto(1, [early, later, expired, stuck])

describe('checkItens', () => {
  test('a line finds its balance by product, lot and expiry', () => {
    expect(check({ linhas: [take(1, early, 10)], produtos: [shelf] })).toEqual({
      erros: [],
      avisos: [],
      saldoIds: [1],
    })
    expect(wrong({ linhas: [take(9, early, 1)], produtos: [shelf] })).toEqual([
      'itens[0].produto PRODUTO_DESCONHECIDO',
    ])
    expect(wrong({ linhas: [{ ...take(1, early, 1), validade: '2026-12-02' }], produtos: [shelf] })).toEqual([
      'itens[0].observacoes LOTE_DESCONHECIDO',
    ])
  })

  test('every wrong line is named at once', () => {
    const linhas = [
      take(1, early, 0.5),
      take(1, expired, 1),
      take(1, stuck, 1),
      take(1, later, 51),
      take(7, later, 1),
    ]
    expect(
      wrong({ linhas, produtos: [shelf], politica: { fefo: 'desligado', permiteVencido: false } }),
    ).toEqual([
      'itens[0].quantidade QUANTIDADE_INTEIRA',
      'itens[1].observacoes LOTE_VENCIDO',
      'itens[2].observacoes LOTE_BLOQUEADO',
      'itens[4].produto PRODUTO_DESCONHECIDO',
      'itens[3].quantidade ESTOQUE_INSUFICIENTE',
    ])
  })

  test('a client may let expired lots out', () => {
    const politica = { fefo: 'avisar', permiteVencido: true } as const
    expect(wrong({ linhas: [take(1, expired, 1)], produtos: [shelf], politica })).toEqual([])
  })

  test('lines on one lot share it; the one that no longer fits is told what is left for it', () => {
    const { erros } = check({ linhas: [take(1, early, 6), take(1, early, 6)], produtos: [shelf] })
    expect(erros).toEqual([
      {
        linha: 1,
        campo: 'quantidade',
        code: 'ESTOQUE_INSUFICIENTE',
        params: { disponivel: '4', quantidadeDisponivel: 4 },
      },
    ])
  })

  test('decisions 4: the own reservation counts as available', () => {
    const full = produto(1, [lote(1, '2026-12-01', 0), later])
    const antigas = [{ saldoId: 1, quantidade: 10 }]
    expect(wrong({ linhas: [take(1, early, 10)], produtos: [full], antigas })).toEqual([])
    expect(check({ linhas: [take(1, early, 11)], produtos: [full], antigas }).erros[0]?.params).toEqual({
      disponivel: '10',
      quantidadeDisponivel: 10,
    })
  })

  test('what an order holds already may stay or shrink, though its lot expired or was blocked since', () => {
    const antigas = [
      { saldoId: 3, quantidade: 5 },
      { saldoId: 4, quantidade: 5 },
    ]
    expect(wrong({ linhas: [take(1, expired, 5), take(1, stuck, 4)], produtos: [shelf], antigas })).toEqual(
      [],
    )
    expect(
      wrong({ linhas: [take(1, expired, 6), take(1, stuck, 6)], produtos: [shelf], antigas }),
    ).toHaveLength(2)
  })

  test('a product out of use takes no new lines', () => {
    const gone = produto(1, [early], { ativo: false })
    expect(wrong({ linhas: [take(1, early, 1)], produtos: [gone] })).toEqual([
      'itens[0].produto PRODUTO_DESCONHECIDO',
    ])
    const antigas = [{ saldoId: 1, quantidade: 2 }]
    expect(wrong({ linhas: [take(1, early, 1)], produtos: [gone], antigas })).toEqual([])
  })
})

describe('FEFO by the client', () => {
  const produtos = [produto(1, [early, later])]
  const linhas = [take(1, later, 5)]

  test('warn: the save passes and says so, in the words of the specification', () => {
    expect(check({ linhas, produtos })).toMatchObject({
      erros: [],
      avisos: ['Lote não segue a regra FEFO: produto P1, lote L2 (o lote L1 vence antes).'],
    })
  })

  test('force: refused at the lot, naming the one to use first', () => {
    expect(check({ linhas, produtos, politica: { fefo: 'exigir', permiteVencido: false } })).toMatchObject({
      erros: [{ linha: 0, campo: 'observacoes', code: 'FEFO_OBRIGATORIO', params: { lote: 'L1' } }],
      avisos: [],
    })
  })

  test('off, or nothing more taken than before: silence', () => {
    expect(
      check({ linhas, produtos, politica: { fefo: 'desligado', permiteVencido: false } }).avisos,
    ).toEqual([])
    expect(check({ linhas, produtos, antigas: [{ saldoId: 2, quantidade: 5 }] }).avisos).toEqual([])
  })
})

test('lines without an error never take more of a lot than is free for the order', () => {
  const quantities = fc.array(fc.tuple(fc.constantFrom(early, later), fc.integer({ min: 1, max: 60 })), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(quantities, quantities, (wanted, held) => {
      const antigas = held.map(([{ id }, quantidade]) => ({ saldoId: id, quantidade }))
      const linhas = wanted.map(([saldo, quantidade]) => take(1, saldo, quantidade))
      const { erros } = check({ linhas, produtos: [shelf], antigas })
      for (const { id, livre } of [early, later]) {
        const sum = (rows: typeof wanted) =>
          addQuantity(...rows.filter(([saldo]) => saldo.id === id).map(([, quantidade]) => quantidade))
        const over = sum(wanted) > livre + sum(held)
        const named = erros.some(({ linha }) => wanted[linha]?.[0].id === id)
        expect(named).toBe(over)
      }
    }),
  )
})
