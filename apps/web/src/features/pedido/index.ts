export { parsePedidoSearch } from './parts/list-search.ts'
export { MAX_VOLUMES, PAPEIS } from './parts/papel.ts'
