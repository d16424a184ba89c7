import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { positionOf } from '@app/rules/armazem/pedido'

/** The status to show: a dispatched order is no longer waiting for dispatch. */
export const shownStatus = (pedido: Pick<PedidoResumo, 'status' | 'etapa' | 'statusAlcis'>) =>
  positionOf(pedido) === 'EXPEDIDO' ? 'EXPEDIDO' : pedido.status

/** The client has not sent it yet, so the warehouse does not know it. */
export const isRascunho = ({ etapa, concluido }: Pick<PedidoResumo, 'etapa' | 'concluido'>) =>
  etapa === 'CRIADO' && !concluido
