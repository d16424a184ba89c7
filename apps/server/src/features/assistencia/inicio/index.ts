export { inicioRoutes } from './routes.ts'
