import type { PartePedido, WmsKind } from '@app/rules/armazem/pedido'
import { WmsPedido } from '@app/contract/armazem/wms'
import type { Config } from '../../../platform/config.ts'

/** Whoever picks the goods: the built-in warehouse or an outside WMS (armazem.md, Stock). */
export type Wms = {
  kind: WmsKind
  /** Resolves once the WMS has taken the order over; rejects for every other outcome. */
  deliver: (pedido: WmsPedido) => Promise<void>
}

/** Which warehouse this installation works with; an address makes it an outside one. */
export const wmsKind = ({ WMS_URL }: Pick<Config, 'WMS_URL'>): WmsKind =>
  WMS_URL === undefined ? 'interno' : 'http'

/**
 * Whether a field of the order is part of the hand-over, by the names of its contract: a change of any other one is
 * nothing to a WMS, and is not sent.
 */
export const isToldToWms = (campo: PartePedido): boolean => Object.hasOwn(WmsPedido.shape, campo)
