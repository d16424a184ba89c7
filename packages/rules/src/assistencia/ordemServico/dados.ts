import type { OsType, StatusOs } from '@app/contract/assistencia/ordemServico'

/** The data of an order that statuses require. */
export type DadosOs = {
  osType: OsType
  relogio: boolean
  preAvaliacao: boolean
  avaliacao: boolean
  orcamento: 'ABERTO' | 'APROVADO' | 'REPROVADO' | 'EXPIRADO' | 'SUBSTITUIDO' | null
  /** The current budget may still be answered. */
  orcamentoVale: boolean
  faltamPecas: boolean
  /** A technician and a day of the repair are recorded. */
  reparo: boolean
  troca: 'SOLICITADA' | 'AUTORIZADA' | 'NAO_AUTORIZADA' | 'ESCOLHIDA' | 'RECEBIDA' | 'REVERTIDA' | null
  entregue: boolean
  /** Nothing is left to pay, or the reason for not charging is recorded (decisions 56). */
  pago: boolean
}

/** The missing data for a status, as words after 'falta …'. */
export type FaltaDado = string

type Demand = readonly [met: (os: DadosOs) => boolean, falta: FaltaDado]

const RELOGIO: Demand = [({ osType, relogio }) => osType === 'PA' || relogio, 'o relógio']
const REPARO: Demand = [({ reparo }) => reparo, 'quem consertou e quando']
const PECAS: Demand = [({ faltamPecas }) => !faltamPecas, 'a peça aprovada']
const troca = (situacao: DadosOs['troca'], falta: FaltaDado): Demand => [(os) => os.troca === situacao, falta]

const SO_PA: readonly StatusOs[] = ['ATENDIDA']
const DE_TODOS: readonly StatusOs[] = ['EM_CRIACAO', 'FINALIZADA', 'CANCELADA']

const DEMANDS: Record<StatusOs, readonly Demand[]> = {
  EM_CRIACAO: [],
  AGUARDANDO_RELOGIO: [RELOGIO],
  ABERTURA_DE_OS: [RELOGIO],
  PRE_AVALIACAO_TECNICA: [RELOGIO, [({ preAvaliacao }) => preAvaliacao, 'a pré-avaliação']],
  AVALIACAO_TECNICA: [RELOGIO, [({ avaliacao }) => avaliacao, 'a avaliação técnica']],
  APROVAR_ORCAMENTO: [
    RELOGIO,
    [({ orcamento, orcamentoVale }) => orcamento === 'ABERTO' && orcamentoVale, 'um orçamento a responder'],
  ],
  ORCAMENTO_APROVADO: [RELOGIO, [({ orcamento }) => orcamento === 'APROVADO', 'um orçamento aprovado']],
  ORCAMENTO_REPROVADO: [
    RELOGIO,
    [
      ({ orcamento }) => orcamento === 'REPROVADO' || orcamento === 'EXPIRADO',
      'um orçamento reprovado ou vencido',
    ],
  ],
  AGUARDANDO_CONSERTO: [
    RELOGIO,
    [({ orcamento }) => orcamento === 'APROVADO', 'um orçamento aprovado'],
    PECAS,
  ],
  CONSERTADA: [RELOGIO, REPARO],
  CONTROLE_QUALIDADE: [RELOGIO, REPARO, PECAS],
  APROVADO_QC: [RELOGIO, REPARO, PECAS],
  REPROVADO_QC: [RELOGIO, REPARO, PECAS],
  REPARADA: [
    RELOGIO,
    [(os) => os.reparo || os.troca === 'RECEBIDA', 'quem consertou, ou o relógio de troca'],
    [(os) => !os.faltamPecas || os.troca === 'RECEBIDA', 'a peça aprovada'],
  ],
  TROCA_MODELO: [RELOGIO, troca('SOLICITADA', 'o pedido de troca')],
  ESCOLHA_DE_MODELO: [RELOGIO, troca('AUTORIZADA', 'a troca autorizada')],
  AGUARDANDO_RELOGIO_DE_TROCA: [RELOGIO, troca('ESCOLHIDA', 'o modelo escolhido')],
  TROCA_NAO_AUTORIZADA: [RELOGIO, troca('NAO_AUTORIZADA', 'a recusa da troca')],
  TROCA_REVERTIDA: [RELOGIO, troca('REVERTIDA', 'a troca desfeita')],
  // Without a recorded delivery the act's day counts as the day of delivery.
  ENTREGUE: [RELOGIO, [({ pago }) => pago, 'o pagamento']],
  FINALIZADA: [[({ osType, entregue, reparo }) => (osType === 'PA' ? reparo : entregue), 'a entrega']],
  ATENDIDA: [REPARO],
  CANCELADA: [],
}

/** The data that an order lacks for a status; null when it has all (decisions 52). */
export function missingFor(status: StatusOs, os: DadosOs): FaltaDado | null {
  if (os.osType === 'PA' && !SO_PA.includes(status) && !DE_TODOS.includes(status))
    return 'ser uma ordem de serviço'
  if (os.osType === 'OS' && SO_PA.includes(status)) return 'ser um pronto atendimento'
  return DEMANDS[status].find(([met]) => !met(os))?.[1] ?? null
}

/**
 * The target of a reopened order: the previous status or, when its data are gone, the latest status whose data exist.
 */
const VOLTAS = ['AVALIACAO_TECNICA', 'PRE_AVALIACAO_TECNICA', 'ABERTURA_DE_OS', 'EM_CRIACAO'] as const

/** The target of reabrirOs; never a status with missing data (decisions 52). */
export const voltaDe = (anterior: StatusOs | null, os: DadosOs): StatusOs =>
  [anterior ?? 'EM_CRIACAO', ...VOLTAS].find((status) => missingFor(status, os) === null) ?? 'EM_CRIACAO'
