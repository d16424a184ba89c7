export { clienteRoutes } from './routes.ts'
