export { wmsJobs } from './jobs.ts'
export { wmsRoutes } from './routes.ts'
