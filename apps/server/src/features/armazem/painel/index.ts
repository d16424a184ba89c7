export { painelRoutes } from './routes.ts'
