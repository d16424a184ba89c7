import { ACOES_OS, REINCIDENCIA, STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, StatusOs } from '@app/contract/assistencia/ordemServico'
import { ABILITIES } from '@app/contract/casca/session'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acoesPossiveis, checkAcao, proximoStatus } from './acoes.ts'
import { abilityOf, TRANSICOES_OS } from './tabela.ts'
import { AGORA, all, at, none, only, system } from './testing.ts'

/** from, act, to, as in design/assistencia.md; the three free acts are tested separately. */
const STEPS: [string, StatusOs, AcaoOs, StatusOs][] = [
  ['S4-028', 'EM_CRIACAO', 'abrir', 'ABERTURA_DE_OS'],
  ['S4-029', 'AGUARDANDO_RELOGIO', 'receberRelogio', 'ABERTURA_DE_OS'],
  ['S4-030', 'EM_CRIACAO', 'atender', 'ATENDIDA'],
  ['S4-031', 'ABERTURA_DE_OS', 'salvarPreAvaliacao', 'PRE_AVALIACAO_TECNICA'],
  ['S4-032', 'PRE_AVALIACAO_TECNICA', 'avaliar', 'AVALIACAO_TECNICA'],
  ['S4-033', 'AVALIACAO_TECNICA', 'salvarOrcamento', 'APROVAR_ORCAMENTO'],
  ['S4-034', 'APROVAR_ORCAMENTO', 'aprovarOrcamento', 'ORCAMENTO_APROVADO'],
  ['S4-035', 'APROVAR_ORCAMENTO', 'reprovarOrcamento', 'ORCAMENTO_REPROVADO'],
  ['S4-036', 'ORCAMENTO_REPROVADO', 'reabrirOrcamento', 'AVALIACAO_TECNICA'],
  ['S4-036, decisions 41', 'ORCAMENTO_APROVADO', 'reabrirOrcamento', 'AVALIACAO_TECNICA'],
  ['decisions 63', 'ORCAMENTO_APROVADO', 'receberSinal', 'ORCAMENTO_APROVADO'],
  ['decisions 63', 'ORCAMENTO_APROVADO', 'dispensarSinal', 'ORCAMENTO_APROVADO'],
  ['decisions 45', 'APROVAR_ORCAMENTO', 'alterarOrcamento', 'APROVAR_ORCAMENTO'],
  ['decisions 45', 'AGUARDANDO_CONSERTO', 'pedirPeca', 'AGUARDANDO_CONSERTO'],
  ['decisions 45', 'CONSERTADA', 'pedirPeca', 'CONSERTADA'],
  ['decisions 41', 'ORCAMENTO_APROVADO', 'pedirDeNovo', 'ORCAMENTO_APROVADO'],
  ['decisions 41', 'AGUARDANDO_CONSERTO', 'pedirDeNovo', 'AGUARDANDO_CONSERTO'],
  ['decisions 41', 'CONSERTADA', 'pedirDeNovo', 'CONSERTADA'],
  ['decisions 41', 'ORCAMENTO_APROVADO', 'substituirPeca', 'ORCAMENTO_APROVADO'],
  ['decisions 41', 'AGUARDANDO_CONSERTO', 'substituirPeca', 'AGUARDANDO_CONSERTO'],
  ['decisions 41', 'CONSERTADA', 'substituirPeca', 'CONSERTADA'],
  ['decisions 45', 'AGUARDANDO_CONSERTO', 'aprovarOrcamento', 'AGUARDANDO_CONSERTO'],
  ['decisions 45', 'CONSERTADA', 'aprovarOrcamento', 'CONSERTADA'],
  ['decisions 45', 'AGUARDANDO_CONSERTO', 'reprovarOrcamento', 'AGUARDANDO_CONSERTO'],
  ['decisions 45', 'CONSERTADA', 'reprovarOrcamento', 'CONSERTADA'],
  ['decisions 45', 'AGUARDANDO_CONSERTO', 'expirar', 'AGUARDANDO_CONSERTO'],
  ['decisions 45', 'CONSERTADA', 'expirar', 'CONSERTADA'],
  ['decisions 45', 'CONSERTADA', 'desfazerResposta', 'CONSERTADA'],
  ['S4-037', 'ORCAMENTO_APROVADO', 'aguardarConserto', 'AGUARDANDO_CONSERTO'],
  ['S4-038', 'AGUARDANDO_CONSERTO', 'consertar', 'CONSERTADA'],
  ['S4-039', 'CONSERTADA', 'enviarControleQualidade', 'CONTROLE_QUALIDADE'],
  ['S4-040', 'CONTROLE_QUALIDADE', 'aprovarReparo', 'APROVADO_QC'],
  ['S4-041', 'CONTROLE_QUALIDADE', 'reprovarReparo', 'REPROVADO_QC'],
  ['S4-042', 'REPROVADO_QC', 'reabrirConserto', 'AGUARDANDO_CONSERTO'],
  ['S4-043', 'APROVADO_QC', 'osReparada', 'REPARADA'],
  ['S4-044', 'REPARADA', 'entregarProduto', 'ENTREGUE'],
  ['S4-045', 'ORCAMENTO_REPROVADO', 'entregarProduto', 'ENTREGUE'],
  ['S4-046', 'TROCA_NAO_AUTORIZADA', 'entregarProduto', 'ENTREGUE'],
  ['S4-047', 'ENTREGUE', 'finalizar', 'FINALIZADA'],
  ['S4-048', 'ATENDIDA', 'finalizar', 'FINALIZADA'],
  ['S4-049', 'AVALIACAO_TECNICA', 'solicitarTroca', 'TROCA_MODELO'],
  ['S4-049, decisions 41', 'ORCAMENTO_APROVADO', 'solicitarTroca', 'TROCA_MODELO'],
  ['S4-050', 'AGUARDANDO_CONSERTO', 'solicitarTroca', 'TROCA_MODELO'],
  ['S4-051', 'TROCA_MODELO', 'autorizarTroca', 'ESCOLHA_DE_MODELO'],
  ['S4-052', 'TROCA_MODELO', 'naoAutorizarTroca', 'TROCA_NAO_AUTORIZADA'],
  ['S4-053', 'ESCOLHA_DE_MODELO', 'escolherModelo', 'AGUARDANDO_RELOGIO_DE_TROCA'],
  ['S4-053', 'ESCOLHA_DE_MODELO', 'trocaMaisModelos', 'ESCOLHA_DE_MODELO'],
  ['S4-054', 'AGUARDANDO_RELOGIO_DE_TROCA', 'receberRelogioTroca', 'REPARADA'],
  ['S4-055', 'ESCOLHA_DE_MODELO', 'reverterTroca', 'TROCA_REVERTIDA'],
  ['S4-056', 'AGUARDANDO_RELOGIO_DE_TROCA', 'reverterTroca', 'TROCA_REVERTIDA'],
  ['S4-057', 'TROCA_REVERTIDA', 'reabrirTroca', 'TROCA_MODELO'],
  ['S4-058', 'TROCA_NAO_AUTORIZADA', 'reabrirTroca', 'TROCA_MODELO'],
  ['S4-059', 'TROCA_REVERTIDA', 'avaliar', 'AVALIACAO_TECNICA'],
  ['S4-060', 'TROCA_NAO_AUTORIZADA', 'avaliar', 'AVALIACAO_TECNICA'],
  ['S4-065', 'APROVAR_ORCAMENTO', 'expirar', 'ORCAMENTO_REPROVADO'],
  ['undoing', 'ORCAMENTO_APROVADO', 'desfazerResposta', 'APROVAR_ORCAMENTO'],
  ['undoing', 'ORCAMENTO_REPROVADO', 'desfazerResposta', 'APROVAR_ORCAMENTO'],
  ['undoing', 'AGUARDANDO_CONSERTO', 'desfazerResposta', 'APROVAR_ORCAMENTO'],
]
/** Acts on an open budget, or during the repair on an addition to it. */
const ANSWERS: AcaoOs[] = ['aprovarOrcamento', 'reprovarOrcamento', 'expirar']
const FREE: AcaoOs[] = [
  // escolha.test.ts
  'exigirTroca',
  'exigirRestituicao',
  'exigirAbatimento',
  'desfazerEscolha',
  'autorizarReincidencia',
  'recusarReincidencia',
  'registrarUsoIndevido',
  'afastarUsoIndevido',
  'passarOs',
  'fotografar',
  'devolver',
  'cancelar',
  'reabrirOs',
  'alterarStatus',
]

describe('each step of the table', () => {
  test.each(STEPS)('%s: %s by %s to %s, by its ability alone', (_row, de, acao, para) => {
    const os = at(de, {
      osType: acao === 'atender' ? 'PA' : 'OS',
      respondidoEm: AGORA,
      orcamentoValidoAte: new Date(AGORA.getTime() + (acao === 'expirar' ? -1 : 1)),
      complementoAberto: ANSWERS.includes(acao),
      faltaSinal: acao === 'receberSinal' || acao === 'dispensarSinal' ? 96 : 0,
      faltaPedir: acao === 'pedirDeNovo' || acao === 'substituirPeca',
    })
    const ability = abilityOf(acao)
    expect(checkAcao(os, acao, ability ? only(ability) : system)).toMatchObject({ ok: true })
    expect(checkAcao(os, acao, none)).toMatchObject({ ok: false, code: 'NOT_PERMITED' })
    expect(proximoStatus(os, acao)).toEqual({ ok: true, status: para })
  })

  test('S4-027: each pair of status and act that is not listed is refused, and says both', () => {
    const listed = new Set(STEPS.map(([, de, acao]) => `${de} ${acao}`))
    let refusals = 0
    for (const status of STATUS_OS)
      for (const acao of ACOES_OS) {
        if (FREE.includes(acao) || listed.has(`${status} ${acao}`)) continue
        refusals += 1
        const quem = acao === 'aguardarConserto' ? system : all
        expect(checkAcao(at(status), acao, quem), `${status} ${acao}`).toMatchObject({
          ok: false,
          code: 'OS_TRANSICAO',
          params: { deStatus: status },
        })
        expect(proximoStatus(at(status), acao)).toEqual({ ok: false, code: 'OS_TRANSICAO' })
      }
    expect(refusals).toBe(STATUS_OS.length * (ACOES_OS.length - FREE.length) - STEPS.length)
  })

  test('S4-037: nobody moves an order to the repair by hand', () => {
    expect(checkAcao(at('ORCAMENTO_APROVADO'), 'aguardarConserto', all)).toMatchObject({
      code: 'NOT_PERMITED',
    })
  })

  test('acoesPossiveis offers exactly what checkAcao accepts, never beyond the abilities', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATUS_OS),
        fc.constantFrom('OS' as const, 'PA' as const),
        fc.constantFrom(...REINCIDENCIA),
        fc.subarray([...ABILITIES]),
        fc.option(fc.integer({ min: 1, max: 2 })),
        (status, osType, reincidencia, abilities, reparadorId) => {
          const os = at(status, { osType, reincidencia, reparadorId })
          const quem = only(...abilities)
          const offered = acoesPossiveis(os, quem)
          expect(offered).toEqual(ACOES_OS.filter((acao) => checkAcao(os, acao, quem).ok))
          for (const acao of offered) {
            expect(abilities).toContain(abilityOf(acao))
            expect(TRANSICOES_OS.some((each) => each.acao === acao && each.de.includes(status))).toBe(true)
          }
        },
      ),
    )
  })
})

describe('where an act leads by the facts', () => {
  test('S4-028: abrir without the watch waits for it', () => {
    expect(proximoStatus(at('EM_CRIACAO'), 'abrir', { relogioPresente: false })).toEqual({
      ok: true,
      status: 'AGUARDANDO_RELOGIO',
    })
    expect(proximoStatus(at('EM_CRIACAO'), 'abrir', { relogioPresente: true })).toMatchObject({
      status: 'ABERTURA_DE_OS',
    })
  })

  test('S4-033: salvarOrcamento asks nobody when the warranty covers it all', () => {
    expect(proximoStatus(at('AVALIACAO_TECNICA'), 'salvarOrcamento', { tudoCoberto: true })).toMatchObject({
      status: 'AGUARDANDO_CONSERTO',
    })
  })

  test.each(['salvarOrcamento', 'alterarOrcamento'] as const)(
    'S4-033, decisions 42: %s, covered and a part missing, is approved and waits for it',
    (acao) => {
      const os = at(acao === 'salvarOrcamento' ? 'AVALIACAO_TECNICA' : 'APROVAR_ORCAMENTO')
      expect(proximoStatus(os, acao, { tudoCoberto: true, faltamPecas: true })).toEqual({
        ok: true,
        status: 'ORCAMENTO_APROVADO',
      })
    },
  )

  test('decisions 45: what was answered during the repair is undone without leaving it', () => {
    expect(proximoStatus(at('AGUARDANDO_CONSERTO'), 'desfazerResposta')).toMatchObject({
      status: 'APROVAR_ORCAMENTO',
    })
    expect(proximoStatus(at('AGUARDANDO_CONSERTO', { complemento: true }), 'desfazerResposta')).toMatchObject(
      { status: 'AGUARDANDO_CONSERTO' },
    )
  })

  test('decisions 52: reabrirOs leads to where its data are', () => {
    expect(
      proximoStatus(at('CANCELADA', { statusAnterior: 'APROVAR_ORCAMENTO' }), 'reabrirOs', {
        volta: 'AVALIACAO_TECNICA',
      }),
    ).toEqual({ ok: true, status: 'AVALIACAO_TECNICA' })
  })

  test('S4-062, S4-063, decisions 37: reabrirOs leads back to where it came from; a PA to its creation', () => {
    expect(
      proximoStatus(at('CANCELADA', { statusAnterior: 'AVALIACAO_TECNICA' }), 'reabrirOs'),
    ).toMatchObject({ status: 'AVALIACAO_TECNICA' })
    expect(proximoStatus(at('FINALIZADA', { statusAnterior: 'ENTREGUE' }), 'reabrirOs')).toMatchObject({
      status: 'ENTREGUE',
    })
    expect(
      proximoStatus(at('ATENDIDA', { osType: 'PA', statusAnterior: 'FINALIZADA' }), 'reabrirOs'),
    ).toMatchObject({ status: 'EM_CRIACAO' })
    for (const status of STATUS_OS)
      expect(checkAcao(at(status), 'reabrirOs', all).ok, status).toBe(
        status === 'CANCELADA' || status === 'FINALIZADA' || status === 'ATENDIDA',
      )
  })

  test('S4-064: alterarStatus leads from any status to any other', () => {
    for (const de of STATUS_OS)
      for (const para of STATUS_OS)
        expect(proximoStatus(at(de), 'alterarStatus', { para })).toEqual(
          de === para ? { ok: false, code: 'OS_MESMO_STATUS' } : { ok: true, status: para },
        )
    expect(checkAcao(at('EM_CRIACAO'), 'alterarStatus', only('OS_ALTERAR_STATUS')).ok).toBe(true)
  })
})
