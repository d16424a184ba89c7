export { primeirosPassosRoutes } from './routes.ts'
