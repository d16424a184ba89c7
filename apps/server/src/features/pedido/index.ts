export { pedidoJobs } from './jobs.ts'
export { pedidoRoutes } from './routes.ts'
