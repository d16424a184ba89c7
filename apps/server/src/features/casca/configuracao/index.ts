export { configuracaoRoutes } from './routes.ts'
