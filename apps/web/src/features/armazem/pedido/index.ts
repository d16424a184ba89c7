export { countFiveFilters, readFiveFilters, wireFilters } from './parts/five-filters.ts'
export type { FiveFilters } from './parts/five-filters.ts'
export { parsePedidoSearch } from './parts/list-search.ts'
export { MAX_VOLUMES, PAPEIS } from './parts/papel.ts'
