export { searchProdutos } from './api.ts'
