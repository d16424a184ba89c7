export { requestEntrega } from './actions.ts'
export { wmsJobs } from './jobs.ts'
export { createWmsRoutes, type ApplyAviso } from './routes.ts'
