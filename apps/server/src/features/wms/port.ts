import type { WmsKind } from '@app/rules/pedido'
import type { WmsPedido } from '@app/contract/wms'

/** Whoever picks the goods: the built-in warehouse or an outside WMS (armazem.md, Stock). */
export type Wms = {
  kind: WmsKind
  /** Resolves once the WMS has taken the order over; rejects for every other outcome. */
  entregar: (pedido: WmsPedido) => Promise<void>
}
