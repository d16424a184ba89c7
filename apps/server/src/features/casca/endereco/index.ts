export { enderecoRoutes } from './routes.ts'
