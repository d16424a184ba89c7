import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missingFor, voltaDe, type DadosOs } from './dados.ts'

const NADA: DadosOs = {
  osType: 'OS',
  relogio: true,
  preAvaliacao: false,
  avaliacao: false,
  orcamento: null,
  orcamentoVale: false,
  faltamPecas: false,
  reparo: false,
  troca: null,
  entregue: false,
  pago: true,
}

describe('decisions 52: a status has its data', () => {
  test.each<[StatusOs, Partial<DadosOs>, string]>([
    ['ABERTURA_DE_OS', { relogio: true }, 'o relógio'],
    ['PRE_AVALIACAO_TECNICA', { preAvaliacao: true }, 'a pré-avaliação'],
    ['AVALIACAO_TECNICA', { avaliacao: true }, 'a avaliação técnica'],
    ['APROVAR_ORCAMENTO', { orcamento: 'ABERTO', orcamentoVale: true }, 'um orçamento a responder'],
    ['ORCAMENTO_APROVADO', { orcamento: 'APROVADO' }, 'um orçamento aprovado'],
    ['ORCAMENTO_REPROVADO', { orcamento: 'EXPIRADO' }, 'um orçamento reprovado ou vencido'],
    ['AGUARDANDO_CONSERTO', { orcamento: 'APROVADO' }, 'um orçamento aprovado'],
    ['CONSERTADA', { reparo: true }, 'quem consertou e quando'],
    ['CONTROLE_QUALIDADE', { reparo: true }, 'quem consertou e quando'],
    ['APROVADO_QC', { reparo: true }, 'quem consertou e quando'],
    ['REPROVADO_QC', { reparo: true }, 'quem consertou e quando'],
    ['REPARADA', { troca: 'RECEBIDA' }, 'quem consertou, ou o relógio de troca'],
    ['TROCA_MODELO', { troca: 'SOLICITADA' }, 'o pedido de troca'],
    ['ESCOLHA_DE_MODELO', { troca: 'AUTORIZADA' }, 'a troca autorizada'],
    ['AGUARDANDO_RELOGIO_DE_TROCA', { troca: 'ESCOLHIDA' }, 'o modelo escolhido'],
    ['TROCA_NAO_AUTORIZADA', { troca: 'NAO_AUTORIZADA' }, 'a recusa da troca'],
    ['TROCA_REVERTIDA', { troca: 'REVERTIDA' }, 'a troca desfeita'],
    ['FINALIZADA', { entregue: true }, 'a entrega'],
  ])('%s', (status, dados, falta) => {
    const nada = status === 'ABERTURA_DE_OS' ? { ...NADA, relogio: false } : NADA
    expect(missingFor(status, nada)).toBe(falta)
    expect(missingFor(status, { ...nada, ...dados })).toBeNull()
  })

  test('a part that is not there keeps the repair from beginning; an expired budget is not answered', () => {
    const aprovada = { ...NADA, orcamento: 'APROVADO' as const }
    for (const status of ['AGUARDANDO_CONSERTO', 'CONTROLE_QUALIDADE', 'APROVADO_QC', 'REPARADA'] as const)
      expect(missingFor(status, { ...aprovada, reparo: true, faltamPecas: true })).toBe('a peça aprovada')
    expect(missingFor('APROVAR_ORCAMENTO', { ...NADA, orcamento: 'ABERTO' })).toBe('um orçamento a responder')
  })

  test('a PA and an OS keep to their own statuses', () => {
    const pa = { ...NADA, osType: 'PA' as const, relogio: false, reparo: true }
    expect(missingFor('ATENDIDA', pa)).toBeNull()
    expect(missingFor('FINALIZADA', pa)).toBeNull()
    expect(missingFor('CONSERTADA', pa)).toBe('ser uma ordem de serviço')
    expect(missingFor('ATENDIDA', { ...NADA, reparo: true })).toBe('ser um pronto atendimento')
  })
})

describe('decisions 52: an order that is opened again', () => {
  test('goes back to where it was, or to the latest point whose data are there', () => {
    const avaliada = { ...NADA, preAvaliacao: true, avaliacao: true }
    expect(voltaDe('AVALIACAO_TECNICA', avaliada)).toBe('AVALIACAO_TECNICA')
    expect(voltaDe('APROVAR_ORCAMENTO', avaliada)).toBe('AVALIACAO_TECNICA')
    expect(voltaDe('AGUARDANDO_CONSERTO', { ...NADA, preAvaliacao: true })).toBe('PRE_AVALIACAO_TECNICA')
    expect(voltaDe('REPARADA', NADA)).toBe('ABERTURA_DE_OS')
    expect(voltaDe(null, NADA)).toBe('EM_CRIACAO')
  })

  test('decisions 56: what is not paid is not delivered by hand either', () => {
    expect(missingFor('ENTREGUE', { ...NADA, pago: false })).toBe('o pagamento')
    expect(missingFor('ENTREGUE', NADA)).toBeNull()
  })

  test('never to one whose data are missing', () => {
    const dados = fc.record({
      osType: fc.constantFrom('OS' as const, 'PA' as const),
      relogio: fc.boolean(),
      preAvaliacao: fc.boolean(),
      avaliacao: fc.boolean(),
      orcamento: fc.constantFrom(null, 'ABERTO' as const, 'APROVADO' as const, 'EXPIRADO' as const),
      orcamentoVale: fc.boolean(),
      faltamPecas: fc.boolean(),
      reparo: fc.boolean(),
      troca: fc.constantFrom(null, 'SOLICITADA' as const, 'ESCOLHIDA' as const),
      entregue: fc.boolean(),
      pago: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...STATUS_OS), dados, (anterior, os) => {
        expect(missingFor(voltaDe(anterior, os), os)).toBeNull()
      }),
    )
  })
})
