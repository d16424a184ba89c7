export { recebimentoRoutes } from './routes.ts'
