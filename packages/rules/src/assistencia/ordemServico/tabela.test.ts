import { ACOES_OS, STATUS_OS, STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, StatusOs } from '@app/contract/assistencia/ordemServico'
import { ABILITIES } from '@app/contract/casca/session'
import { describe, expect, test } from 'vitest'
import { PERFIS_SEMEADOS } from '../../casca/permissao/index.ts'
import { abilityOf, requiresMotivo, TERMINAIS, TRANSICOES_OS } from './tabela.ts'

describe('the table', () => {
  test.each([
    ['S4-001', 'ABERTURA_DE_OS', 'Abertura de OS'],
    ['S4-002', 'EM_CRIACAO', 'Em criação'],
    ['S4-003', 'PRE_AVALIACAO_TECNICA', 'Pré-avaliação técnica'],
    ['S4-004', 'AVALIACAO_TECNICA', 'Avaliação técnica'],
    ['S4-005', 'APROVAR_ORCAMENTO', 'Aprovar orçamento'],
    ['S4-006', 'ORCAMENTO_APROVADO', 'Orçamento aprovado'],
    ['S4-007', 'ORCAMENTO_REPROVADO', 'Orçamento reprovado'],
    ['S4-008', 'AGUARDANDO_CONSERTO', 'Aguardando conserto'],
    ['S4-009', 'CONSERTADA', 'Consertada'],
    ['S4-010', 'REPARADA', 'Reparada'],
    ['S4-011', 'CONTROLE_QUALIDADE', 'Controle de qualidade'],
    ['S4-012', 'APROVADO_QC', 'Aprovado no controle de qualidade'],
    ['S4-013', 'REPROVADO_QC', 'Reprovado no controle de qualidade'],
    ['S4-014', 'FINALIZADA', 'Finalizada'],
    ['S4-015', 'ENTREGUE', 'Entregue'],
    ['S4-016', 'CANCELADA', 'Cancelada'],
    ['S4-017', 'AGUARDANDO_RELOGIO', 'Aguardando relógio'],
    ['S4-018', 'AGUARDANDO_RELOGIO_DE_TROCA', 'Aguardando relógio de troca'],
    ['S4-019', 'TROCA_MODELO', 'Troca de modelo'],
    ['S4-020', 'ESCOLHA_DE_MODELO', 'Escolha de modelo'],
    ['S4-021', 'TROCA_NAO_AUTORIZADA', 'Troca não autorizada'],
    ['S4-022', 'TROCA_REVERTIDA', 'Troca revertida'],
    ['S4-023', 'ATENDIDA', 'Atendida'],
  ] as const)('%s: %s is “%s”', (_row, status, words) => {
    expect(STATUS_OS_DESCRICAO[status]).toBe(words)
  })

  test('S4-024: 23 statuses and no other; the table knows no other and names no pair twice', () => {
    expect(STATUS_OS).toHaveLength(23)
    expect(Object.keys(STATUS_OS_DESCRICAO)).toEqual(STATUS_OS)
    const pairs = TRANSICOES_OS.flatMap(({ de, acao, para }) => {
      for (const status of [...de, ...(typeof para === 'string' ? [] : para)])
        expect(STATUS_OS).toContain(status)
      return de.map((status) => `${status} ${acao}`)
    })
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  test('every status is reached from EM_CRIACAO, the free choice of a status apart', () => {
    const reached = new Set<StatusOs>(['EM_CRIACAO'])
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const { de, para } of TRANSICOES_OS)
        if (typeof para !== 'string' && de.some((status) => reached.has(status)))
          for (const status of para) reached.add(status)
    }
    expect([...reached].sort()).toEqual([...STATUS_OS].sort())
  })

  test('no status is a dead end: each is left by some act', () => {
    for (const status of STATUS_OS)
      expect(
        TRANSICOES_OS.some(
          ({ de, acao, para }) => acao !== 'alterarStatus' && para !== 'MESMO' && de.includes(status),
        ),
        status,
      ).toBe(true)
  })

  test('every act stands in it, by one ability that exists', () => {
    for (const acao of ACOES_OS) {
      const abilities = new Set(
        TRANSICOES_OS.filter((each) => each.acao === acao).map(({ ability }) => ability),
      )
      expect(abilities.size, acao).toBe(1)
      const ability = abilityOf(acao)
      if (ability !== null) expect(ABILITIES).toContain(ability)
    }
    expect(ACOES_OS.filter((acao) => abilityOf(acao) === null)).toEqual(['aguardarConserto'])
  })

  test('decisions 38: whom the table names has the ability, by the seeded profiles', () => {
    for (const { quem, acao, ability } of TRANSICOES_OS)
      for (const who of quem)
        if (who !== 'CONSUMIDOR' && who !== 'SISTEMA')
          expect(
            PERFIS_SEMEADOS.find(({ codigo }) => codigo === who)?.habilidades,
            `${who} ${acao}`,
          ).toContain(ability)
  })

  test('reasons', () => {
    const expected: AcaoOs[] = [
      'reprovarOrcamento',
      'desfazerResposta',
      'dispensarSinal',
      'reprovarReparo',
      'solicitarTroca',
      'naoAutorizarTroca',
      'reverterTroca',
      'reabrirTroca',
      'desfazerEscolha',
      'recusarReincidencia',
      'afastarUsoIndevido',
      'cancelar',
      'reabrirOs',
      'alterarStatus',
    ]
    expect(ACOES_OS.filter(requiresMotivo)).toEqual(expected)
  })

  test('S4-061, decisions 37: cancelled from anywhere but the four ends', () => {
    const [cancelar] = TRANSICOES_OS.filter(({ acao }) => acao === 'cancelar')
    expect(TERMINAIS).toEqual(['ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA'])
    expect(cancelar?.de).toHaveLength(STATUS_OS.length - TERMINAIS.length)
    for (const status of TERMINAIS) expect(cancelar?.de).not.toContain(status)
  })
})
