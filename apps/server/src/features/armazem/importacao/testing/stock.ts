import type { TestApp } from '../../../../platform/testing/app.ts'
import { COLETA, linha, NOON, stockLot, type Lote, type LoteNovo } from '../../../../testing/stock.ts'

export { NOON, type Lote } from '../../../../testing/stock.ts'

export const stock = ({ database: { db } }: TestApp, novo: LoteNovo): Promise<Lote> =>
  stockLot(db, novo, NOON)

/** An order of one line, as the form sends it. */
export const orderOf = (lote: Lote, quantidade: number, numeroPedidoCliente: string) => ({
  numeroPedidoCliente,
  dataHoraColeta: COLETA,
  itens: [linha(lote, quantidade)],
})
