import type { Ability } from '@app/contract/casca/session'

/** Everybody in the repair network has these: the boxes of the start, the search, and the technical documents. */
const todos: readonly Ability[] = ['INICIO_VER', 'OS_VER', 'DOC_VER']

const consulta: readonly Ability[] = [...todos, 'POSTO_FILTRAR']

const atendente: readonly Ability[] = [
  ...todos,
  'OS_CADASTRAR',
  'OS_ATENDER',
  'OS_RESPONDER',
  'OS_AVISAR',
  'OS_ENTREGAR',
  'CHAT_USAR',
  'PECA_VER',
  'PECA_RECEBER',
  'PECA_CONTAR',
  'CONSUMIDOR_VER',
  'CONSUMIDOR_EDITAR',
  'RECEBIMENTO_VER',
  'CHAMADO_VER',
]

const tecnico: readonly Ability[] = [
  ...todos,
  'OS_ATENDER',
  'OS_REPARAR',
  'OS_QUALIDADE',
  'OS_AVISAR',
  'TROCA_SOLICITAR',
  'CHAT_USAR',
  'PECA_VER',
  'PECA_RECEBER',
  'ESTOQUE_PECA_EDITAR',
  'PECA_CONTAR',
  'PECA_TRANSFERIR',
  'CONSUMIDOR_VER',
  'CHAMADO_VER',
]

/** The teams of the manufacturer that answer tickets. */
const equipe: readonly Ability[] = [...consulta, 'CHAMADO_VER', 'CHAMADO_ATENDER']

/** Everything that a post does with its orders. */
const posto: readonly Ability[] = [
  ...new Set<Ability>([
    ...atendente,
    ...tecnico,
    'OS_FINALIZAR',
    'OS_CANCELAR',
    'CADASTRO_UNIR',
    'POSTO_CONDICOES',
    'OS_ESCOLHA_LEGAL',
    'AVALIACAO_VER',
    'CHAMADO_ATENDER',
    'RELATORIO_VER',
  ]),
]

/** Further abilities that belong to the post and not to the manufacturer. */
const responsavel: readonly Ability[] = [
  ...posto,
  'AVALIACAO_RESPONDER',
  'COBRANCA_VER',
  'FINANCEIRO_VER',
  'COLABORADOR_EDITAR',
  'INTEGRACAO_EDITAR',
]

/**
 * The matrix of design/assistencia.md, by columns; one cell of its 'ability group' gives one or more abilities here.
 */
export const ASSISTENCIA = {
  todos,
  consulta,
  atendente,
  tecnico,
  responsavel,
  financeiro: [
    ...equipe,
    'RELATORIO_VER',
    'CHAT_USAR',
    'PLANO_EDITAR',
    'COBRANCA_VER',
    'COBRANCA_EDITAR',
    'FINANCEIRO_VER',
    'FINANCEIRO_EDITAR',
  ],
  manaus: [
    ...equipe,
    'RELATORIO_VER',
    'CHAT_USAR',
    'PECA_VER',
    'PECA_ENVIAR',
    'PECA_REJEITAR',
    'AVALIACAO_VER',
    'DOC_EDITAR',
  ],
  manausTroca: [...equipe, 'CHAT_USAR', 'TROCA_AUTORIZAR'],
  /** The post's own money: what consumers pay to it, and what it pays to the manufacturer. */
  financeiroPosto: [
    ...todos,
    'CHAMADO_VER',
    'CHAT_USAR',
    'RECEBIMENTO_VER',
    'COBRANCA_VER',
    'FINANCEIRO_VER',
  ],
  saoPaulo: [
    ...posto.filter((ability) => ability !== 'RECEBIMENTO_VER'),
    'OS_EXPIRAR',
    'OS_REATIVAR',
    'OS_REINCIDENCIA',
    'PECA_EDITAR',
    'PECA_ENVIAR',
    'PECA_REJEITAR',
    'MARCA_EDITAR',
    'MODELO_EDITAR',
    'POSTO_EDITAR',
    'POSTO_APROVAR',
    'POSTO_FILTRAR',
    'AUDITORIA_VER',
    'DOC_EDITAR',
  ],
} as const satisfies Record<string, readonly Ability[]>
