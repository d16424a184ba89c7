export { parsePedidoSearch } from './parts/list-search.ts'
export type { PedidoSearch } from './parts/list-search.ts'
