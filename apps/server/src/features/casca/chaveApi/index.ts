export { chaveApiJobs } from './jobs.ts'
export { chaveApiRoutes } from './routes.ts'
