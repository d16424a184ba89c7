export { fichaRoutes } from './routes.ts'
