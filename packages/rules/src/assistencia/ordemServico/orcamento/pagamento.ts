import type { OsType, PagamentoTipo, StatusOs } from '@app/contract/assistencia/ordemServico'
import { parteDoConsumidor, type LinhaValores } from './orcamento.ts'

/** The facts that decide an order's account. */
export type FatosDaConta = {
  status: StatusOs
  osType: OsType
  /** For a PA: its price. */
  valorTotal: number
  /** After the handover: the amount that was due then. */
  valorDevido: number | null
  /** The lines of the current budget; empty before it. `valor` is the list price. */
  linhas: readonly (Pick<LinhaValores, 'garantia' | 'valorFinal' | 'situacao'> & { valor: number })[]
  /** The reduction by the consumer's choice after the 30 days (decisions 61). */
  abatimento: number
  /** The diagnosis fee that was accepted at the intake. */
  taxa: number | null
  /** The warranty covers the watch, so no fee is owed, even if one was accepted. */
  coberta: boolean
  /** Another watch has replaced it. */
  trocado: boolean
  pagamentos: readonly { tipo: PagamentoTipo; valor: number }[]
}

export type ContaOs = {
  /** The part of the due amount that is the diagnosis fee. */
  taxaDiagnostico: number
  devido: number
  abatimento: number
  desconto: number
  recebido: number
  falta: number
  aDevolver: number
}

const ENTREGUES: readonly StatusOs[] = ['ENTREGUE', 'ATENDIDA', 'FINALIZADA']
/** Nothing was done, or a new watch replaces the repair. */
const SEM_DIVIDA: readonly StatusOs[] = [
  'CANCELADA',
  'TROCA_MODELO',
  'ESCOLHA_DE_MODELO',
  'AGUARDANDO_RELOGIO_DE_TROCA',
  'TROCA_NAO_AUTORIZADA',
]

const cents = (reais: number): number => Math.round(reais * 100)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + cents(value), 0)

/** The consumer's price of the approved lines, and its discount below the list price, in cents. */
const centsDasLinhas = (linhas: FatosDaConta['linhas']) => {
  const approved = linhas.filter(({ situacao, garantia }) => situacao === 'APROVADA' && !garantia)
  return {
    devido: sum(approved.map(parteDoConsumidor)),
    desconto: sum(approved.map(({ valor, valorFinal }) => Math.max(0, valor - valorFinal))),
  }
}

/** The reduction of the price that the consumer pays, in cents. */
const centsAbatidos = (os: FatosDaConta): number =>
  SEM_DIVIDA.includes(os.status) || os.trocado ? 0 : cents(os.abatimento)

/** The part of the reduction beyond the lines, in cents: the consumer gets it back. */
const centsAlem = (os: FatosDaConta): number =>
  Math.max(0, centsAbatidos(os) - centsDasLinhas(os.linhas).devido)

/** The fee is owed only after the budget was refused (decisions 63). */
const centsDaTaxa = ({ status, taxa, coberta }: Pick<FatosDaConta, 'status' | 'taxa' | 'coberta'>): number =>
  status === 'ORCAMENTO_REPROVADO' && !coberta ? cents(taxa ?? 0) : 0

/** Received money, less what was given back, in cents. */
const centsRecebidos = (pagamentos: FatosDaConta['pagamentos']): number =>
  pagamentos.reduce(
    (total, { tipo, valor }) => total + (tipo === 'DEVOLUCAO' ? -cents(valor) : cents(valor)),
    0,
  )

export type FatosDoSinal = Pick<FatosDaConta, 'status' | 'linhas' | 'pagamentos' | 'abatimento'> & {
  sinal: number | null
  dispensado: boolean
}

/**
 * The missing deposit of an approved budget (decisions 63); never more than the due amount: with a deposit of R$ 96,00
 * and R$ 60,00 approved, R$ 60,00.
 */
export function sinalQueFalta({
  status,
  linhas,
  pagamentos,
  abatimento,
  sinal,
  dispensado,
}: FatosDoSinal): number {
  if (status !== 'ORCAMENTO_APROVADO' || sinal === null || dispensado) return 0
  const pedido = Math.min(cents(sinal), Math.max(0, centsDasLinhas(linhas).devido - cents(abatimento)))
  return Math.max(0, pedido - centsRecebidos(pagamentos)) / 100
}

/** The due amount, in cents; null for an order that was handed over before payments were recorded. */
const centsDevidos = (os: FatosDaConta): number | null => {
  if (ENTREGUES.includes(os.status)) return os.valorDevido === null ? null : cents(os.valorDevido)
  if (SEM_DIVIDA.includes(os.status) || os.trocado) return 0
  if (os.osType === 'PA') return cents(os.valorTotal)
  return Math.max(0, centsDasLinhas(os.linhas).devido - centsAbatidos(os)) + centsDaTaxa(os)
}

/**
 * The money between a consumer and a post for one order (decisions 56), summed in whole cents: the answered budget, less
 * what was received. Null where it was handed over before payments were written down.
 *
 * A budget of R$ 450,00 with a deposit of R$ 100,00: due 450, received 100, R$ 350,00 left to be paid. With an abatement
 * of R$ 500,00: nothing is due, R$ 150,00 are to be given back.
 */
export function contaDaOs(os: FatosDaConta): ContaOs | null {
  const devido = centsDevidos(os)
  if (devido === null) return null
  const recebido = centsRecebidos(os.pagamentos)
  const saldo = devido - centsAlem(os) - recebido
  return {
    taxaDiagnostico: centsDaTaxa(os) / 100,
    devido: devido / 100,
    abatimento: centsAbatidos(os) / 100,
    desconto: os.osType === 'PA' || devido === 0 ? 0 : centsDasLinhas(os.linhas).desconto / 100,
    recebido: recebido / 100,
    falta: Math.max(0, saldo) / 100,
    aDevolver: Math.max(0, -saldo) / 100,
  }
}

export type RecebimentoCheck =
  | { ok: true }
  | {
      ok: false
      campo: 'pagamentos'
      code: 'OS_FALTA_RECEBER' | 'OS_RECEBIDO_DIFERENTE' | 'OS_NADA_A_RECEBER'
    }

/** Whether these payments settle the rest to the cent, or a reason for not charging is given (decisions 56). */
export function checkRecebimento(
  falta: number,
  pagamentos: readonly { valor: number }[],
  semCobranca: string | null,
): RecebimentoCheck {
  const wrong = (code: 'OS_FALTA_RECEBER' | 'OS_RECEBIDO_DIFERENTE' | 'OS_NADA_A_RECEBER') =>
    ({ ok: false, campo: 'pagamentos', code }) as const
  if (pagamentos.length === 0)
    return falta === 0 || semCobranca !== null ? { ok: true } : wrong('OS_FALTA_RECEBER')
  if (falta === 0) return wrong('OS_NADA_A_RECEBER')
  return sum(pagamentos.map(({ valor }) => valor)) === cents(falta)
    ? { ok: true }
    : wrong('OS_RECEBIDO_DIFERENTE')
}

/** The sum of payments in reais, added in whole cents. */
export const somaDosPagamentos = (pagamentos: readonly { valor: number }[]): number =>
  sum(pagamentos.map(({ valor }) => valor)) / 100

/** The sum of a PA's lines in reais, added in whole cents. */
export const somaDasLinhas = (linhas: readonly { valorFinal: number }[]): number =>
  sum(linhas.map(({ valorFinal }) => valorFinal)) / 100
