export { minhasOsRoutes } from './routes.ts'
