export { parsePainelSearch } from './parts/search.ts'
export type { PainelSearch } from './parts/search.ts'
