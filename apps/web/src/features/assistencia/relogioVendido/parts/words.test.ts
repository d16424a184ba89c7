import type { VendaImportacao } from '@app/contract/assistencia/relogioVendido'
import { expect, test } from 'vitest'
import { andamentoDe } from './words.ts'

const importacao = (of: Partial<VendaImportacao>): VendaImportacao => ({
  id: 1,
  arquivo: 'vendas.csv',
  estado: 'conferida',
  linhas: 12_000,
  certas: 10_000,
  iguais: 0,
  comErro: 0,
  gravadas: 0,
  ignoradas: [],
  por: 'Ana',
  criadaEm: '2026-11-20T12:00:00Z',
  terminadaEm: null,
  ...of,
})

test.each([
  [{ estado: 'lendo' }, 'Lendo: 12.000 linhas até agora…'],
  [{ comErro: 3, iguais: 1 }, '10.000 vendas novas, 1 já constava, 3 com erro'],
  [{ estado: 'gravando', gravadas: 5_000 }, 'Gravando: 5.000 de 10.000…'],
  [{ estado: 'gravada', gravadas: 1 }, '1 venda gravada'],
  [{ estado: 'desfazendo' }, 'Desfazendo…'],
  [{ estado: 'desfeita', gravadas: 2 }, 'Desfeita: 2 vendas saíram da lista'],
  [{ estado: 'falhou' }, 'A leitura parou no meio: envie o arquivo de novo'],
] as const)('%o: %s', (of, words) => {
  expect(andamentoDe(importacao(of))).toBe(words)
})
