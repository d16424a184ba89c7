export { countFiveFilters, readFiveFilters, wireFilters } from './lista/five-filters.ts'
export type { FiveFilters } from './lista/five-filters.ts'
export { parsePedidoSearch } from './lista/list-search.ts'
export { MAX_VOLUMES, PAPEIS } from './impresso/papel.ts'
