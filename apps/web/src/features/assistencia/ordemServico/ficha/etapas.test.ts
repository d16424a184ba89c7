import { expect, it } from 'vitest'
import { statusOS } from '@app/contract/assistencia/ordemServico'
import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { etapasDe } from './etapas.ts'

const way = (...names: StatusOs[]) =>
  names.map((name, index) => ({
    de: index === 0 ? null : statusOS(names[index - 1] ?? name),
    para: statusOS(name),
    em: `2026-11-${String(index + 1).padStart(2, '0')}T12:00:00Z`,
  }))

const os = (name: StatusOs, osType: 'OS' | 'PA' = 'OS') => ({
  osType,
  statusOS: statusOS(name),
  dataStatus: '2026-11-20T12:00:00Z',
})

it('shows the steps of a repair with the days they began', () => {
  const historico = way(
    'EM_CRIACAO',
    'ABERTURA_DE_OS',
    'PRE_AVALIACAO_TECNICA',
    'AVALIACAO_TECNICA',
    'APROVAR_ORCAMENTO',
    'ORCAMENTO_APROVADO',
    'AGUARDANDO_CONSERTO',
  )
  const etapas = etapasDe(os('AGUARDANDO_CONSERTO'), historico.toReversed())
  expect(etapas.map(({ titulo, situacao }) => `${titulo}: ${situacao}`)).toEqual([
    'Abertura de OS: feita',
    'Pré-avaliação: feita',
    'Avaliação: feita',
    'Orçamento: feita',
    'Aguardando conserto: atual',
    'Controle de qualidade: futura',
    'Reparada: futura',
    'Entregue: futura',
  ])
  expect(etapas[3]?.em).toBe('2026-11-05T12:00:00Z')
})

it('follows a swap, also after the new watch has come', () => {
  const historico = way(
    'ABERTURA_DE_OS',
    'AGUARDANDO_CONSERTO',
    'TROCA_MODELO',
    'ESCOLHA_DE_MODELO',
    'REPARADA',
  )
  expect(etapasDe(os('REPARADA'), historico).map(({ titulo }) => titulo)).toContain('Escolha de modelo')
  expect(etapasDe(os('TROCA_MODELO'), []).find(({ situacao }) => situacao === 'atual')?.titulo).toBe(
    'Troca de modelo',
  )
})

it('ends a cancelled order where it was left, and knows the counter', () => {
  const cancelled = etapasDe(os('CANCELADA'), way('ABERTURA_DE_OS', 'PRE_AVALIACAO_TECNICA', 'CANCELADA'))
  expect(cancelled.map(({ titulo }) => titulo)).toEqual(['Abertura de OS', 'Pré-avaliação', 'Cancelada'])
  expect(etapasDe(os('ATENDIDA', 'PA'), []).map(({ titulo }) => titulo)).toEqual([
    'Em criação',
    'Atendida',
    'Finalizada',
  ])
})
