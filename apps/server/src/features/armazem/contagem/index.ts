export { contagemRoutes } from './routes.ts'
