export { requestEntrega } from './actions.ts'
export { wmsJobs } from './jobs.ts'
