import type { OsHistorico } from '@app/contract/assistencia/ordemServico'
import { expect, test } from 'vitest'
import { recusaEmAberto } from './recusa.ts'

const linha = (acao: OsHistorico['acao'], nota: string | null = null): OsHistorico => ({
  id: 1,
  em: '2026-11-05T12:00:00Z',
  quem: 'Teresa Técnica',
  acao,
  de: null,
  para: { name: 'REPROVADO_QC', description: 'Reprovado no controle de qualidade' },
  nota,
  texto: null,
})

test('a refused repair says why until it is repaired again', () => {
  const recusa = linha('reprovarReparo', 'Estanqueidade: bolha')
  expect(recusaEmAberto([linha('consertar')])).toBeNull()
  expect(recusaEmAberto([recusa, linha('consertar')])).toBe(recusa)
  expect(recusaEmAberto([linha(null), linha('reabrirConserto'), recusa, linha('consertar')])).toBe(recusa)
  expect(recusaEmAberto([linha('consertar'), linha('reabrirConserto'), recusa])).toBeNull()
})
