export { contaRoutes } from './routes.ts'
