export { parseOsSearch } from './parts/list-search.ts'
export { PAPEIS_OS } from './parts/papel.ts'
