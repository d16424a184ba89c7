import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Movimento, PedidoResumo } from '@app/contract/armazem/pedido'
import { positionOf, TRANSICOES } from '@app/rules/armazem/pedido'
import { formatMoment } from '../../../../platform/text/format.ts'
import { ApiError, changeOf, describeError } from '../../../../platform/http/errors.ts'

const ORDER: readonly Movimento[] = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'EXPEDIDO']

/** Whether this move undoes the previous one. */
export const isStepBack = (from: Movimento, to: Movimento) =>
  to !== 'CANCELADO' && ORDER.indexOf(to) < ORDER.indexOf(from)

const deadlineWords: Partial<Record<Movimento, string>> = {
  CRIADO: 'O prazo de separação recomeça a contar.',
  EM_SEPARACAO: 'O prazo de separação recomeça a contar.',
  A_FATURAR: 'O prazo de faturamento recomeça a contar.',
}

const forwardWords: Partial<Record<Movimento, string>> = {
  EM_SEPARACAO: 'Próxima etapa. O prazo de separação recomeça a contar.',
  A_FATURAR: 'Próxima etapa. Começa o prazo de faturamento.',
  FATURADO: 'Próxima etapa. Encerra o prazo de faturamento.',
}

/** The effect of a choice in the modal, in words. */
export function consequence(from: Movimento, to: Movimento): string {
  if (to === 'CANCELADO') return 'Libera as reservas de estoque. Não se desfaz.'
  if (to === 'EXPEDIDO') return 'Baixa o estoque e tira o pedido do painel.'
  if (from === 'EXPEDIDO') return 'Estorna a expedição: o estoque baixado volta.'
  if (isStepBack(from, to)) return `Volta uma etapa. ${deadlineWords[to] ?? ''}`.trim()
  return forwardWords[to] ?? 'Próxima etapa.'
}

type Estado = Pick<PedidoResumo, 'etapa' | 'statusAlcis' | 'concluido' | 'proximosStatus'>

/**
 * Why the modal offers nothing, or not the next step; null when no explanation is needed. `may`: the person may move
 * orders at all.
 */
export function whyNot(pedido: Estado, may: boolean): string | null {
  const at = positionOf(pedido)
  if (at === 'CANCELADO') return 'O pedido foi cancelado e não muda mais.'
  const forward = TRANSICOES.some(({ de, exigeConcluido }) => de === at && exigeConcluido)
  if (forward && !pedido.concluido) return 'O cadastro ainda não foi concluído.'
  if (pedido.proximosStatus.length > 0) return null
  if (at === 'EXPEDIDO') return 'O pedido já foi expedido.'
  return may
    ? `Não há outra situação para onde mover um pedido em “${STATUS_LABELS[at]}”.`
    : 'O seu perfil não permite mover pedidos.'
}

const MINUTE = 60_000

/** 'agora mesmo', 'há 12 min', 'há 1 h 12 min', 'há 3 dias'. */
export function sinceText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 1) return 'agora mesmo'
  if (minutes < 60) return `há ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `há ${Math.floor(hours / 24)} ${hours < 48 ? 'dia' : 'dias'}`
  return minutes % 60 === 0 ? `há ${hours} h` : `há ${hours} h ${minutes % 60} min`
}

/** Why a move was refused; for another person's change also who and when. */
export function refusalText(error: unknown, now = new Date()): string {
  const text = describeError(error)
  if (!(error instanceof ApiError)) return text
  const { por, em } = changeOf(error)
  if (!por) return text
  const when = em && !Number.isNaN(Date.parse(em)) ? `, ${formatMoment(em, now)}` : ''
  return `${text.replace(/\.$/, '')} (${por}${when}).`
}
