export { parseRastreioSearch } from './search.ts'
