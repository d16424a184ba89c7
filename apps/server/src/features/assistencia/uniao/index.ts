export { uniaoRoutes } from './routes.ts'
