export { webhookJobs } from './jobs.ts'
export { webhookRoutes } from './routes.ts'
