export { pecaRoutes } from './routes.ts'
