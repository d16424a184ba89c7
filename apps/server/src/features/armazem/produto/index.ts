export { produtoHooks } from './hooks.ts'
export { produtoRoutes } from './routes.ts'
export { produtoColumns, produtoJson } from './store.ts'
