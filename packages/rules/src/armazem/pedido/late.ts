import type { Etapa, PedidoStatus, StatusAlcis } from '@app/contract/armazem/pedido'

export type Prazos = { tempoSeparacao: number; tempoFaturar: number }
export type RelogioPedido = {
  etapa: Etapa
  concluido: boolean
  /** Entry into the stage; for CRIADO the conclusion (decisions 14). */
  statusDesde: Date | null
  statusAlcis: StatusAlcis
}

const HOUR = 3_600_000

/** Which setting limits the time in a stage; the others have none. */
const LIMITE: Record<Etapa, keyof Prazos | null> = {
  CRIADO: 'tempoSeparacao',
  EM_SEPARACAO: 'tempoSeparacao',
  A_FATURAR: 'tempoFaturar',
  FATURADO: null,
  CANCELADO: null,
}

/** The moment at which the order's time in its stage runs out, or null when it cannot be late. */
export function deadlineOf(pedido: RelogioPedido, prazos: Prazos): Date | null {
  const limite = LIMITE[pedido.etapa]
  if (limite === null || !pedido.concluido || pedido.statusDesde === null) return null
  return new Date(pedido.statusDesde.getTime() + Math.round(prazos[limite] * HOUR))
}

/**
 * Since when the order is late; null while it is not. The rule says 'for more than' the hours: at exactly the limit the
 * order is not late, a millisecond later it is. This is the only rule of armazem.md; the server's SQL is tested against
 * it.
 */
export function lateSince(pedido: RelogioPedido, prazos: Prazos, now: Date): Date | null {
  const deadline = deadlineOf(pedido, prazos)
  return deadline !== null && now.getTime() > deadline.getTime() ? deadline : null
}

/** The status that people see: the stage, or the stage's late name. */
export function effectiveStatus(pedido: RelogioPedido, prazos: Prazos, now: Date): PedidoStatus {
  if (lateSince(pedido, prazos, now) === null) return pedido.etapa
  return pedido.etapa === 'A_FATURAR' ? 'FATURAMENTO_ATRASADO' : 'SEPARACAO_ATRASADA'
}
