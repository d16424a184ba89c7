export { modeloProdutoHooks } from './hooks.ts'
