export { parsePedidoSearch } from './parts/list-search.ts'
