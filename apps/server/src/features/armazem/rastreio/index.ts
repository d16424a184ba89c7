export { rastreioRoutes } from './routes.ts'
