export { sessaoRoutes } from './routes.ts'
