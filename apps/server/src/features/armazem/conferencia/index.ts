export { conferenciaRoutes } from './routes.ts'
