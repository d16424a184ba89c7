export { contagemPecaRoutes } from './routes.ts'
