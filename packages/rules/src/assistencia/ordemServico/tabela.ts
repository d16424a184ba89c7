import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, ChecklistTipo, OsType, StatusOs } from '@app/contract/assistencia/ordemServico'
import type { Ability, Role } from '@app/contract/casca/session'
import { SEM_PRAZO_DA_GARANTIA } from './prazos/prazo.ts'

/** Who usually does it; the ability decides who may (decisions 38). */
export type QuemFaz = Role | 'CONSUMIDOR' | 'SISTEMA'

/** The target of an act: one of the listed, the previous status, the same, or any requested one. */
export type Destino = readonly [StatusOs, ...StatusOs[]] | 'ANTERIOR' | 'MESMO' | 'PEDIDO'

/** A row of design/assistencia.md's table. */
export type TransicaoOs = {
  de: readonly StatusOs[]
  acao: AcaoOs
  para: Destino
  /** null: only the system. */
  ability: Ability | null
  exigeMotivo: boolean
  quem: readonly QuemFaz[]
  /** Only for orders of this type. */
  osType?: OsType
  /** What is gone through with it, where the kind of watch has points for it. */
  checklist?: ChecklistTipo
}

const ATENDENTE = ['ATENDENTE'] as const
const TECNICO = ['CENTRO_TECNICO'] as const
const OFICINA = ['CENTRO_TECNICO', 'ROLE_REPRESENTANTE_LEGAL'] as const
const RESPOSTA = ['CONSUMIDOR', 'ATENDENTE'] as const
const QUALIDADE = [
  'CENTRO_TECNICO',
  'ROLE_REPRESENTANTE_LEGAL',
  'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
] as const
const TROCA = ['ROLE_MANAUS_TROCA'] as const
const FABRICANTE = ['ROLE_ADMIN', 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO'] as const

/** Statuses in which an order can no longer be cancelled (decisions 37). */
export const TERMINAIS: readonly StatusOs[] = ['ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA']
/** Until the watch has been evaluated, what was said at the intake may be corrected, also whose the watch is. */
export const NA_ENTRADA: readonly StatusOs[] = ['EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ABERTURA_DE_OS']
const cancelaveis = STATUS_OS.filter((status) => !TERMINAIS.includes(status))

/**
 * A saved budget waits for its answer; one that the warranty covers whole continues as soon as its parts are there
 * (decisions 42).
 */
const ORCADA = ['APROVAR_ORCAMENTO', 'AGUARDANDO_CONSERTO', 'ORCAMENTO_APROVADO'] as const
/** Statuses in which a part may be added to an approved budget (decisions 45). */
const EM_CONSERTO: readonly StatusOs[] = ['AGUARDANDO_CONSERTO', 'CONSERTADA']

/** Where misuse is still seen before a budget is asked about. */
const ANTES_DO_ORCAMENTO: readonly StatusOs[] = [
  'ABERTURA_DE_OS',
  'PRE_AVALIACAO_TECNICA',
  'AVALIACAO_TECNICA',
]
/** Where the watch is on somebody's bench, or will be. */
const NA_BANCADA: readonly StatusOs[] = [
  ...ANTES_DO_ORCAMENTO,
  'APROVAR_ORCAMENTO',
  'ORCAMENTO_APROVADO',
  ...EM_CONSERTO,
  'CONTROLE_QUALIDADE',
  'REPROVADO_QC',
]

/** Another watch is already on its way. */
const EM_TROCA: readonly StatusOs[] = ['TROCA_MODELO', 'ESCOLHA_DE_MODELO', 'AGUARDANDO_RELOGIO_DE_TROCA']
/**
 * Statuses in which the 30 days of the law count, and in which the consumer may choose after their end (decisions 61).
 */
const COM_PRAZO = STATUS_OS.filter((status) => !SEM_PRAZO_DA_GARANTIA.includes(status))
const except = (out: readonly StatusOs[]) => COM_PRAZO.filter((status) => !out.includes(status))
const LEI = [...FABRICANTE, 'ROLE_REPRESENTANTE_LEGAL'] as const

const linha = (
  de: readonly StatusOs[],
  acao: AcaoOs,
  para: Destino,
  ability: Ability | null,
  quem: readonly QuemFaz[],
  mais: Partial<Pick<TransicaoOs, 'exigeMotivo' | 'osType' | 'checklist'>> = {},
): TransicaoOs => ({ de, acao, para, ability, quem, exigeMotivo: false, ...mais })

const comMotivo = { exigeMotivo: true }

/** The server's guard, the screens' buttons and the tests use this table; any other pair is refused. */
export const TRANSICOES_OS: readonly TransicaoOs[] = [
  linha(['EM_CRIACAO'], 'abrir', ['ABERTURA_DE_OS', 'AGUARDANDO_RELOGIO'], 'OS_CADASTRAR', ATENDENTE, {
    osType: 'OS',
    checklist: 'ENTRADA',
  }),
  linha(
    ['AGUARDANDO_RELOGIO'],
    'receberRelogio',
    ['ABERTURA_DE_OS'],
    'OS_CADASTRAR',
    ['ATENDENTE', 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO'],
    { checklist: 'ENTRADA' },
  ),
  linha(['EM_CRIACAO'], 'atender', ['ATENDIDA'], 'OS_ATENDER', ['ATENDENTE', 'CENTRO_TECNICO'], {
    osType: 'PA',
  }),
  linha(['ABERTURA_DE_OS'], 'salvarPreAvaliacao', ['PRE_AVALIACAO_TECNICA'], 'OS_REPARAR', TECNICO),
  linha(['PRE_AVALIACAO_TECNICA'], 'avaliar', ['AVALIACAO_TECNICA'], 'OS_REPARAR', TECNICO),
  linha(ANTES_DO_ORCAMENTO, 'registrarUsoIndevido', 'MESMO', 'OS_REPARAR', OFICINA),
  linha([...NA_BANCADA, 'APROVADO_QC', 'REPARADA'], 'fotografar', 'MESMO', 'OS_REPARAR', OFICINA),
  linha(NA_BANCADA, 'passarOs', 'MESMO', 'OS_REPARAR', OFICINA),
  linha(['AVALIACAO_TECNICA'], 'salvarOrcamento', ORCADA, 'OS_REPARAR', TECNICO),
  linha(['APROVAR_ORCAMENTO'], 'alterarOrcamento', ORCADA, 'OS_REPARAR', OFICINA),
  linha(['APROVAR_ORCAMENTO'], 'aprovarOrcamento', ['ORCAMENTO_APROVADO'], 'OS_RESPONDER', RESPOSTA),
  linha(
    ['APROVAR_ORCAMENTO'],
    'reprovarOrcamento',
    ['ORCAMENTO_REPROVADO'],
    'OS_RESPONDER',
    RESPOSTA,
    comMotivo,
  ),
  // An addition during the repair is answered, or expires, without leaving the status.
  linha(EM_CONSERTO, 'aprovarOrcamento', 'MESMO', 'OS_RESPONDER', RESPOSTA),
  linha(EM_CONSERTO, 'reprovarOrcamento', 'MESMO', 'OS_RESPONDER', RESPOSTA, comMotivo),
  linha(EM_CONSERTO, 'expirar', 'MESMO', 'OS_EXPIRAR', [...FABRICANTE, 'SISTEMA']),
  linha(['CONSERTADA'], 'desfazerResposta', 'MESMO', 'OS_RESPONDER', ATENDENTE, comMotivo),
  // For an accidental answer; when every part is there, an approval may already have moved on to the repair.
  linha(
    ['ORCAMENTO_APROVADO', 'ORCAMENTO_REPROVADO', 'AGUARDANDO_CONSERTO'],
    'desfazerResposta',
    ['APROVAR_ORCAMENTO'],
    'OS_RESPONDER',
    ATENDENTE,
    comMotivo,
  ),
  linha(['APROVAR_ORCAMENTO'], 'expirar', ['ORCAMENTO_REPROVADO'], 'OS_EXPIRAR', [...FABRICANTE, 'SISTEMA']),
  linha(
    ['ORCAMENTO_REPROVADO', 'ORCAMENTO_APROVADO'],
    'reabrirOrcamento',
    ['AVALIACAO_TECNICA'],
    'OS_REPARAR',
    OFICINA,
  ),
  // The deposit of an approval: confirmed by hand, or waived (decisions 63).
  linha(['ORCAMENTO_APROVADO'], 'receberSinal', 'MESMO', 'OS_ENTREGAR', ATENDENTE),
  linha(
    ['ORCAMENTO_APROVADO'],
    'dispensarSinal',
    'MESMO',
    'OS_FINALIZAR',
    ['ROLE_REPRESENTANTE_LEGAL'],
    comMotivo,
  ),
  linha(STATUS_OS, 'devolver', 'MESMO', 'OS_ENTREGAR', ATENDENTE),
  linha(EM_CONSERTO, 'pedirPeca', 'MESMO', 'OS_REPARAR', OFICINA),
  linha(['ORCAMENTO_APROVADO', ...EM_CONSERTO], 'pedirDeNovo', 'MESMO', 'OS_REPARAR', OFICINA),
  linha(['ORCAMENTO_APROVADO', ...EM_CONSERTO], 'substituirPeca', 'MESMO', 'OS_REPARAR', OFICINA),
  linha(['ORCAMENTO_APROVADO'], 'aguardarConserto', ['AGUARDANDO_CONSERTO'], null, ['SISTEMA']),
  linha(['AGUARDANDO_CONSERTO'], 'consertar', ['CONSERTADA'], 'OS_REPARAR', TECNICO),
  linha(['CONSERTADA'], 'enviarControleQualidade', ['CONTROLE_QUALIDADE'], 'OS_REPARAR', TECNICO),
  linha(['CONTROLE_QUALIDADE'], 'aprovarReparo', ['APROVADO_QC'], 'OS_QUALIDADE', QUALIDADE, {
    checklist: 'QUALIDADE',
  }),
  linha(['CONTROLE_QUALIDADE'], 'reprovarReparo', ['REPROVADO_QC'], 'OS_QUALIDADE', QUALIDADE, {
    ...comMotivo,
    checklist: 'QUALIDADE',
  }),
  linha(['REPROVADO_QC'], 'reabrirConserto', ['AGUARDANDO_CONSERTO'], 'OS_REPARAR', TECNICO),
  linha(['APROVADO_QC'], 'osReparada', ['REPARADA'], 'OS_AVISAR', ['ATENDENTE', 'CENTRO_TECNICO']),
  linha(
    ['REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA'],
    'entregarProduto',
    ['ENTREGUE'],
    'OS_ENTREGAR',
    ATENDENTE,
    { checklist: 'SAIDA' },
  ),
  linha(['ENTREGUE', 'ATENDIDA'], 'finalizar', ['FINALIZADA'], 'OS_FINALIZAR', [
    'ROLE_REPRESENTANTE_LEGAL',
    'SISTEMA',
  ]),
  linha(
    ['AVALIACAO_TECNICA', 'ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO'],
    'solicitarTroca',
    ['TROCA_MODELO'],
    'TROCA_SOLICITAR',
    OFICINA,
    comMotivo,
  ),
  linha(['TROCA_MODELO'], 'autorizarTroca', ['ESCOLHA_DE_MODELO'], 'TROCA_AUTORIZAR', TROCA),
  linha(['TROCA_MODELO'], 'naoAutorizarTroca', ['TROCA_NAO_AUTORIZADA'], 'TROCA_AUTORIZAR', TROCA, comMotivo),
  linha(['ESCOLHA_DE_MODELO'], 'escolherModelo', ['AGUARDANDO_RELOGIO_DE_TROCA'], 'OS_RESPONDER', RESPOSTA),
  linha(['ESCOLHA_DE_MODELO'], 'trocaMaisModelos', 'MESMO', 'TROCA_AUTORIZAR', TROCA),
  linha(['AGUARDANDO_RELOGIO_DE_TROCA'], 'receberRelogioTroca', ['REPARADA'], 'OS_CADASTRAR', ATENDENTE),
  linha(
    ['ESCOLHA_DE_MODELO', 'AGUARDANDO_RELOGIO_DE_TROCA'],
    'reverterTroca',
    ['TROCA_REVERTIDA'],
    'TROCA_AUTORIZAR',
    TROCA,
    comMotivo,
  ),
  linha(
    ['TROCA_REVERTIDA', 'TROCA_NAO_AUTORIZADA'],
    'reabrirTroca',
    ['TROCA_MODELO'],
    'TROCA_SOLICITAR',
    OFICINA,
    comMotivo,
  ),
  linha(['TROCA_REVERTIDA', 'TROCA_NAO_AUTORIZADA'], 'avaliar', ['AVALIACAO_TECNICA'], 'OS_REPARAR', OFICINA),
  // A swap on its way goes on; another choice ends it.
  linha(except(EM_TROCA), 'exigirTroca', ['TROCA_MODELO'], 'OS_ESCOLHA_LEGAL', LEI),
  linha(COM_PRAZO, 'exigirRestituicao', ['CANCELADA'], 'OS_ESCOLHA_LEGAL', LEI),
  linha(except(EM_TROCA), 'exigirAbatimento', 'MESMO', 'OS_ESCOLHA_LEGAL', LEI),
  linha(EM_TROCA, 'exigirAbatimento', 'ANTERIOR', 'OS_ESCOLHA_LEGAL', LEI),
  linha(except(['TROCA_MODELO']), 'desfazerEscolha', 'MESMO', 'OS_ESCOLHA_LEGAL', LEI, comMotivo),
  linha(['TROCA_MODELO'], 'desfazerEscolha', 'ANTERIOR', 'OS_ESCOLHA_LEGAL', LEI, comMotivo),
  linha(STATUS_OS, 'autorizarReincidencia', 'MESMO', 'OS_REINCIDENCIA', FABRICANTE),
  linha(STATUS_OS, 'recusarReincidencia', 'MESMO', 'OS_REINCIDENCIA', FABRICANTE, comMotivo),
  linha(STATUS_OS, 'afastarUsoIndevido', 'MESMO', 'OS_REINCIDENCIA', FABRICANTE, comMotivo),
  linha(
    cancelaveis,
    'cancelar',
    ['CANCELADA'],
    'OS_CANCELAR',
    [...FABRICANTE, 'ROLE_REPRESENTANTE_LEGAL'],
    comMotivo,
  ),
  linha(['CANCELADA', 'FINALIZADA'], 'reabrirOs', 'ANTERIOR', 'OS_REATIVAR', FABRICANTE, comMotivo),
  linha(['ATENDIDA'], 'reabrirOs', ['EM_CRIACAO'], 'OS_REATIVAR', FABRICANTE, comMotivo),
  linha(STATUS_OS, 'alterarStatus', 'PEDIDO', 'OS_ALTERAR_STATUS', ['ROLE_ADMIN'], comMotivo),
]

/** The first line of each act names its ability; a list asks for every act of each of its orders. */
const ABILITIES: ReadonlyMap<AcaoOs, TransicaoOs['ability']> = new Map(
  TRANSICOES_OS.toReversed().map(({ acao, ability }) => [acao, ability]),
)

/** The ability for an act; null when only the system acts. */
export const abilityOf = (acao: AcaoOs): Ability | null => ABILITIES.get(acao) ?? null

/** Whether this act needs a reason. */
export const requiresMotivo = (acao: AcaoOs): boolean =>
  TRANSICOES_OS.some((each) => each.acao === acao && each.exigeMotivo)

/** Which checklist is gone through with an act; null where none is. */
export const checklistOf = (acao: AcaoOs): ChecklistTipo | null =>
  TRANSICOES_OS.find((each) => each.acao === acao)?.checklist ?? null
