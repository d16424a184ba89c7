import type { EstadoPedido, WmsKind } from './moves.ts'

/** The message for an outside WMS: deliver a new order, send a changed one again, or withdraw it. */
export type RecadoWms = 'entregar' | 'reenviar' | 'retirar'

type Antes = Pick<EstadoPedido, 'etapa' | 'concluido'> & {
  /** A withdrawal that the WMS may not have received yet. */
  wmsPendente: boolean
}

/**
 * The message that a save sends to an outside WMS (docs/wms.md). The WMS picks what it was last told: changes are sent
 * as long as staff may change the order, and the order is withdrawn when it is reopened or cancelled, also when nobody
 * knows whether the hand-over arrived.
 */
export function recadoWms(
  antes: Antes,
  depois: Pick<EstadoPedido, 'etapa' | 'concluido'>,
  mudou: boolean,
  wms: WmsKind,
): RecadoWms | undefined {
  if (wms === 'interno') return undefined
  if (depois.etapa === 'CANCELADO')
    return antes.etapa !== 'CANCELADO' && (antes.concluido || antes.wmsPendente) ? 'retirar' : undefined
  if (!depois.concluido) return antes.concluido ? 'retirar' : undefined
  if (!antes.concluido) return 'entregar'
  return mudou ? 'reenviar' : undefined
}

/** Whether an outside WMS must be told that an order is deleted. */
export const isKnownToWms = ({ concluido, wmsPendente }: Omit<Antes, 'etapa'>, wms: WmsKind): boolean =>
  wms === 'http' && (concluido || wmsPendente)
