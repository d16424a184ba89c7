import type { TestApp } from '../../../platform/testing/app.ts'
import { stockLot, type Lote, type LoteNovo } from '../../../testing/stock.ts'

export type { Lote } from '../../../testing/stock.ts'
export const NOON = new Date('2026-11-20T15:00:00Z')

export const stock = ({ database: { db } }: TestApp, novo: LoteNovo): Promise<Lote> =>
  stockLot(db, novo, NOON)

/** An order of one line, as the form sends it. */
export const orderOf = (
  { produtoId, lote, validade }: Lote,
  quantidade: number,
  numeroPedidoCliente: string,
) => ({
  numeroPedidoCliente,
  dataHoraColeta: '2026-11-23T12:15:00.000Z',
  itens: [{ produto: { id: produtoId }, quantidade, observacoes: lote, dataValidade: validade }],
})
