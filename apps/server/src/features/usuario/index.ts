export { usuarioRoutes } from './routes.ts'
