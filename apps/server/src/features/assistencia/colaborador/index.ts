export { changeColaborador } from './actions/change.ts'
export { colaboradorJobs } from './jobs.ts'
export { colaboradorRoutes } from './routes.ts'
