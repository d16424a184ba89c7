export {
  allowedMoves,
  checkMove,
  etapaAfter,
  holdsStock,
  positionOf,
  statusAlcisAfter,
  statusAlcisOnConclusion,
  TRANSICOES,
} from './moves.ts'
export type { Can, EstadoPedido, MoveCheck, Transicao, WmsKind } from './moves.ts'
export { isKnownToWms, recadoWms } from './entrega.ts'
export { deadlineOf, effectiveStatus, lateSince } from './late.ts'
export type { Prazos, RelogioPedido } from './late.ts'
export { delaySpoken, delayText } from './delay-text.ts'
export { canReopen, checkAnexo, checkDelete, isReadOnly, lockedFields, PARTES_PEDIDO } from './locks.ts'
export type { AnexoAcao, PartePedido } from './locks.ts'
export { diffPedido, type PedidoAuditado } from './diff.ts'
export { checkItens } from './itens.ts'
export type { ErroLinha, LinhaPedido, LoteSaldo, PoliticaEstoque, ProdutoPedido } from './itens.ts'
export { citacaoOf } from './citado.ts'
export { eventosDoPedido } from './eventos.ts'
