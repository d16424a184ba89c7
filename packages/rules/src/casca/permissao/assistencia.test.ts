import { HABILIDADES, inModulos } from '@app/contract/casca/perfil'
import { ABILITIES, ROLES } from '@app/contract/casca/session'
import type { Ability, Role } from '@app/contract/casca/session'
import { describe, expect, test } from 'vitest'
import { TRANSICOES_OS } from '../../assistencia/ordemServico/index.ts'
import { ASSISTENCIA } from './assistencia.ts'
import { abilitiesOf, PERFIS_SEMEADOS } from './perfis.ts'

const tipoOf = (role: Role) => PERFIS_SEMEADOS.find(({ codigo }) => codigo === role)?.tipo ?? 'pendente'
const has = (role: Role, ability: Ability) => abilitiesOf(role, tipoOf(role)).includes(ability)

/** The columns of the matrix, by the letter that the cells below have. */
const COLUNAS = {
  A: 'ROLE_ADMIN',
  S: 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
  M: 'ROLE_MANAUS',
  T: 'ROLE_MANAUS_TROCA',
  C: 'ADMIN_CONSULTA',
  F: 'ROLE_FINANCEIRO',
  R: 'ROLE_REPRESENTANTE_LEGAL',
  a: 'ATENDENTE',
  t: 'CENTRO_TECNICO',
} as const satisfies Record<string, Role>

/**
 * design/assistencia.md, 'Roles and abilities', one line per ability; lines without a row id extend it act by act
 * (decisions 38).
 */
const MATRIZ: readonly [rows: string, ability: Ability, columns: string][] = [
  ['S6-050', 'OS_VER', 'ASMTCFRat'],
  ['S6-067', 'INICIO_VER', 'ASMTCFRat'],
  ['S6-051', 'OS_CADASTRAR', 'ASRa'],
  ['S6-051', 'OS_ENTREGAR', 'ASRa'],
  ['S6-052', 'OS_REPARAR', 'ASRt'],
  ['S6-052', 'TROCA_SOLICITAR', 'ASRt'],
  ['S6-053', 'OS_QUALIDADE', 'ASRt'],
  ['S6-054', 'OS_CANCELAR', 'ASR'],
  ['decisions 61', 'OS_ESCOLHA_LEGAL', 'ASR'],
  ['S6-054', 'OS_REATIVAR', 'AS'],
  ['S6-054', 'OS_EXPIRAR', 'AS'],
  ['S6-055', 'OS_ALTERAR_STATUS', 'A'],
  ['S6-056', 'TROCA_AUTORIZAR', 'AT'],
  ['S6-057', 'PECA_REJEITAR', 'ASM'],
  ['S6-057', 'PECA_ENVIAR', 'ASM'],
  ['S6-058', 'PECA_EDITAR', 'AS'],
  ['S6-060', 'MARCA_EDITAR', 'AS'],
  ['S6-060', 'MODELO_EDITAR', 'AS'],
  ['S6-061', 'POSTO_EDITAR', 'AS'],
  ['rede §1', 'POSTO_APROVAR', 'AS'],
  ['decisions 62', 'POSTO_CONDICOES', 'ASR'],
  ['S6-062', 'POSTO_FILTRAR', 'ASMTCF'],
  // Acts of the table of transitions that have no cell in the matrix: their column 'who' gives the roles.
  ['decisions 38', 'OS_ATENDER', 'ASRat'],
  ['decisions 38', 'OS_RESPONDER', 'ASRa'],
  ['decisions 38', 'OS_AVISAR', 'ASRat'],
  ['decisions 38', 'OS_FINALIZAR', 'ASR'],
  ['decisions 37', 'OS_REINCIDENCIA', 'AS'],
  // What the acts need: the customer of an order, and the parts that it waits for.
  ['decisions 38', 'CONSUMIDOR_VER', 'ASRat'],
  ['decisions 38', 'CONSUMIDOR_EDITAR', 'ASRa'],
  ['decisions 58', 'CADASTRO_UNIR', 'ASR'],
  ['decisions 38', 'PECA_VER', 'ASMRat'],
  ['decisions 57', 'PECA_RECEBER', 'ASRat'],
  ['decisions 43', 'ESTOQUE_PECA_EDITAR', 'ASRt'],
  ['decisions 43', 'PECA_CONTAR', 'ASRat'],
  ['decisions 43', 'PECA_TRANSFERIR', 'ASRt'],
  ['decisions 56', 'RECEBIMENTO_VER', 'ARa'],
  // rede.md, 'Abilities'.
  ['S6-063', 'COLABORADOR_EDITAR', 'AR'],
  ['rede', 'PLANO_EDITAR', 'AF'],
  ['rede', 'COBRANCA_VER', 'AFR'],
  ['rede', 'COBRANCA_EDITAR', 'AF'],
  ['rede', 'CHAMADO_VER', 'ASMTFRat'],
  ['rede', 'CHAMADO_ATENDER', 'ASMTFR'],
  ['rede, S1-013', 'CHAT_USAR', 'ASMTFRat'],
  ['S6-066', 'RELATORIO_VER', 'ASMFR'],
  ['rede', 'DOC_VER', 'ASMTCFRat'],
  ['S6-045, S6-046, S6-059', 'DOC_EDITAR', 'ASM'],
  ['S6-064', 'FINANCEIRO_VER', 'AFR'],
  ['S6-031, S6-064', 'FINANCEIRO_EDITAR', 'AF'],
  // This ability is the consumer's own; the administrator holds it in order to grant it.
  ['S1-022', 'OS_ACOMPANHAR', 'A'],
  // The network's own abilities (rede, 'Abilities').
  ['rede', 'AVALIACAO_VER', 'ASMR'],
  ['rede', 'AVALIACAO_RESPONDER', 'AR'],
]

describe('who may do what in the repair network', () => {
  test.each(MATRIZ)('%s: %s is of %s alone', (_rows, ability, columns) => {
    const found = Object.entries(COLUNAS).filter(([, role]) => has(role, ability))
    expect(found.map(([column]) => column).join('')).toBe(columns)
  })

  test('the matrix has a line for every ability of the module, and one only', () => {
    const daAssistencia = ABILITIES.filter(
      (ability) => inModulos(['assistencia'], ability) && !inModulos(['armazem'], ability),
    )
    expect(MATRIZ.map(([, ability]) => ability).sort()).toEqual([...daAssistencia].sort())
  })

  test.each([
    ['S6-013', 'ROLE_POSTO', 'ATENDENTE'],
    ['S6-014', 'ROLE_ADMIN_POSTO', 'ROLE_REPRESENTANTE_LEGAL'],
    ['S6-017', 'ROLE_REPARAR_OS', 'CENTRO_TECNICO'],
  ] as const)('%s: %s is another name for %s', (_row, alias, role) => {
    expect(abilitiesOf(alias, tipoOf(alias))).toEqual(abilitiesOf(role, tipoOf(role)))
  })

  test('no set names an ability twice', () => {
    for (const abilities of Object.values(ASSISTENCIA)) expect(new Set(abilities).size).toBe(abilities.length)
  })

  test('the people of the warehouse and who waits have none of them', () => {
    for (const role of ['ROLE_OPERADOR', 'ROLE_CLIENTE', 'ROLE_PENDENTE'] as const)
      expect(
        MATRIZ.filter(([, ability]) => has(role, ability)),
        role,
      ).toEqual([])
  })

  test('S6-012: the roles of a post are of its people, all others of the house', () => {
    const doPosto = ROLES.filter((role) => tipoOf(role) === 'posto')
    expect(doPosto.filter((role) => !/_POSTO$|REPARAR/.test(role)).sort()).toEqual([
      'ATENDENTE',
      'CENTRO_TECNICO',
      'ROLE_REPRESENTANTE_LEGAL',
    ])
    for (const role of [
      'ROLE_ADMIN',
      'ROLE_MANAUS',
      'ROLE_MANAUS_TROCA',
      'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
      'ADMIN_CONSULTA',
    ] as const)
      expect(tipoOf(role)).toBe('interno')
  })
})

test('decisions 38: whom the table of transitions names has the ability that decides', () => {
  const without = TRANSICOES_OS.flatMap(({ acao, ability, quem }) =>
    quem
      .filter((one): one is Role => one !== 'CONSUMIDOR' && one !== 'SISTEMA')
      .filter((role) => ability !== null && !has(role, ability))
      .map((role) => `${acao}: ${role}`),
  )
  expect(without).toEqual([])
})

/** Spec §6 names the roles in English; people see these names. */
test.each([
  ['register OS', 'OS_CADASTRAR', 'Cadastrar OS e pronto atendimento'],
  ['repair OS', 'OS_REPARAR', 'Avaliar, orçar e consertar'],
  ['finalize OS', 'OS_FINALIZAR', 'Finalizar OS'],
  ['cancel OS', 'OS_CANCELAR', 'Cancelar OS'],
  ['expire OS', 'OS_EXPIRAR', 'Expirar orçamento'],
  ['reactivate OS', 'OS_REATIVAR', 'Reativar OS'],
  ['change OS status', 'OS_ALTERAR_STATUS', 'Alterar o status da OS'],
  ['request model swap', 'TROCA_SOLICITAR', 'Solicitar troca de modelo'],
  ['reject part', 'PECA_REJEITAR', 'Rejeitar peça'],
  ['S6-035: DOC', 'DOC_EDITAR', 'Editar documentos técnicos'],
  ['home boxes', 'INICIO_VER', 'Ver o início da assistência'],
] as const)('the ability “%s” is one string with a label', (_name, ability, rotulo) => {
  expect(HABILIDADES[ability].rotulo).toBe(rotulo)
})
