export { instalacaoJobs } from './jobs.ts'
export { instalacaoRoutes } from './routes.ts'
