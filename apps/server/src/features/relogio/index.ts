export { relogioRoutes } from './routes.ts'
