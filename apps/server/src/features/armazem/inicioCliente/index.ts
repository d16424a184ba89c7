export { inicioClienteRoutes } from './routes.ts'
