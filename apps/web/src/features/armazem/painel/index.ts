export { parsePainelSearch } from './parts/search.ts'
