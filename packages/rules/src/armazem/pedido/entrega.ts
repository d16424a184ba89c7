import type { EstadoPedido, WmsKind } from './moves.ts'

/** What an outside WMS has to be told: the order, the order as it is now, or that it is not to be picked. */
export type RecadoWms = 'entregar' | 'reenviar' | 'retirar'

type Antes = Pick<EstadoPedido, 'etapa' | 'concluido'> & {
  /** It may know of the order, or not yet of its withdrawal. */
  wmsPendente: boolean
}

/**
 * What a save must tell an outside WMS (docs/wms.md). It picks what it was told last: a change of what it was told
 * follows it for as long as staff may change the order, and what it was handed is taken back when the order is
 * reopened or cancelled, also when nobody knows whether the hand-over had arrived.
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
