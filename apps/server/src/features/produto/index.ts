export { produtoHooks } from './hooks.ts'
export { produtoRoutes } from './routes.ts'
