import { describe, expect, test } from 'vitest'
import { checkAcao, isOwnRepair, undoableUntil, proximoStatus } from './acoes.ts'
import { AGORA, all, at, only, system } from './testing.ts'

describe('what stands in the way', () => {
  test('a PA is attended and an OS is opened, never the other way round', () => {
    expect(checkAcao(at('EM_CRIACAO', { osType: 'PA' }), 'abrir', all)).toMatchObject({ code: 'OS_TIPO' })
    expect(checkAcao(at('EM_CRIACAO'), 'atender', all)).toMatchObject({ code: 'OS_TIPO' })
  })

  test('S8-027: a recurrence blocks the budget until the manufacturer has decided', () => {
    for (const [reincidencia, blocked] of [
      ['NENHUMA', false],
      ['PENDENTE', true],
      ['AUTORIZADA', false],
      ['RECUSADA', false],
    ] as const) {
      const os = at('AVALIACAO_TECNICA', { reincidencia })
      expect(checkAcao(os, 'salvarOrcamento', all)).toMatchObject(
        blocked ? { ok: false, code: 'REINCIDENCIA_IDENTIFICADA' } : { ok: true },
      )
      for (const acao of ['autorizarReincidencia', 'recusarReincidencia'] as const)
        expect(checkAcao(os, acao, all).ok).toBe(blocked)
    }
    const os = at('REPARADA', { reincidencia: 'PENDENTE' })
    expect(proximoStatus(os, 'autorizarReincidencia')).toEqual({ ok: true, status: 'REPARADA' })
  })

  test('S4-040, decisions 39: who repaired does not check it, but for the responsible person', () => {
    const os = at('CONTROLE_QUALIDADE', { reparadorId: 1 })
    expect(checkAcao(os, 'aprovarReparo', only('OS_QUALIDADE'))).toMatchObject({ code: 'OS_MESMO_REPARADOR' })
    expect(checkAcao(os, 'aprovarReparo', only('OS_QUALIDADE', 'OS_FINALIZAR')).ok).toBe(true)
    expect(checkAcao({ ...os, reparadorId: 2 }, 'aprovarReparo', only('OS_QUALIDADE')).ok).toBe(true)
    expect(isOwnRepair(os, 1)).toBe(true)
    expect(isOwnRepair(os, 2)).toBe(false)
    expect(isOwnRepair({ reparadorId: null }, null)).toBe(false)
  })

  test('an answer may be undone for 30 minutes, and only an answer', () => {
    const minutes = (count: number) => new Date(AGORA.getTime() - count * 60_000)
    const undo = (respondidoEm: Date | null) =>
      checkAcao(at('ORCAMENTO_APROVADO', { respondidoEm }), 'desfazerResposta', all)
    expect(undo(minutes(29)).ok).toBe(true)
    expect(undo(minutes(30))).toMatchObject({ code: 'OS_DESFAZER_TARDE', params: { minutos: 30 } })
    expect(undo(null)).toMatchObject({ code: 'OS_SEM_RESPOSTA' })
    expect(undoableUntil(minutes(30))).toEqual(AGORA)
    expect(undoableUntil(null)).toBeNull()
  })

  test('decisions 44: a budget is answered until its last instant, by link and at the counter alike', () => {
    for (const acao of ['aprovarOrcamento', 'reprovarOrcamento'] as const) {
      const os = (ms: number) =>
        at('APROVAR_ORCAMENTO', { orcamentoValidoAte: new Date(AGORA.getTime() + ms) })
      expect(checkAcao(os(0), acao, all).ok).toBe(true)
      expect(checkAcao(os(-1), acao, all)).toMatchObject({
        code: 'OS_ORCAMENTO_VENCIDO',
        params: { data: '20/11/2026 08:59' },
      })
      expect(checkAcao(os(-1), acao, system)).toMatchObject({ code: 'OS_ORCAMENTO_VENCIDO' })
    }
  })

  test('decisions 42, 45: nothing is repaired before its parts are there and every addition is answered', () => {
    const os = at('AGUARDANDO_CONSERTO')
    expect(checkAcao(os, 'consertar', all).ok).toBe(true)
    expect(checkAcao({ ...os, faltamPecas: true }, 'consertar', all)).toMatchObject({
      code: 'OS_FALTAM_PECAS',
    })
    const aberto = { ...os, complemento: true, complementoAberto: true }
    expect(checkAcao(aberto, 'consertar', all)).toMatchObject({ code: 'OS_COMPLEMENTO_ABERTO' })
    expect(checkAcao(aberto, 'pedirPeca', all)).toMatchObject({ code: 'OS_COMPLEMENTO_ABERTO' })
    expect(checkAcao(aberto, 'aprovarOrcamento', all).ok).toBe(true)
    expect(checkAcao(os, 'aprovarOrcamento', all)).toMatchObject({ code: 'OS_SEM_ORCAMENTO' })
  })

  test('S4-039, decisions 42: nothing is checked while a part that was asked for after the repair is not there', () => {
    const os = at('CONSERTADA')
    expect(checkAcao(os, 'enviarControleQualidade', all).ok).toBe(true)
    expect(checkAcao({ ...os, faltamPecas: true }, 'enviarControleQualidade', all)).toMatchObject({
      code: 'OS_FALTAM_PECAS',
    })
    expect(checkAcao({ ...os, complementoAberto: true }, 'enviarControleQualidade', all)).toMatchObject({
      code: 'OS_COMPLEMENTO_ABERTO',
    })
  })

  test('decisions 41: only a part that does not come is asked for again, or replaced', () => {
    for (const acao of ['pedirDeNovo', 'substituirPeca'] as const) {
      expect(checkAcao(at('ORCAMENTO_APROVADO'), acao, all)).toMatchObject({ code: 'OS_SEM_FALTA' })
      expect(checkAcao(at('ORCAMENTO_APROVADO', { faltaPedir: true }), acao, all).ok).toBe(true)
    }
  })

  test('S4-065: a budget expires after its last instant, not before', () => {
    const os = (orcamentoValidoAte: Date | null) => at('APROVAR_ORCAMENTO', { orcamentoValidoAte })
    expect(checkAcao(os(AGORA), 'expirar', all)).toMatchObject({
      code: 'OS_ORCAMENTO_VALIDO',
      params: { data: '20/11/2026 09:00' },
    })
    expect(checkAcao(os(new Date(AGORA.getTime() - 1)), 'expirar', system).ok).toBe(true)
  })

  test('decisions 47: misuse is lifted only where it is recorded, by the manufacturer', () => {
    expect(checkAcao(at('AVALIACAO_TECNICA'), 'afastarUsoIndevido', all)).toMatchObject({
      code: 'OS_SEM_USO_INDEVIDO',
    })
    const os = at('AVALIACAO_TECNICA', { usoIndevido: true })
    expect(checkAcao(os, 'registrarUsoIndevido', all)).toMatchObject({ code: 'OS_COM_USO_INDEVIDO' })
    expect(checkAcao(at('AVALIACAO_TECNICA'), 'registrarUsoIndevido', only('OS_REPARAR')).ok).toBe(true)
    expect(checkAcao(os, 'afastarUsoIndevido', only('OS_REINCIDENCIA')).ok).toBe(true)
    expect(checkAcao(os, 'afastarUsoIndevido', only('OS_REPARAR', 'OS_FINALIZAR'))).toMatchObject({
      code: 'NOT_PERMITED',
    })
  })
})

test('decisions 63: before the deposit is there no part is asked for; what is not owed is not given back', () => {
  const espera = at('ORCAMENTO_APROVADO', { faltaSinal: 96, faltaPedir: true })
  for (const acao of ['pedirDeNovo', 'substituirPeca'] as const)
    expect(checkAcao(espera, acao, all)).toMatchObject({
      code: 'OS_FALTA_SINAL',
      params: { valor: 'R$ 96,00' },
    })
  expect(checkAcao(at('ORCAMENTO_APROVADO'), 'receberSinal', all)).toMatchObject({ code: 'OS_SEM_SINAL' })
  expect(checkAcao(at('CANCELADA'), 'devolver', all)).toMatchObject({ code: 'OS_NADA_A_DEVOLVER' })
  expect(checkAcao(at('CANCELADA', { aDevolver: true }), 'devolver', all).ok).toBe(true)
})
