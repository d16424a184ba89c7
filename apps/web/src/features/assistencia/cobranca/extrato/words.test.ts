import type { ExtratoPrevia } from '@app/contract/assistencia/cobranca'
import { describe, expect, it } from 'vitest'
import { foraDe, semLancamentos } from './words.ts'

const previa = (
  ignorados: ExtratoPrevia['ignorados'],
  { confirmados = 0, total = 1 }: Partial<ExtratoPrevia> = {},
): ExtratoPrevia => ({
  contas: [],
  de: null,
  ate: null,
  conhecido: null,
  total,
  confirmados,
  ignorados,
  lancamentos: [],
  suspensos: [],
})
const saidas = (quantos: number) => ({ motivo: 'SAIDA', quantos }) as const
const faturas = (quantos: number) => ({ motivo: 'CARTAO', quantos }) as const

describe('rede §3: what a statement leaves out', () => {
  it.each([
    [[], 'saídas, ignoradas'],
    [[saidas(1)], 'saída, ignorada'],
    [[saidas(2)], 'saídas, ignoradas'],
    [[faturas(1)], 'ignorado: 1 pagamento de fatura'],
    [[saidas(1), faturas(2)], 'ignorados: 1 saída e 2 pagamentos de fatura'],
  ])('%j', (ignorados, words) => {
    expect(foraDe(previa(ignorados))).toBe(words)
  })

  it.each([
    [previa([], { total: 0 }), 'O extrato não tem movimento no período.'],
    [previa([saidas(1)]), 'Nada a conciliar: só 1 saída.'],
    [previa([saidas(3), faturas(1)]), 'Nada a conciliar: só 3 saídas e 1 pagamento de fatura.'],
    [previa([saidas(1)], { confirmados: 2 }), 'O que entrou neste período já foi confirmado.'],
  ])('says why nothing is left: %#', (lida, words) => {
    expect(semLancamentos(lida)).toBe(words)
  })
})
