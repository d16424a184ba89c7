export { parseRecebimentoSearch } from './search.ts'
