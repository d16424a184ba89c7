export { preferenciaRoutes } from './routes.ts'
