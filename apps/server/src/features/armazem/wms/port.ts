import type { PartePedido, WmsKind } from '@app/rules/armazem/pedido'
import { WmsPedido } from '@app/contract/armazem/wms'
import type { Config } from '../../../platform/config.ts'

/** The system that picks the goods: the built-in warehouse or an outside WMS (armazem.md, Stock). */
export type Wms = {
  kind: WmsKind
  /** Resolves when the WMS has accepted the order; rejects otherwise. */
  deliver: (pedido: WmsPedido) => Promise<void>
}

/** The kind of WMS of this installation; an address makes it an outside one. */
export const wmsKind = ({ WMS_URL }: Pick<Config, 'WMS_URL'>): WmsKind =>
  WMS_URL === undefined ? 'interno' : 'http'

/** Whether a field of the order is in the hand-over's contract; a change of any other field is not sent to the WMS. */
export const isToldToWms = (campo: PartePedido): boolean => Object.hasOwn(WmsPedido.shape, campo)
