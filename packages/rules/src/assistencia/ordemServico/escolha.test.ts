import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, StatusOs } from '@app/contract/assistencia/ordemServico'
import { describe, expect, test } from 'vitest'
import { checkAcao, proximoStatus } from './acoes.ts'
import { addDays } from './prazos/dias.ts'
import { escolhaDoConsumidor, escolhaEmPalavras, textoDaEscolha } from './escolha.ts'
import { AGORA, all, at, none, only, system } from './testing.ts'

const days = (count: number) => new Date(AGORA.getTime() - count * 86_400_000)
/** An order under warranty, on its 31st day. */
const tarde = (status: StatusOs, mais: Parameters<typeof at>[1] = {}) =>
  at(status, { garantia: true, criadoEm: days(31), ...mais })

const ABERTAS: StatusOs[] = [
  'ABERTURA_DE_OS',
  'PRE_AVALIACAO_TECNICA',
  'AVALIACAO_TECNICA',
  'APROVAR_ORCAMENTO',
  'ORCAMENTO_APROVADO',
  'ORCAMENTO_REPROVADO',
  'AGUARDANDO_CONSERTO',
  'CONSERTADA',
  'CONTROLE_QUALIDADE',
  'APROVADO_QC',
  'REPROVADO_QC',
  'REPARADA',
  'TROCA_NAO_AUTORIZADA',
  'TROCA_REVERTIDA',
]
const EM_TROCA: StatusOs[] = ['TROCA_MODELO', 'ESCOLHA_DE_MODELO', 'AGUARDANDO_RELOGIO_DE_TROCA']

/** from, act, to, for each open status; 'antes' is the status before. */
const PASSOS: [StatusOs, AcaoOs, StatusOs | 'antes'][] = [
  ...ABERTAS.flatMap((de): [StatusOs, AcaoOs, StatusOs][] => [
    [de, 'exigirTroca', 'TROCA_MODELO'],
    [de, 'exigirRestituicao', 'CANCELADA'],
    [de, 'exigirAbatimento', de],
  ]),
  ...EM_TROCA.flatMap((de): [StatusOs, AcaoOs, StatusOs | 'antes'][] => [
    [de, 'exigirRestituicao', 'CANCELADA'],
    [de, 'exigirAbatimento', 'antes'],
  ]),
]
const DA_LEI = ['exigirTroca', 'exigirRestituicao', 'exigirAbatimento'] as const

describe('decisions 61: the choice after the 30 days', () => {
  test.each(PASSOS)('%s: %s to %s', (de, acao, para) => {
    const os = tarde(de, { statusAnterior: 'AVALIACAO_TECNICA' })
    expect(checkAcao(os, acao, only('OS_ESCOLHA_LEGAL'))).toMatchObject({ ok: true })
    expect(checkAcao(os, acao, none)).toMatchObject({ code: 'NOT_PERMITED' })
    expect(proximoStatus(os, acao)).toEqual({
      ok: true,
      status: para === 'antes' ? 'AVALIACAO_TECNICA' : para,
    })
  })

  test('no other pair of status and act', () => {
    const listed = new Set(PASSOS.map(([de, acao]) => `${de} ${acao}`))
    for (const status of STATUS_OS)
      for (const acao of DA_LEI)
        if (!listed.has(`${status} ${acao}`))
          expect(checkAcao(tarde(status), acao, all), `${status} ${acao}`).toMatchObject({
            code: 'OS_TRANSICAO',
          })
  })

  test.each(DA_LEI)('%s: neither in time nor without the warranty, nor at the counter', (acao) => {
    const code = (mais: Parameters<typeof at>[1]) => checkAcao(tarde('AGUARDANDO_CONSERTO', mais), acao, all)
    expect(code({ criadoEm: days(30) })).toMatchObject({ code: 'OS_NO_PRAZO' })
    expect(code({ garantia: false })).toMatchObject({ code: 'OS_NO_PRAZO' })
    expect(code({ osType: 'PA' })).toMatchObject({ code: 'OS_NO_PRAZO' })
    expect(code({ trocado: true })).toMatchObject({ code: 'OS_NO_PRAZO' })
    // The day is that of São Paulo: at 23:30 of the 30th it is not over.
    const noite = { ...all, agora: new Date('2026-11-21T02:30:00Z') }
    const os = tarde('AGUARDANDO_CONSERTO', { criadoEm: new Date('2026-10-21T15:00:00Z') })
    expect(checkAcao(os, acao, noite)).toMatchObject({ code: 'OS_NO_PRAZO' })
    expect(checkAcao(os, acao, { ...all, agora: new Date('2026-11-21T03:00:00Z') }).ok).toBe(true)
  })

  test('repaired in time is in time, however long it waits; repaired late is late', () => {
    const reparada = (dia: number) => tarde('REPARADA', { criadoEm: days(90), reparadaEm: days(90 - dia) })
    expect(checkAcao(reparada(30), 'exigirRestituicao', all)).toMatchObject({ code: 'OS_NO_PRAZO' })
    expect(checkAcao(reparada(31), 'exigirRestituicao', all).ok).toBe(true)
  })

  test('the swap that is chosen by right is not denied', () => {
    const os = tarde('TROCA_MODELO', { escolha: 'TROCA' })
    expect(checkAcao(os, 'naoAutorizarTroca', all)).toMatchObject({ code: 'OS_ESCOLHA_VALE' })
    expect(checkAcao(os, 'autorizarTroca', all).ok).toBe(true)
    expect(checkAcao(tarde('TROCA_MODELO'), 'naoAutorizarTroca', all).ok).toBe(true)
  })

  test('with a lower price chosen, a swap is asked for as the next choice alone', () => {
    for (const [status, acao] of [
      ['AGUARDANDO_CONSERTO', 'solicitarTroca'],
      ['TROCA_REVERTIDA', 'reabrirTroca'],
    ] as const)
      expect(checkAcao(tarde(status, { escolha: 'ABATIMENTO' }), acao, all)).toMatchObject({
        code: 'OS_ESCOLHA_VALE',
      })
    expect(checkAcao(tarde('AGUARDANDO_CONSERTO', { escolha: 'ABATIMENTO' }), 'exigirTroca', all).ok).toBe(
      true,
    )
  })

  test('undone: a lower price while it is open, a swap until it is authorized, a restitution by reopening', () => {
    const undo = (status: StatusOs, escolha: Parameters<typeof at>[1]) =>
      checkAcao(tarde(status, escolha), 'desfazerEscolha', all)
    for (const status of ABERTAS) {
      expect(undo(status, { escolha: 'ABATIMENTO' }).ok, status).toBe(true)
      expect(proximoStatus(tarde(status), 'desfazerEscolha')).toEqual({ ok: true, status })
      expect(undo(status, {})).toMatchObject({ code: 'OS_SEM_ESCOLHA' })
    }
    expect(undo('TROCA_MODELO', { escolha: 'TROCA' }).ok).toBe(true)
    expect(
      proximoStatus(tarde('TROCA_MODELO', { statusAnterior: 'CONSERTADA' }), 'desfazerEscolha'),
    ).toMatchObject({ status: 'CONSERTADA' })
    expect(undo('ESCOLHA_DE_MODELO', { escolha: 'TROCA' })).toMatchObject({ code: 'OS_SEM_ESCOLHA' })
    expect(undo('CANCELADA', { escolha: 'RESTITUICAO' })).toMatchObject({ code: 'OS_TRANSICAO' })
  })

  test('the product itself chooses for nobody in time', () => {
    expect(checkAcao(at('AGUARDANDO_CONSERTO'), 'exigirTroca', system)).toMatchObject({ code: 'OS_NO_PRAZO' })
  })

  test('what is consented to, word by word', () => {
    const os = { numero: '388/2026', relogio: 'Náutico 42, 7204118', prazoLegal: addDays('2026-10-22', 30) }
    expect(textoDaEscolha({ tipo: 'RESTITUICAO', valor: 1250.5 }, os)).toBe(
      [
        'Ordem de serviço 388/2026: Náutico 42, 7204118.',
        'Os 30 dias da lei para o conserto na garantia terminaram em 21/11/2026 (Código de Defesa do Consumidor, art. 18, § 1º).',
        'Escolho receber de volta R$ 1.250,50, e o relógio fica com o posto.',
      ].join('\n'),
    )
    expect(textoDaEscolha({ tipo: 'ABATIMENTO', valor: 300 }, os)).toContain(
      'Escolho o abatimento de R$ 300,00 do preço, e o relógio continua meu.',
    )
    expect(textoDaEscolha({ tipo: 'TROCA', valor: null }, os)).toContain(
      'Escolho a troca por outro relógio em perfeitas condições.',
    )
    expect(escolhaEmPalavras({ tipo: 'TROCA', valor: null })).toBe('Troca')
    expect(escolhaEmPalavras({ tipo: 'ABATIMENTO', valor: 300 })).toBe('Abatimento de R$ 300,00')
    expect(escolhaDoConsumidor({ tipo: 'RESTITUICAO', valor: 1250.5 })).toBe(
      'Você escolheu receber R$ 1.250,50 de volta',
    )
  })
})
