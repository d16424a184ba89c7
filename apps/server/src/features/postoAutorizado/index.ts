export { postoAutorizadoRoutes } from './routes.ts'
