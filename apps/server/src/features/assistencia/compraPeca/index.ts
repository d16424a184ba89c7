export { compraPecaRoutes } from './routes.ts'
