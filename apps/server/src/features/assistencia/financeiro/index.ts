export { financeiroJobs } from './jobs.ts'
export { financeiroRoutes } from './routes.ts'
