import {
  ACAO_OS_LABELS,
  ACOES_OS,
  DESFAZER_MINUTOS,
  STATUS_OS_DESCRICAO,
} from '@app/contract/assistencia/ordemServico'
import type {
  AcaoOs,
  EscolhaLegal,
  OsType,
  Reincidencia,
  StatusOs,
} from '@app/contract/assistencia/ordemServico'
import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'
import type { Ability } from '@app/contract/casca/session'
import { formatReais } from '../../casca/dinheiro/index.ts'
import { formatInstant, localDay, ZONA_PADRAO } from '../../casca/tempo/index.ts'
import { prazoDaGarantia } from './prazos/prazo.ts'
import { abilityOf, TRANSICOES_OS, type TransicaoOs } from './tabela.ts'

/** The facts of an order that decide its acts. */
export type EstadoOs = {
  status: StatusOs
  osType: OsType
  reincidencia: Reincidencia
  /** The previous status; reabrirOs leads back to it. */
  statusAnterior: StatusOs | null
  /** The technician who repaired it, who must not check it (decisions 39). */
  reparadorId: number | null
  /** When a person answered the current budget; null before, and after an expiry. */
  respondidoEm: Date | null
  /** The last moment for an answer to the current budget. */
  orcamentoValidoAte: Date | null
  /** An addition to the approved budget during the repair waits for its answer (decisions 45). */
  complementoAberto: boolean
  /** The current answer is to such an addition. */
  complemento: boolean
  /** The part of an approved line is missing (decisions 42). */
  faltamPecas: boolean
  /** A missing part was not ordered, or was rejected (decisions 41). */
  faltaPedir: boolean
  /** The missing part of the approved budget's deposit, in reais (decisions 63). */
  faltaSinal: number
  /** The post owes the consumer some of the received money. */
  aDevolver: boolean
  /** Recorded on the bench or in a budget; only the manufacturer can remove it (decisions 47). */
  usoIndevido: boolean
  garantia: boolean
  criadoEm: Date
  /** When it was repaired, or marked so by hand. */
  reparadaEm: Date
  /** Another watch has replaced it. */
  trocado: boolean
  /** The consumer's valid choice after the 30 days (decisions 61). */
  escolha: EscolhaLegal | null
}

/** The actor and the time. The system (`usuarioId` null) does the acts that the table assigns to it. */
export type QuemAge = {
  usuarioId: number | null
  can: (ability: Ability) => boolean
  agora: Date
  /** The deployment's time zone, for the texts of refusals. */
  zona?: string
}

/** Facts that decide the target of an act, when the table alone does not. */
export type FatosAcao = {
  /** abrir */
  relogioPresente?: boolean
  /** salvarOrcamento, alterarOrcamento: the consumer has nothing to pay. */
  tudoCoberto?: boolean
  /** The same acts: the part of a covered line is missing. */
  faltamPecas?: boolean
  /** reabrirOs: the target when the previous status has lost its data. */
  volta?: StatusOs
  /** alterarStatus */
  para?: StatusOs
}

export type AcaoCheck =
  | { ok: true; transicao: TransicaoOs }
  | { ok: false; code: ErrorCode; params: ErrorParams }

const refused = (code: ErrorCode, params: ErrorParams = {}): AcaoCheck => ({ ok: false, code, params })

const expired = ({ orcamentoValidoAte }: EstadoOs, { agora, zona }: QuemAge): AcaoCheck | undefined =>
  orcamentoValidoAte && agora > orcamentoValidoAte
    ? refused('OS_ORCAMENTO_VENCIDO', { data: formatInstant(orcamentoValidoAte, zona ?? ZONA_PADRAO) })
    : undefined

/** During the repair only an addition to the budget can be answered, or expire. */
const unasked = (os: EstadoOs): AcaoCheck | undefined =>
  os.status !== 'APROVAR_ORCAMENTO' && !os.complementoAberto ? refused('OS_SEM_ORCAMENTO') : undefined

const undoneUntil = (em: Date): Date => new Date(em.getTime() + DESFAZER_MINUTOS * 60_000)

/** Until when an answer may be undone; null without an answer. */
export const undoableUntil = (respondidoEm: Date | null): Date | null =>
  respondidoEm && undoneUntil(respondidoEm)

/**
 * Whether the repair is under warranty and beyond the 30 days of the law, so that the consumer may choose (CDC art. 18
 * §1).
 */
const passouDoPrazo = (os: EstadoOs, { agora, zona = ZONA_PADRAO }: QuemAge): boolean =>
  prazoDaGarantia(
    os,
    localDay(os.criadoEm, zona),
    localDay(os.status === 'REPARADA' ? os.reparadaEm : agora, zona),
  ) === 'PASSOU'

/** A swap can be undone until the manufacturer has authorized it, a lower price while the order is open. */
const undoesEscolha = ({ status, escolha }: EstadoOs): boolean =>
  escolha === (status === 'TROCA_MODELO' ? 'TROCA' : 'ABATIMENTO')

/** The obstacle to an act, apart from its place in the table. */
const impediment = (os: EstadoOs, acao: AcaoOs, quem: QuemAge): AcaoCheck | undefined => {
  switch (acao) {
    case 'salvarOrcamento':
    case 'alterarOrcamento':
      return os.reincidencia === 'PENDENTE' ? refused('REINCIDENCIA_IDENTIFICADA') : undefined
    case 'autorizarReincidencia':
    case 'recusarReincidencia':
      return os.reincidencia === 'PENDENTE' ? undefined : refused('OS_SEM_REINCIDENCIA')
    case 'desfazerResposta': {
      const until = undoableUntil(os.respondidoEm)
      if (!until) return refused('OS_SEM_RESPOSTA')
      return quem.agora < until ? undefined : refused('OS_DESFAZER_TARDE', { minutos: DESFAZER_MINUTOS })
    }
    case 'aprovarOrcamento':
    case 'reprovarOrcamento':
      // The counter and the link follow the same rule (decisions 44).
      return unasked(os) ?? expired(os, quem)
    case 'exigirTroca':
    case 'exigirRestituicao':
    case 'exigirAbatimento':
      return passouDoPrazo(os, quem) && !os.trocado ? undefined : refused('OS_NO_PRAZO')
    case 'desfazerEscolha':
      return undoesEscolha(os) ? undefined : refused('OS_SEM_ESCOLHA')
    case 'naoAutorizarTroca':
      return os.escolha === 'TROCA' ? refused('OS_ESCOLHA_VALE') : undefined
    case 'solicitarTroca':
    case 'reabrirTroca':
      return os.escolha === 'ABATIMENTO' ? refused('OS_ESCOLHA_VALE') : undefined
    case 'registrarUsoIndevido':
      return os.usoIndevido ? refused('OS_COM_USO_INDEVIDO') : undefined
    case 'afastarUsoIndevido':
      return os.usoIndevido ? undefined : refused('OS_SEM_USO_INDEVIDO')
    case 'pedirPeca':
      return os.complementoAberto ? refused('OS_COMPLEMENTO_ABERTO') : undefined
    case 'receberSinal':
    case 'dispensarSinal':
      return os.faltaSinal > 0 ? undefined : refused('OS_SEM_SINAL')
    case 'devolver':
      return os.aDevolver ? undefined : refused('OS_NADA_A_DEVOLVER')
    case 'pedirDeNovo':
    case 'substituirPeca':
      if (os.faltaSinal > 0) return refused('OS_FALTA_SINAL', { valor: formatReais(os.faltaSinal) })
      return os.faltaPedir ? undefined : refused('OS_SEM_FALTA')
    // A part that was ordered after the repair also keeps the watch on the bench.
    case 'consertar':
    case 'enviarControleQualidade':
      if (os.complementoAberto) return refused('OS_COMPLEMENTO_ABERTO')
      return os.faltamPecas ? refused('OS_FALTAM_PECAS') : undefined
    case 'expirar':
      if (unasked(os)) return unasked(os)
      if (os.orcamentoValidoAte && quem.agora <= os.orcamentoValidoAte)
        return refused('OS_ORCAMENTO_VALIDO', {
          data: formatInstant(os.orcamentoValidoAte, quem.zona ?? ZONA_PADRAO),
        })
      return undefined
    case 'aprovarReparo':
    case 'reprovarReparo':
      // The responsável may, because a post may have only one technician; the ability to finalize distinguishes this
      // person from a technician.
      return isOwnRepair(os, quem.usuarioId) && !quem.can('OS_FINALIZAR')
        ? refused('OS_MESMO_REPARADOR')
        : undefined
    default:
      return undefined
  }
}

/**
 * Whether the technician checks the quality of the own repair; then a reason is required and the order is marked
 * (decisions 39).
 */
export const isOwnRepair = (os: Pick<EstadoOs, 'reparadorId'>, usuarioId: number | null): boolean =>
  usuarioId !== null && os.reparadorId === usuarioId

/** The table's lines by status and act, because a list asks for the acts of each of its orders. */
const LINHAS = new Map<StatusOs, ReadonlyMap<AcaoOs, TransicaoOs[]>>()

const linhasDe = (status: StatusOs): ReadonlyMap<AcaoOs, TransicaoOs[]> => {
  const known = LINHAS.get(status)
  if (known) return known
  const found = new Map<AcaoOs, TransicaoOs[]>()
  for (const acao of ACOES_OS) {
    const rows = TRANSICOES_OS.filter((each) => each.acao === acao && each.de.includes(status))
    if (rows.length > 0) found.set(acao, rows)
  }
  LINHAS.set(status, found)
  return found
}

/**
 * Whether this act is possible now. Rights are checked before state (api.md, order of checks): a person without the
 * act's ability is refused as a person, others learn why this order does not allow it.
 */
export function checkAcao(os: EstadoOs, acao: AcaoOs, quem: QuemAge): AcaoCheck {
  const ability = abilityOf(acao)
  const system = quem.usuarioId === null
  if (!system && (ability === null || !quem.can(ability))) return refused('NOT_PERMITED')
  const rows = linhasDe(os.status).get(acao) ?? []
  if (rows.length === 0)
    return refused('OS_TRANSICAO', {
      status: STATUS_OS_DESCRICAO[os.status],
      acao: ACAO_OS_LABELS[acao],
      deStatus: os.status,
    })
  const transicao = rows.find((each) => each.osType === undefined || each.osType === os.osType)
  if (!transicao) return refused('OS_TIPO')
  return impediment(os, acao, quem) ?? { ok: true, transicao }
}

/** The possible acts of this person on an order; the server's guard and the screens' buttons use the same function. */
export const acoesPossiveis = (os: EstadoOs, quem: QuemAge): AcaoOs[] =>
  [...linhasDe(os.status).keys()].filter((acao) => checkAcao(os, acao, quem).ok)

/** The target of an allowed act, or the reason why it has none. */
export function proximoStatus(
  os: EstadoOs,
  acao: AcaoOs,
  fatos: FatosAcao = {},
): { ok: true; status: StatusOs } | { ok: false; code: ErrorCode } {
  const row = TRANSICOES_OS.find((each) => each.acao === acao && each.de.includes(os.status))
  if (!row) return { ok: false, code: 'OS_TRANSICAO' }
  switch (row.para) {
    case 'MESMO':
      return { ok: true, status: os.status }
    case 'ANTERIOR':
      return { ok: true, status: fatos.volta ?? os.statusAnterior ?? 'EM_CRIACAO' }
    case 'PEDIDO':
      return fatos.para === undefined || fatos.para === os.status
        ? { ok: false, code: 'OS_MESMO_STATUS' }
        : { ok: true, status: fatos.para }
    default: {
      // An answer given during the repair is undone without leaving the status.
      if (acao === 'desfazerResposta' && os.complemento) return { ok: true, status: os.status }
      const [usual, other = usual, waiting = other] = row.para
      const takesOther = fatos.relogioPresente === false || fatos.tudoCoberto === true
      if (!takesOther) return { ok: true, status: usual }
      return { ok: true, status: fatos.faltamPecas === true ? waiting : other }
    }
  }
}
