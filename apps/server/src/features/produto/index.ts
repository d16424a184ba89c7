export { produtoRoutes } from './routes.ts'
