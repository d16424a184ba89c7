export { parseRelatorioSearch } from './search.ts'
