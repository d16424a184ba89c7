export { parseOsSearch } from './lista/list-search.ts'
export { PAPEIS_OS } from './impresso/papel.ts'
