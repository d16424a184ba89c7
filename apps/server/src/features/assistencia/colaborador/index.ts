export { changeColaborador } from './actions/mudar.ts'
export { colaboradorJobs } from './jobs.ts'
export { colaboradorRoutes } from './routes.ts'
