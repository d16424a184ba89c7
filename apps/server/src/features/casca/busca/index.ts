export { buscaRoutes } from './routes.ts'
