export { transferenciaPecaRoutes } from './routes.ts'
