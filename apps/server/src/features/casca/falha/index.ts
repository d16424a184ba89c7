export { falhaRoutes } from './routes.ts'
