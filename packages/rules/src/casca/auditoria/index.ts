export { describeMudanca } from './describe.ts'
export { diffPedido } from './diff-pedido.ts'
export type { PedidoAuditado } from './diff-pedido.ts'
export type { AjusteAuditado, ItemAuditado, Json, Mudanca, MudancaAcao } from './mudanca.ts'
