export { parsePainelSearch } from './filtros/search.ts'
