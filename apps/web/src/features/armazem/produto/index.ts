export { createProduto, searchProdutos } from './api.ts'
