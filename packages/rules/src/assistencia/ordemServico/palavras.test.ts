import { ACOES_OS, STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, StatusOs } from '@app/contract/assistencia/ordemServico'
import { describe, expect, test } from 'vitest'
import { fraseDoHistorico, PALAVRAS_STATUS, passosDoConsumidor } from './palavras.ts'

test('every status and every act has words, none of them a name of ours', () => {
  for (const status of STATUS_OS) {
    const { titulo, texto } = PALAVRAS_STATUS[status]
    expect(`${titulo} ${texto}`).not.toMatch(/_|undefined|\bOS\b/)
    for (const acao of ACOES_OS) expect(fraseDoHistorico(acao, status)).toMatch(/^[A-ZÀ-Ú][^_]+$/)
  }
})

test('an act says where it led when that matters', () => {
  expect(fraseDoHistorico('salvarOrcamento', 'APROVAR_ORCAMENTO')).toBe('Orçamento enviado a você')
  expect(fraseDoHistorico('salvarOrcamento', 'AGUARDANDO_CONSERTO')).toBe('Conserto coberto pela garantia')
  expect(fraseDoHistorico('abrir', 'ABERTURA_DE_OS')).toBe('Relógio recebido no balcão')
  expect(fraseDoHistorico('abrir', 'AGUARDANDO_RELOGIO')).toBe('Ordem de serviço aberta, à espera do relógio')
  expect(fraseDoHistorico('alterarStatus', 'REPARADA')).toBe('Seu relógio está pronto')
})

describe('the five steps', () => {
  const act = (acao: AcaoOs | null, para: StatusOs, day: string) => ({ acao, para, em: `2026-10-${day}` })
  const historico = [
    act(null, 'EM_CRIACAO', '21'),
    act('abrir', 'ABERTURA_DE_OS', '22'),
    act('salvarPreAvaliacao', 'PRE_AVALIACAO_TECNICA', '24'),
    act('avaliar', 'AVALIACAO_TECNICA', '27'),
    act('salvarOrcamento', 'APROVAR_ORCAMENTO', '27'),
  ]
  const shown = (status: StatusOs, more: typeof historico = []) =>
    passosDoConsumidor(status, [...historico, ...more]).map(({ situacao, em }) => em?.slice(-2) ?? situacao)

  test('as far as the order has come', () => {
    expect(shown('APROVAR_ORCAMENTO')).toEqual(['22', '27', 'AGORA', 'DEPOIS', 'DEPOIS'])
    expect(shown('AGUARDANDO_CONSERTO', [act('aprovarOrcamento', 'ORCAMENTO_APROVADO', '29')])).toEqual([
      '22',
      '27',
      '29',
      'AGORA',
      'DEPOIS',
    ])
  })

  test('a swap has steps of its own, and what was done at the counter none', () => {
    const pedida = [...historico, act('solicitarTroca', 'TROCA_MODELO', '28')]
    expect(passosDoConsumidor('ESCOLHA_DE_MODELO', pedida)).toMatchObject([
      { titulo: 'Recebido', situacao: 'FEITO' },
      { titulo: 'Avaliado', situacao: 'FEITO' },
      { titulo: 'Sua escolha', situacao: 'AGORA' },
      { titulo: 'A caminho', situacao: 'DEPOIS' },
      { titulo: 'No posto', situacao: 'DEPOIS' },
    ])
    const chegou = [...pedida, act('receberRelogioTroca', 'REPARADA', '30')]
    expect(passosDoConsumidor('REPARADA', chegou).at(-1)).toMatchObject({ titulo: 'No posto' })
    expect(passosDoConsumidor('ATENDIDA', [act('atender', 'ATENDIDA', '22')], 'PA')).toEqual([])
  })

  test('an order opened without its watch has not received it', () => {
    expect(passosDoConsumidor('AGUARDANDO_RELOGIO', [act('abrir', 'AGUARDANDO_RELOGIO', '22')])[0]).toEqual({
      titulo: 'Recebido',
      em: null,
      situacao: 'AGORA',
    })
  })

  test('a cancelled order goes no further, and an answered budget stays answered', () => {
    expect(shown('CANCELADA')).toEqual(['22', '27', 'DEPOIS', 'DEPOIS', 'DEPOIS'])
    expect(shown('ENTREGUE').slice(2)).toEqual(['FEITO', 'FEITO', 'FEITO'])
  })
})
