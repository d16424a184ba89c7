export { chamadoRoutes } from './routes.ts'
