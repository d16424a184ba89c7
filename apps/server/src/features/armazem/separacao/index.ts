export { separacaoRoutes } from './routes.ts'
