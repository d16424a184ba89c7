export { filtroSalvoRoutes } from './routes.ts'
