export { visaoRoutes } from './routes.ts'
