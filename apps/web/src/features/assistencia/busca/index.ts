export { procura } from './procura.ts'
