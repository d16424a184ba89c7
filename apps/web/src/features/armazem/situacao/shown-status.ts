import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { positionOf } from '@app/rules/armazem/pedido'

/** The status to show: what has left the house is no longer waiting for dispatch. */
export const shownStatus = (pedido: Pick<PedidoResumo, 'status' | 'etapa' | 'statusAlcis'>) =>
  positionOf(pedido) === 'EXPEDIDO' ? 'EXPEDIDO' : pedido.status

/** Its client has not sent it yet: the warehouse knows nothing of it. */
export const isRascunho = ({ etapa, concluido }: Pick<PedidoResumo, 'etapa' | 'concluido'>) =>
  etapa === 'CRIADO' && !concluido
