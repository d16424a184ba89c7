export { andamentoRoutes } from './routes.ts'
